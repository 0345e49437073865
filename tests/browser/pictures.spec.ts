/** Pictures of a figure and its controls. tests/unit/scenes.test.ts tests the drawing itself, row by row. */
import { expect, frames, HERO, open, test, type Hands } from './figure.ts';

/** Stone and ground are so close in tone that a higher threshold would miss a removed stone. */
const LIKE = { animations: 'disabled', caret: 'hide', threshold: 0.05, maxDiffPixelRatio: 0.0002 } as const;
const ALL = { overlays: 'raw rdp chaikin catmull-rom' };
const PATROL = { ...ALL, source: 'waypoints', columns: 24, rows: 14, points: '2,11 3,4 8,2 12,5 17,2 20,9' };

interface Picture {
  attributes: Record<string, string | number>;
  width?: number;
  isDark?: boolean;
  act?: (figure: Hands) => Promise<unknown>;
}

const PICTURES: Record<string, Picture> = {
  finished: { attributes: HERO },
  halfway: { attributes: HERO, isDark: true, act: (figure) => figure.call('seek', 150) },
  marks: { attributes: { ...PATROL, marks: '' } },
  space: {
    attributes: { ...PATROL, dimension: 3, closed: '', points: '2,11,1 3,4,4 8,2,6.5 12,5,3 17,1.5,7' },
  },
  large: {
    attributes: { seed: 12, columns: 400, rows: 240, overlays: '' },
    act: async (figure) => {
      for (let i = 0; i < 4; i++) await figure.button('Zoom in').click();
    },
  },
  panel: { attributes: { ...HERO, compare: '' } },
  'sheet-dark': {
    attributes: PATROL,
    width: 390,
    isDark: true,
    act: (figure) => figure.more(),
  },
};

test('a figure looks like its pictures', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'only Linux uses the fonts of tests/fonts');
  for (const [name, { attributes, width = 940, isDark, act }] of Object.entries(PICTURES)) {
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await page.setViewportSize({ width, height: 800 });
    const figure = await open(page, attributes);
    await act?.(figure);
    await frames(page);
    await expect.soft(page).toHaveScreenshot(`${name}.png`, LIKE);
  }
});
