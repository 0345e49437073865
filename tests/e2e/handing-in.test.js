/** Importing tracks with native drag-and-drop and the clipboard. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, openFigure, test } from './figure.js';

const GOOD = 'x,y\n1,2\n4,2\n6,3\n9,9\n';
const BAD = 'x,y\n1,2\n3,four\n';
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg">\n<path d="M 1 1 L 5 5 H 9 V 2 Z"/></svg>';
const REFUSED = 'That could not be read: line 3, column 3: expected a number in column y.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./figure.js').Figure} figure
 * @param {{ files: string[] }} what
 */
async function drop(page, figure, { files }) {
  const box = await figure.root.locator('canvas').first().boundingBox();
  if (!box) throw new Error('the figure has no size');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of /** @type {const} */ (['dragEnter', 'dragOver', 'drop']))
    await session.send('Input.dispatchDragEvent', { type, ...at, data });
  await figure.settle();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./figure.js').Figure} figure
 * @param {string} text
 */
async function paste(page, figure, text) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await figure.handles.first().focus();
  await page.keyboard.press('ControlOrMeta+v');
  await figure.settle();
}

test('a dropped file shows its points; an invalid one names the line', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  const folder = mkdtempSync(join(tmpdir(), 'meander-'));
  const file = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(join(folder, name), text);
    return [join(folder, name)];
  };
  try {
    await drop(page, figure, { files: file('bad.csv', BAD) });
    await expect(figure.status).toHaveText(REFUSED);
    expect(await figure.get('points')).toEqual([1, 1, 9, 9]);
    expect(await figure.get('source')).toBe('waypoints');
    await drop(page, figure, { files: file('good.csv', GOOD) });
    await expect(figure.status).toHaveText('Points read: 4.');
    expect(await figure.get('points')).toEqual([1, 2, 4, 2, 6, 3, 9, 9]);
    await drop(page, figure, { files: file('drawn.svg', DRAWN) });
    await expect.poll(() => figure.get('points')).toEqual([1, 1, 5, 5, 9, 5, 9, 2]);
    expect(await figure.get('closed')).toBe(true);
    // A folder comes as a file that cannot be read.
    await page.evaluate(() => {
      File.prototype.text = () => Promise.reject(new DOMException('A folder', 'NotFoundError'));
    });
    await drop(page, figure, { files: [join(folder, 'good.csv')] });
    await expect(figure.status).toContainText('the file cannot be read');
    await figure.root.getByRole('button', { name: 'Undo' }).click();
    expect(await figure.get('points')).toEqual([1, 2, 4, 2, 6, 3, 9, 9]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a pasted text shows its points, and an invalid one names the line', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  await figure.handles.first().focus();
  const before = await figure.get('points');
  await paste(page, figure, BAD);
  await expect(figure.status).toHaveText(REFUSED);
  expect(await figure.get('points')).toEqual(before);
  await paste(page, figure, GOOD);
  await expect(figure.status).toHaveText('Points read: 4.');
  expect(await figure.get('points')).toEqual([1, 2, 4, 2, 6, 3, 9, 9]);
});

test('waypoints load the small module only, until a track comes', async ({ page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) =>
    asked.push(...(/(figure|meander)[^/]*\.wasm/.exec(request.url())?.slice(1) ?? [])),
  );
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  await figure.handles.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await figure.settle();
  expect(asked).toEqual(['figure']);
  await paste(page, figure, GOOD);
  await expect(figure.status).toHaveText('Points read: 4.');
  expect(asked).toEqual(['figure', 'meander']);
});

test('pasting into a field of the figure imports nothing', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  await figure.handles.first().focus();
  await page.evaluate(() => navigator.clipboard.writeText('3,4 5,6'));
  const field = figure.root.locator('.place input').first();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(field).toHaveValue('1.5');
  await field.fill('');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('3,4 5,6');
  expect(await figure.get('points')).toHaveLength(4);
});

test('a text with too many points is refused and changes nothing', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  const code = await figure.root.evaluate((element) => {
    const text = Array.from({ length: 1_100_000 }, (_, i) => `${i % 20},${i % 19}`).join('\n');
    return Reflect.get(element, 'importText')
      .call(element, text)
      .catch((/** @type {{ code: string }} */ error) => error.code);
  });
  expect(code).toBe('TooLarge');
  expect(await figure.get('points')).toEqual([1, 1, 9, 9]);
});
