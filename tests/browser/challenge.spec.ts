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

step('a click knocks a stone out, but not if it is released elsewhere', async ({ page }) => {
  const figure = await open(page, BOARD);
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
  for (const away of [await middleOf(figure, 31), await figure.pixel(-1, 3)]) {
    await figure.drag(await middleOf(figure, 24), away);
    expect(await figure.property('order')).toBeNull();
  }
});

step('arrow keys move a ring, and Enter or Space knocks its stone out', async ({ page }) => {
  const figure = await open(page, BOARD);
  const board = figure.element.getByRole('application');
  await expect(board).toHaveAccessibleDescription(/remove it with Enter/);
  await click(figure, 25);
  await expect(board).toBeFocused();
  await expect(board, 'a press shows no ring').toHaveCSS('outline-style', 'none');
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(board).toHaveCSS('outline-style', 'solid');
  expect(await figure.property('order')).toEqual([25, 17, 24]);
  await page.keyboard.press('ControlOrMeta+z');
  expect(await figure.property('order')).toEqual([25, 17]);
});

step('pressing a forced stone shows both halves until the release', async ({ page }) => {
  const figure = await open(page, { ...BOARD, ...GATE });
  await page.mouse.move(...(await middleOf(figure, 45)));
  await page.clock.install();
  await page.mouse.down();
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
