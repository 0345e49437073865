/** The challenge: the reader knocks stones out until a path is left. */
import { expect, frames, open, steps, test, type Hands } from './figure.ts';

/** The window shows the whole board. */
test.use({ viewport: { width: 600, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });

const BOARD = { columns: 7, rows: 7, terminals: '1,5 5,1', challenge: '', overlays: '', ui: 'mini' };
/** The middle column, between A and B, has only its last stone left. */
const GATE = { terminals: '0,1 6,5', missing: '3 1 6 1 6 1 6 1 6 1 6 1' };

const middleOf = (figure: Hands, cell: number) => figure.pixel((cell % 7) + 0.5, Math.floor(cell / 7) + 0.5);

async function click(figure: Hands, cell: number) {
  await figure.page.mouse.click(...(await middleOf(figure, cell)));
  await frames(figure.page);
}

/** Number of parts shown while a stone that has to stay is pressed. */
const apart = (figure: Hands) =>
  figure.element.evaluate((it: any) => it.figure.challenge.refusal.value?.parts.length ?? 0);

const step = steps();
test('a mouse and keys knock stones out', step.all);

step('a click knocks a stone out, undo puts it back, and an end stays', async ({ page }) => {
  const figure = await open(page, BOARD);
  await expect(figure.status).toHaveText('Press a stone to knock it out.');
  const told = figure.element.evaluate(
    (it) => new Promise((done) => it.addEventListener('meander-step', (event: any) => done(event.detail))),
  );
  await click(figure, 24);
  expect(await told).toEqual({ step: 1, total: 47, cell: 24, outcome: 'blocked' });
  await expect(figure.status).toHaveText('The stone in column 4, row 4 is gone. A and B are still joined.');
  await figure.button('Undo').click();
  expect(await figure.property('order')).toBeNull();
  await figure.button('Redo').click();
  expect(await figure.property('order')).toEqual([24]);
  await figure.button('Start over').click();
  expect(await figure.property('order')).toBeNull();
  await click(figure, 24);
  await figure.call('restart');
  expect(await figure.property('order')).toBeNull();
  await click(figure, 36);
  await expect(figure.status).toHaveText('A and B always stay.');
});

step('a press released on another stone or beside the board removes nothing', async ({ page }) => {
  const figure = await open(page, BOARD);
  for (const away of [await middleOf(figure, 31), await figure.pixel(-1, 3)]) {
    await figure.drag(await middleOf(figure, 24), away);
    expect(await figure.property('order')).toBeNull();
  }
});

step('arrow keys move a ring, and Enter or Space knocks its stone out', async ({ page }) => {
  const figure = await open(page, BOARD);
  const board = figure.element.getByRole('application');
  await expect(board).toHaveAccessibleDescription(/remove it with Enter/);
  await page.keyboard.press('Tab');
  await expect(board).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(figure.status).toHaveText('Stone in column 4, row 4. Press Enter to remove it.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(figure.status).toHaveText('The stone in column 4, row 3 is gone. A and B are still joined.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(figure.status).toHaveText('The stone in column 4, row 3 is already gone.');
  expect(await figure.property('order')).toEqual([17, 24]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.property('order')).toEqual([17]);
  await click(figure, 25);
  await expect(figure.status).toHaveText('The stone in column 5, row 4 is gone. A and B are still joined.');
});

step('a ring around the board shows the focus of keys, but not of a press', async ({ page }) => {
  const figure = await open(page, BOARD);
  const board = figure.element.getByRole('application');
  await click(figure, 24);
  await expect(board).toBeFocused();
  await expect(board).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(board).toHaveCSS('outline-style', 'solid');
});

step('pressing a forced stone shows both halves until the release', async ({ page }) => {
  const figure = await open(page, { ...BOARD, ...GATE });
  await page.mouse.move(...(await middleOf(figure, 45)));
  await page.clock.install();
  await page.mouse.down();
  await expect(figure.status).toHaveText(
    'The stone in column 4, row 7 has to stay: it holds the ends together.',
  );
  await page.clock.runFor(3000);
  expect(await apart(figure)).toBe(2);
  await page.mouse.up();
  expect(await apart(figure)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true });

  test('a tap knocks a stone out, and a finger that scrolls does not', async ({ page }) => {
    const figure = await open(page, BOARD);
    await page.evaluate(() => (document.body.style.minHeight = '2000px'));
    await page.touchscreen.tap(...(await middleOf(figure, 24)));
    expect(await figure.property('order')).toEqual([24]);
    const [x, y] = await middleOf(figure, 31);
    await figure.swipe([x, y], [x, y - 150]);
    expect(await figure.property('order')).toEqual([24]);
  });
});
