/** A figure that was saved as a file opens in every figure that a reader may change. */
import { expect, openFigure, takeFigure, test, unfold } from './figure.js';
import { serveSection } from './section.js';

/** Longer than any link. */
const POINTS = Array.from({ length: 30_000 }, (_, i) => (i % 2 ? (i % 300) / 2 : i / 3000) + 0.123456);
const SAVED = `v=1&s=track&r=12&p=${pairs(POINTS)}&o=raw`;

test('in the playground a saved figure is dropped, or chosen in the menu, and undo brings back what was there', async ({
  page,
}) => {
  expect(SAVED.length).toBeGreaterThan(200_000);
  await serveSection(page, 'take');
  await page.goto('./');
  const figure = await takeFigure(page, '#playground');
  await unfold(figure.root);
  const before = await figure.call('getState');
  const undo = figure.root.getByRole('button', { name: 'Undo' });

  await bring(figure, 'drop', `${SAVED}\n`);
  await expect.poll(() => figure.call('getState')).toBe(SAVED);
  await undo.click();
  expect(await figure.call('getState')).toBe(before);

  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  const chooser = page.waitForEvent('filechooser');
  await figure.root.locator('.menu').getByRole('button', { name: 'Open a file…' }).click();
  await (await chooser).setFiles({ name: 'meander.txt', mimeType: 'text/plain', buffer: Buffer.from(SAVED) });
  await expect.poll(() => figure.call('getState')).toBe(SAVED);
  await undo.click();
  expect(await figure.call('getState')).toBe(before);
});

test('a saved figure opens by paste and by a call; one of no known kind changes nothing and says so', async ({
  page,
}) => {
  const figure = await openFigure(page, { source: 'astar', columns: 12, rows: 9 });
  const before = await figure.call('getState');
  await bring(figure, 'drop', 'v=1&s=nobody&p=1,2');
  await expect(figure.status).toHaveText('That could not be read: it tells of no figure that is known here.');
  expect(await figure.call('getState')).toBe(before);
  await figure.handles.first().focus();
  await bring(figure, 'paste', 'v=1&n=7');
  await expect.poll(() => figure.call('getState')).toBe('v=1&n=7');
  await figure.call('importText', 'v=1&n=8\n');
  expect(await figure.call('getState')).toBe('v=1&n=8');
});

test('what a program hands in is a step to undo where it says that the reader did', async ({ page }) => {
  const figure = await openFigure(page, { seed: 5 });
  await figure.call('importText', 'v=1&n=7');
  await figure.call('undo');
  expect(await figure.get('seed')).toBe(7);
  const told = figure.root.evaluate(
    (one) =>
      new Promise((done) =>
        one.addEventListener('meander-change', (event) => done(Reflect.get(event, 'detail').source)),
      ),
  );
  await figure.call('importText', 'v=1&n=8', 'user');
  expect(await told).toBe('user');
  await figure.call('undo');
  expect(await figure.get('seed')).toBe(7);
  await expect(figure.call('importText', 'v=1&n=9', 'nobody')).rejects.toThrow(
    "cause was \"nobody\"; it must be 'api' or 'user'",
  );
  expect(await figure.get('seed')).toBe(7);
});

test('a figure that cannot be changed opens nothing', async ({ page }) => {
  const figure = await openFigure(page, { seed: 5 });
  const entry = figure.root.locator('.menu').getByText('Open a file…');
  await expect(entry).toHaveCount(1);
  await figure.set('readonly', true);
  await expect(entry).toHaveCount(0);
  expect(await bring(figure, 'drop', 'v=1&n=7')).toBe(false);
  expect(await figure.get('seed')).toBe(5);
});

/**
 * Whether the figure takes it.
 * @param {import('./figure.js').Figure} figure
 * @param {'drop' | 'paste'} how
 * @param {string} text
 */
function bring({ root }, how, text) {
  return root.evaluate((element, [type, given]) => {
    const data = new DataTransfer();
    const common = { bubbles: true, composed: true, cancelable: true };
    if (type === 'paste') {
      data.setData('text/plain', given);
      return !document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, ...common }));
    }
    data.items.add(new File([given], 'meander.txt'));
    const event = new DragEvent('drop', { dataTransfer: data, ...common });
    return !element.shadowRoot?.querySelector('canvas')?.dispatchEvent(event);
  }, /** @type {const} */ ([how, text]));
}

/** @param {number[]} flat */
function pairs(flat) {
  const texts = [];
  for (let i = 0; i < flat.length; i += 2) texts.push(`${flat[i]},${flat[i + 1]}`);
  return texts.join('+');
}
