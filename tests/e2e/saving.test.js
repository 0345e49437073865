/** Files saved from a figure's menu, and by the command. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, openFigure, test } from './figure.js';

const FIGURE = { source: 'waypoints', points: '1,2 5,7 9,3', columns: 12, rows: 9, overlays: 'raw chaikin' };

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./figure.js').Figure} figure
 * @param {string} name
 * @param {string} [curve]
 */
async function save(page, figure, name, curve) {
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  if (curve) await figure.root.getByRole('combobox', { name: 'Curve' }).selectOption(curve);
  const waiting = page.waitForEvent('download');
  await figure.root.getByRole('button', { name, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('PNG: it is saved at 1× and 2×; a failure shows a message', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  const wide = (await figure.root.locator('canvas').first().boundingBox())?.width ?? 0;
  for (const [name, ratio] of /** @type {const} */ ([
    ['Picture (PNG)', 1],
    ['Picture (PNG, 2×)', 2],
  ])) {
    const { bytes } = await save(page, figure, name);
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(Math.round(wide * ratio));
    expect(bytes.readUInt32BE(20)).toBe(Math.round((Math.round(wide * ratio) * 9) / 12));
  }
  await page.evaluate(
    () => void (HTMLCanvasElement.prototype.toBlob = (/** @type {BlobCallback} */ done) => done(null)),
  );
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  await figure.root.getByRole('button', { name: 'Picture (PNG)', exact: true }).click();
  await expect(figure.status).toHaveText('That could not be saved: the picture is too large.');
});

test('menu: each kind of file starts as it should, and the status names it', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  for (const [kind, file, start] of /** @type {const} */ ([
    ['Drawing (SVG)', 'meander.svg', '<svg'],
    ['Points (CSV)', 'meander.csv', 'x,y\n1,2\n1.'],
    ['Points (JSON)', 'meander.json', '[['],
    ['Points (Rust)', 'meander.rs', '// chaikin, 48 points\npub const PATH: [(f64, f64); 48] = ['],
    ['Points (JavaScript)', 'meander.js', '// chaikin, 48 points\nexport const path = ['],
    ['Points (GDScript)', 'meander.gd', '# chaikin, 48 points\nvar path := PackedVector2Array(['],
    ['Points (C#)', 'meander.cs', '// chaikin, 48 points\nstatic readonly Vector2[] Path = new Vector2[]'],
    ['Program (Rust)', 'curve.rs', '// cargo add meander-core\n'],
    ['Program (JavaScript)', 'curve.mjs', '// npm install meander\n'],
  ])) {
    const { name, bytes } = await save(page, figure, kind, 'chaikin');
    expect(name).toBe(file);
    expect(bytes.toString().slice(0, start.length)).toBe(start);
    await expect(figure.status).toHaveText(`Saved as ${file}.`);
  }
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  await page.keyboard.press('Escape');
  await expect(figure.root.getByRole('button', { name: 'Points (CSV)' })).toBeHidden();
  await expect(figure.root.getByRole('button', { name: 'Save or open' })).toBeFocused();
});

test('command: it draws what the figure draws', async ({ page }) => {
  const figure = await openFigure(page, { seed: 5, overlays: 'raw chaikin rdp catmull-rom' });
  await figure.call('seek', 150);
  const state = String(await figure.call('getState'));
  const wide = await figure.root
    .locator('canvas')
    .first()
    .evaluate((canvas) => Math.round(canvas.getBoundingClientRect().width));
  const svg = String(await figure.call('toSVG'));
  const title = /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? '';
  const words = ['svg', state, '--width', String(wide), '--theme', 'light', '--title', title];
  expect(execFileSync(process.execPath, ['dist/command.js', ...words], { encoding: 'utf8' })).toBe(svg);
});
