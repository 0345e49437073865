/** Files that are larger or other than a figure expects do not block the page for long, change nothing where they are refused, and undo works after all of them. */
import { writeFileSync } from 'node:fs';
import { expect, openFigure, test } from './figure.js';
import { longestTask } from './longest-task.js';

/** Milliseconds of a machine that is four times slower. */
const LONGEST = 1000;
/** After what was handed in is shown, or refused. */
const REST = 500;

/** A walk of so many points. @param {string} point by `x` and `y` */
const walk = (/** @type {number} */ count, point, between = '\\n') =>
  `Array.from({ length: ${count} }, (_, i) => {
    const [x, y] = [(11 + i / 4e5).toFixed(7), (48 + Math.sin(i / 9000) / 5).toFixed(7)];
    return ${point};
  }).join('${between}')`;

/**
 * Texts by what they are, made in the page, with how many points are shown (0: the text is refused), and further
 * attributes of the figure.
 * @type {Readonly<Record<string, readonly [make: string, shown: number, attributes?: Record<string, string>]>>}
 */
const TEXTS = {
  '1.1 million points': ["Array.from({ length: 1.1e6 }, (_, i) => `${i % 20},${i % 19}`).join('\\n')", 0],
  'a million points that cross': [
    "Array.from({ length: 1e6 }, (_, i) => `${(i * 7919) % 20},${(i * 104729) % 19}`).join('\\n')",
    1e6,
  ],
  'a GPX file of 14 MB': [
    `'<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>' + ${walk(
      130_000,
      '`<trkpt lat="${y}" lon="${x}"><ele>${520 + (i % 77)}.5</ele><time>${new Date(1.7e12 + 1000 * i).toISOString()}</time></trkpt>`',
    )} + '</trkseg></trk></gpx>'`,
    130_000,
  ],
  'a GeoJSON file of 13 MB': [
    `'{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[' + ${walk(
      500_000,
      '`[${x},${y},${520 + (i % 77)}]`',
      ',',
    )} + ']}}'`,
    500_000,
    { compare: '', ui: 'full' },
  ],
  'a CSV file of 17 MB': [`'x,y\\n' + ${walk(780_000, '`${x},${y}`')}`, 780_000],
  'a drawing of a million points': [
    `'<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" d="M' + ${walk(
      1e6,
      '`${x.slice(0, -3)} ${y.slice(0, -3)}`',
      ' ',
    )} + '"/></svg>'`,
    1e6,
  ],
  'a drawing whose entities hold four million points': [
    `'<!DOCTYPE svg [<!ENTITY a "' + 'L1,2 3,4 '.repeat(7000) +
      '">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0 ' + '&a;'.repeat(280) + '"/></svg>'`,
    0,
  ],
  'a drawing whose entities hold entities': [
    `'<!DOCTYPE svg [<!ENTITY a "' + 'L1,2 3,4 '.repeat(500) + '"><!ENTITY b "' + '&a;'.repeat(100) +
      '"><!ENTITY c "' + '&b;'.repeat(100) + '">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0 &c;"/></svg>'`,
    0,
  ],
  'a paste of 25 million letters': ["'1,2\\n'.repeat(6.25e6)", 0],
  '19 million letters that are no track': ["'x'.repeat(19e6)", 0],
  '19 million brackets': ["'['.repeat(9.5e6) + ']'.repeat(9.5e6)", 0],
  '19 million letters of elements in elements': ["'<a>'.repeat(6e6)", 0],
};

for (const [name, [make, shown, attributes]] of Object.entries(TEXTS))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, {
      source: 'waypoints',
      overlays: 'raw chaikin rdp catmull-rom',
      ...attributes,
    });
    await figure.set('source', 'track');
    await figure.set('points', [1, 1, 9, 9, 18, 2]);
    await page.evaluate(`window.handedIn = ${make}`);
    const count = () =>
      figure.root.evaluate(
        (element) => Reflect.get(element, 'points').length / Reflect.get(element, 'dimension'),
      );

    /** Hands it in, waits until it is shown or refused, and goes back. @param {'paste' | 'drop'} type */
    async function bring(type) {
      const told = shown ? null : await figure.event('error');
      await figure.root.evaluate((element, how) => {
        const event = new Event(how, { bubbles: true, cancelable: true, composed: true });
        const text = Reflect.get(window, 'handedIn');
        const files = how === 'drop' ? [new File([text], 'walk.txt')] : [];
        const data = { files, getData: () => text };
        Object.defineProperty(event, how === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
        const canvas = element.shadowRoot?.querySelector('canvas');
        canvas?.focus();
        canvas?.dispatchEvent(event);
      }, type);
      if (told) expect(['TooLarge', 'BadText']).toContain((await told()).code);
      else await expect(figure.status).toContainText(`Points read: ${shown.toLocaleString('en')}`);
      await expect(figure.root.locator('.figure[aria-busy]')).toHaveCount(0);
      expect(await count()).toBe(shown || 3);
      await figure.call('undo');
      expect(await count()).toBe(3);
    }

    const longest = await longestTask(
      page,
      async () => {
        await bring('paste');
        await bring('drop');
      },
      REST,
    );
    annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(LONGEST);
  });

test('a track of 780,000 points in the builder: the page goes on', async ({ page }, info) => {
  const { annotations } = info;
  await page.goto('builder.html');
  const written = () => page.evaluate(() => document.documentElement.dataset.written ?? '');
  await expect.poll(written).not.toBe('');
  const text = Array.from({ length: 780_000 }, (_, i) =>
    [11 + i / 4e5, 48 + Math.sin(i / 9000) / 5].map((part) => part.toFixed(7)).join(),
  );
  // Handed over by its name: as a buffer it would come by way of the page itself.
  const file = info.outputPath('walk.csv');
  writeFileSync(file, text.join('\n'));
  const longest = await longestTask(
    page,
    async () => {
      await page.locator('.open-file input').setInputFiles(file);
      await expect(page.locator('.notice')).toContainText('of 780,000 points', { timeout: 60_000 });
      await expect.poll(written).toContain('s=track');
    },
    REST,
  );
  annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
  expect((await written()).length).toBeLessThan(200_000);
  expect(longest).toBeLessThan(LONGEST);
});

test('the link of a figure of a million points: the page goes on', async ({ page }, { annotations }) => {
  await page.goto('index.html');
  const figure = page.locator('meander-path').first();
  await figure.evaluate((element) => {
    Reflect.set(element, 'source', 'track');
    Reflect.set(
      element,
      'points',
      Array.from({ length: 2e6 }, (_, i) => (i % 2 ? 10 + Math.sin(i / 9000) : i / 1e5)),
    );
  });
  const line = figure.locator('.share');
  const longest = await longestTask(
    page,
    async () => {
      await line.getByRole('button').first().click();
      await expect(line).toContainText('too long');
      await line.getByRole('link').hover();
      await line.getByRole('link').click();
    },
    REST,
  );
  annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
  await expect(page).toHaveURL(/index\.html/);
  expect(longest).toBeLessThan(LONGEST);
});
