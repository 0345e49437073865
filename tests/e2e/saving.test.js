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

test('a picture is saved at one and at two device pixels per CSS pixel', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  const wide = (await figure.root.locator('canvas').first().boundingBox())?.width ?? 0;
  for (const [name, ratio] of /** @type {const} */ ([
    ['Picture (PNG)', 1],
    ['Picture (PNG, 2×)', 2],
  ])) {
    const { bytes } = await save(page, figure, name);
    expect(bytes.readUInt32BE(16)).toBe(Math.round(wide * ratio));
    expect(bytes.readUInt32BE(20)).toBe(Math.round((Math.round(wide * ratio) * 9) / 12));
  }
});

test('the points of any curve are saved, as text and as code', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  const raw = await save(page, figure, 'Points (CSV)');
  expect(raw.bytes.toString()).toBe('x,y\n1,2\n5,7\n9,3\n');
  const cut = await save(page, figure, 'Points (CSV)', 'chaikin');
  expect(cut.bytes.toString()).toBe(await figure.call('toCSV', 'chaikin'));
  for (const [name, file, start] of /** @type {const} */ ([
    ['Points (Rust)', 'meander.rs', '// chaikin, 48 points\npub const PATH: [(f64, f64); 48] = ['],
    ['Points (JavaScript)', 'meander.js', '// chaikin, 48 points\nexport const path = ['],
    ['Points (GDScript)', 'meander.gd', '# chaikin, 48 points\nvar path := PackedVector2Array(['],
    ['Points (C#)', 'meander.cs', '// chaikin, 48 points\nstatic readonly Vector2[] Path = new Vector2[]'],
  ])) {
    const saved = await save(page, figure, name, 'chaikin');
    expect(saved.name).toBe(file);
    expect(saved.bytes.toString().slice(0, start.length)).toBe(start);
  }
});

test('toCode returns what the menu saves, and rejects unknown languages', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  const saved = await save(page, figure, 'Points (GDScript)');
  expect(saved.bytes.toString()).toBe(await figure.call('toCode', 'gdscript'));
  const thrown = await figure.root.evaluate((element) =>
    Reflect.get(element, 'toCode')
      .call(element, 'cobol')
      .catch((/** @type {Error} */ error) => error.message),
  );
  expect(thrown).toContain('it must be one of rust, javascript, gdscript, csharp');
});

test('a program that makes the curve is saved beside its points', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  for (const [name, file, start] of /** @type {const} */ ([
    ['Program (Rust)', 'curve.rs', '// cargo add meander-core\n'],
    ['Program (JavaScript)', 'curve.mjs', '// npm install meander\n'],
  ])) {
    const saved = await save(page, figure, name, 'chaikin');
    expect(saved.name).toBe(file);
    const language = file === 'curve.rs' ? 'rust' : 'javascript';
    expect(saved.bytes.toString()).toBe(await figure.call('toCode', language, 'chaikin', 'program'));
    expect(saved.bytes.toString().slice(0, start.length)).toBe(start);
  }
  const thrown = await figure.root.evaluate((element) =>
    Reflect.get(element, 'toCode')
      .call(element, 'rust', 'raw', 'poem')
      .catch((/** @type {any} */ error) => [error.code, error.argument]),
  );
  expect(thrown).toEqual(['BadArgument', 'what']);
});

test('the status line says what was saved, or that it could not be', async ({ page }) => {
  const figure = await openFigure(page, FIGURE);
  for (const [kind, file] of /** @type {const} */ ([
    ['Picture (PNG)', 'meander.png'],
    ['Drawing (SVG)', 'meander.svg'],
    ['Points (CSV)', 'meander.csv'],
    ['Points (GDScript)', 'meander.gd'],
    ['Program (Rust)', 'curve.rs'],
  ])) {
    const { name } = await save(page, figure, kind);
    expect(name).toBe(file);
    await expect(figure.status).toHaveText(`Saved as ${file}.`);
  }
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  const failed = await figure.event('error');
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  await figure.root.getByRole('button', { name: 'Picture (PNG)', exact: true }).click();
  expect(await failed()).toMatchObject({ code: 'TooLarge', argument: 'ratio' });
  await expect(figure.status).toHaveText('That could not be saved: the picture is too large.');
});

test('the menu fits a small figure', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const figure = await openFigure(page, FIGURE);
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  const box = await figure.root.getByRole('group', { name: 'Save or open' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(box?.y).toBeGreaterThanOrEqual(0);
});

const CROWD = Array.from({ length: 108 }, (_, i) => `${(i % 12) + 0.5},${Math.floor(i / 12) + 0.5}`).join(
  ' ',
);

for (const [name, attributes] of /** @type {const} */ ([
  ['a carving half done', { source: 'chisel', seed: 5, overlays: 'raw chaikin rdp catmull-rom' }],
  ['a trail', { source: 'chisel', seed: 5, view: 'trail', theme: 'dark' }],
  ['a route', { source: 'astar', columns: 16, rows: 9 }],
  ['a patrol in space', { source: 'waypoints', dimension: 3, marks: '' }],
  ['a waypoint in every cell', { source: 'waypoints', columns: 12, rows: 9, points: CROWD }],
]))
  test(`the command draws what the figure draws: ${name}`, async ({ page }) => {
    const figure = await openFigure(page, attributes);
    if (attributes.source === 'chisel') await figure.call('seek', 150);
    const state = String(await figure.call('getState'));
    const wide = await figure.root
      .locator('canvas')
      .first()
      .evaluate((canvas) => Math.round(canvas.getBoundingClientRect().width));
    const svg = String(await figure.call('toSVG'));
    const title = /<title>(.*?)<\/title>/.exec(svg)?.[1] ?? '';
    const theme = 'theme' in attributes ? attributes.theme : 'light';
    const words = ['svg', state, '--width', String(wide), '--theme', theme, '--title', title];
    expect(execFileSync(process.execPath, ['dist/command.js', ...words], { encoding: 'utf8' })).toBe(svg);
  });
