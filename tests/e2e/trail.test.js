/** The trail: a road through grass. */
import { expect, openFigure, test } from './figure.js';
import { countArcs } from './watched-page.js';

const GRID = { columns: 14, rows: 12, seed: 7 };

test('the trail is the same picture however often it is drawn, and follows the seed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: '' });
  const states = await figure.look();
  await figure.checkbox('road through grass').check();
  await figure.settle();
  const trail = await figure.look();
  expect(trail).not.toBe(states);
  expect(await figure.get('view')).toBe('trail');
  await page.evaluate(() => scrollTo(0, 0));
  await figure.drag([1.5, 1.5], [5.5, 3.5]);
  expect(await figure.get('terminals')).not.toEqual([1, 1, 12, 10]);
  await figure.call('seek', 40);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.call('seek', 1e9);
  expect(await figure.look()).toBe(trail);
  await figure.set('seed', 8);
  expect(await figure.look()).not.toBe(trail);
  await figure.set('seed', 7);
  expect(await figure.look()).toBe(trail);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.settle();
  expect(await figure.look()).toBe(states);
});

test('an unchanged trail is not drawn again', async ({ page }) => {
  const arcs = await countArcs(page);
  const figure = await openFigure(page, { ...GRID, overlays: '', view: 'trail' });
  const look = await figure.look();
  await figure.set('passes', 2);
  const kept = await arcs();
  await figure.set('passes', 3);
  // The handles alone have some, in each frame.
  expect((await arcs()) - kept).toBeLessThan(40);
  expect(await figure.look()).toBe(look);
  await figure.set('seed', 8);
  expect((await arcs()) - kept).toBeGreaterThan(60);
  expect(await figure.look()).not.toBe(look);
});

test('the trail is drawn cell by cell and uses none of the carving’s randomness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: '', view: 'trail' });
  const terminals = [15, 152];
  const cells = await figure.root.evaluate(
    (element, ends) => [
      .../** @type {any} */ (element).engine.chisel({ width: 14, height: 12, seed: 7, terminals: ends })
        .cells,
    ],
    terminals,
  );
  const colours = await figure.cellColours();
  const grass = new Set(colours.filter((_, cell) => !cells.includes(cell)));
  const road = new Set(cells.map((cell) => colours[cell]));
  expect(grass.size).toBeLessThanOrEqual(4);
  expect([...road].some((colour) => !grass.has(colour))).toBe(true);
  const pictures = new Set();
  for (const step of [0, 20, 80, 150]) {
    await figure.call('seek', step);
    pictures.add(await figure.look());
  }
  expect(pictures.size).toBe(4);
});
