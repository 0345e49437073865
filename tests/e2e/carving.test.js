import { expect, openFigure, resting, test } from './figure.js';
import { countFrames, keepTime } from './watched-page.js';

const GRID = { columns: 14, rows: 12, seed: 7, overlays: '' };

test('the animation reaches the cells of the one-shot call', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, speed: 400 });
  const done = await figure.event('done');
  await figure.root.getByRole('button', { name: 'Play' }).click();
  const detail = await done();
  await expect(figure.root.getByRole('button', { name: 'Play' })).toBeVisible();
  const result = await figure.root.evaluate((element) => {
    const { engine } = /** @type {any} */ (element);
    const { cells, steps } = engine.chisel({ width: 14, height: 12, seed: 7, terminals: [15, 152] });
    return { cells: [...cells], steps };
  });
  // The last cells have crumbled.
  const tones = async () => new Set(await figure.cellColours()).size;
  await expect.poll(tones).toBe(2);
  const colours = await figure.cellColours();
  const forced = colours[result.cells[0]];
  expect(colours.flatMap((colour, cell) => (colour === forced ? [cell] : []))).toEqual(result.cells);
  expect(detail).toMatchObject({ step: result.steps, total: result.steps });
});

test('playing shows the intermediate states in order', async ({ page }) => {
  // Slow enough to be on its way throughout, also on a machine with few frames.
  const figure = await openFigure(page, { ...GRID, columns: 40, rows: 40, speed: 30 });
  const steps = await figure.root.evaluate(
    (element) =>
      new Promise((done) => {
        /** @type {number[]} */
        const seen = [];
        element.addEventListener('meander-step', (event) => {
          seen.push(/** @type {CustomEvent} */ (event).detail.step);
          if (seen.length === 12) done(seen);
        });
        /** @type {any} */ (element).restart();
      }),
  );
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps[0]).toBe(0);
  expect(steps[11]).toBeLessThan(60);
  await figure.root.getByRole('button', { name: 'Pause' }).click();
  await figure.settle();
  const held = await figure.root.locator('.timeline output').textContent();
  const [step, total] = held?.split(' / ') ?? [];
  expect(step).not.toBe(total);
  await page.waitForTimeout(150);
  expect(await figure.root.locator('.timeline output').textContent()).toBe(held);
});

test('a state set while the carving plays stays at its position', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, speed: 1 });
  const state = 'v=1&c=14&r=12&n=7&o=&h=1&at=20';
  const { root } = figure;
  for (const come of [
    () => figure.call('setState', state),
    () => root.evaluate((element, text) => element.setAttribute('state', text), state),
  ]) {
    await figure.call('restart');
    await expect(root.getByRole('button', { name: 'Pause' })).toBeVisible();
    await come();
    await expect(root.getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(root.locator('.timeline output')).toHaveText(/^20 /);
  }
});

test('stepping back restores the earlier picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, { ...GRID, overlays: 'raw chaikin rdp catmull-rom' });
  const forth = figure.root.getByRole('button', { name: 'One step on' });
  const back = figure.root.getByRole('button', { name: 'One step back' });
  await figure.call('seek', 60);
  const pictures = [];
  for (let i = 0; i < 8; i++) {
    pictures.push(await figure.look());
    await forth.click();
    await figure.settle();
  }
  expect(new Set(pictures).size).toBe(8);
  for (let i = 7; i >= 0; i--) {
    await back.click();
    await figure.settle();
    expect(await figure.look(), `step ${60 + i}`).toBe(pictures[i]);
  }
});

test('scrubbing goes to any step and names the decision', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, columns: 20, rows: 20 });
  const timeline = figure.root.locator('[part=timeline]');
  await timeline.fill('100');
  await figure.settle();
  await expect(figure.root.locator('.timeline output')).toHaveText(/^100 \/ \d+$/);
  await expect(figure.status).toHaveText(/^Cell \d+, \d+, (on|beside|forced)/);
  const early = await figure.look();
  await timeline.fill('300');
  await figure.settle();
  expect(await figure.look()).not.toBe(early);
  await timeline.fill('100');
  await figure.settle();
  expect(await figure.look()).toBe(early);
});

test('at low speed every cell is announced as it is decided', async ({ page }) => {
  const figure = await openFigure(page, { ...GRID, speed: 5 });
  await figure.root.getByRole('button', { name: 'Play' }).click();
  await expect(figure.status).toHaveText(/^Cell \d+, \d+, (on|beside|forced)/);
  const first = await figure.status.textContent();
  await expect(figure.status).not.toHaveText(first ?? '');
  await expect(figure.status).toHaveText(/^Cell \d+, \d+/);
  await figure.set('speed', 6);
  await expect(figure.status).toHaveText('Carving…');
});

test('removed cells fade out, and with reduced motion they disappear at once', async ({ page }) => {
  const time = await keepTime(page);
  const figure = await openFigure(page, GRID);
  await time.stop();
  await figure.call('seek', 0);
  await figure.call('step', 3);
  const looks = [];
  for (const ms of [0, 30, 60]) {
    await time.pass(ms);
    looks.push(await figure.look());
  }
  await time.pass(60);
  const gone = await figure.look();
  expect(new Set([...looks, gone]).size).toBe(4);
  await time.pass(60);
  expect(await figure.look()).toBe(gone);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await figure.call('seek', 0);
  await figure.call('step', 3);
  expect(await figure.look()).toBe(gone);
});

test('no frame is requested while nothing moves', async ({ page }) => {
  const frames = await countFrames(page);
  const figure = await openFigure(page, GRID);
  const before = await resting(frames);
  await figure.root.evaluate((element) => Reflect.get(element, 'restart').call(element));
  await expect.poll(frames).toBeGreaterThan(before + 10);
});

test('seed and wiggliness change the path, and undo restores it', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  const first = await figure.look();
  await figure.root.getByLabel('seed').fill('99');
  await figure.root.getByLabel('seed').press('Enter');
  await figure.settle();
  const second = await figure.look();
  expect(second).not.toBe(first);
  await figure.root.getByLabel('wiggliness').fill('0');
  await figure.settle();
  expect(await figure.look()).not.toBe(second);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.settle();
  expect(await figure.look()).toBe(second);
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  await figure.settle();
  expect(await figure.look()).toBe(first);
  expect(await figure.get('seed')).toBe(7);
  await figure.root.getByRole('button', { name: 'Another path' }).click();
  await figure.settle();
  expect(await figure.get('seed')).not.toBe(7);
});

test('every change of position fires an event, also by scrubbing', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  let step = await figure.event('step');
  await figure.call('seek', 12);
  expect(await step()).toMatchObject({ step: 12, outcome: expect.any(String) });
  step = await figure.event('step');
  await figure.root.locator('.timeline input').fill('5');
  expect(await step()).toMatchObject({ step: 5 });
  const done = await figure.event('done');
  await figure.call('seek', Infinity);
  const { step: last, total } = await done();
  expect(last).toBe(total);
});

test('autoplay set later starts playing', async ({ page }) => {
  const figure = await openFigure(page, GRID);
  await figure.set('speed', 'instant');
  const done = await figure.event('done');
  await figure.set('autoplay', true);
  expect((await done()).step).toBeGreaterThan(10);
});
