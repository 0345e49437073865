/** Tracks that come in as they do from a reader: by the browser's own drag, and by its own clipboard. */
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
 * @param {{ files?: string[], text?: string }} what
 */
async function drop(page, figure, { files, text }) {
  const box = await figure.root.locator('canvas').first().boundingBox();
  if (!box) throw new Error('the figure has no size');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  const items = text === undefined ? [] : [{ mimeType: 'text/plain', data: text }];
  const data = { items, ...(files ? { files } : {}), dragOperationsMask: 1 };
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

test('files and texts are dropped; an invalid one changes nothing and the message names the place', async ({
  page,
}) => {
  const figure = await openFigure(page, { source: 'waypoints', points: '1,1 9,9' });
  const folder = mkdtempSync(join(tmpdir(), 'meander-'));
  const file = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(join(folder, name), text);
    return [join(folder, name)];
  };
  try {
    const before = await figure.look();
    await drop(page, figure, { files: file('bad.csv', BAD) });
    await expect(figure.status).toHaveText(REFUSED);
    expect(await figure.look()).toBe(before);
    expect(await figure.get('points')).toEqual([1, 1, 9, 9]);
    expect(await figure.get('source')).toBe('waypoints');
    await drop(page, figure, { files: file('good.csv', GOOD) });
    await expect(figure.status).toHaveText('Points read: 4.');
    expect(await figure.get('points')).toEqual([1, 2, 4, 2, 6, 3, 9, 9]);
    await drop(page, figure, { files: file('bad.svg', DRAWN.replace('H 9', 'H nine')) });
    await expect(figure.status).toHaveText(/line 2, column 24: expected /);
    expect(await figure.get('points')).toEqual([1, 2, 4, 2, 6, 3, 9, 9]);
    await drop(page, figure, { files: file('drawn.svg', DRAWN) });
    await expect.poll(() => figure.get('points')).toEqual([1, 1, 5, 5, 9, 5, 9, 2]);
    expect(await figure.get('closed')).toBe(true);
    await drop(page, figure, { text: '[[1,1],[5,5],[9,1]]' });
    await expect(figure.status).toHaveText('Points read: 3.');
    await figure.root.getByRole('button', { name: 'Undo' }).click();
    expect(await figure.get('points')).toEqual([1, 1, 5, 5, 9, 5, 9, 2]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('texts are pasted; an invalid one changes nothing and the message names the place', async ({ page }) => {
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

test('a patrol does with the small module until a track is handed in', async ({ page }) => {
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

test('pasting into a field of the figure does not import', async ({ page }) => {
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
