/** Tracks and saved figures that come in as texts or files. */
import { expect, Figure, test, unfold } from './figure.js';

const TRACK = 'x,y\n1,2\n4,2\n6,3\n9,9\n7,3\n10,3\n12,5\n14,8\n';

/**
 * A track has no handles to wait for.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string | number>} [attributes]
 */
async function openTrack(page, attributes) {
  const words = { source: 'track', columns: 16, rows: 12, overlays: 'raw chaikin', ...attributes };
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(
    `embed.html?transparent&${new URLSearchParams(Object.entries(words).map(([k, v]) => [k, String(v)]))}`,
  );
  const root = page.locator('meander-path');
  await expect(root.locator('.panel')).toBeAttached();
  const figure = new Figure(page, root);
  await figure.settle();
  await unfold(root);
  return figure;
}

/**
 * Drops or pastes a text on the canvas; false: the figure leaves it to the page.
 * @param {Figure} figure
 * @param {'drop' | 'paste'} how
 * @param {string} text
 * @param {string} [name] of a file
 */
function importBy(figure, how, text, name) {
  return figure.root.evaluate(
    (element, [type, given, file]) => {
      const canvas = element.shadowRoot?.querySelector('canvas');
      const data = new DataTransfer();
      if (file) data.items.add(new File([given], file));
      else data.setData('text/plain', given);
      const common = { bubbles: true, composed: true, cancelable: true };
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...common })
          : new ClipboardEvent('paste', { clipboardData: data, ...common });
      canvas?.focus();
      return !canvas?.dispatchEvent(event);
    },
    /** @type {const} */ ([how, text, name ?? '']),
  );
}

/** Keeps files from being read until the test goes on. @param {import('@playwright/test').Page} page */
async function holdFiles(page) {
  await page.addInitScript(() => {
    const { text } = File.prototype;
    const files = /** @type {((value?: unknown) => void)[]} */ ([]);
    Reflect.set(window, 'goOn', () => files.splice(0).forEach((done) => done()));
    File.prototype.text = async function () {
      await new Promise((done) => files.push(done));
      return text.call(this);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'goOn')());
}

test('import: by drop, paste, button and importText', async ({ page }) => {
  const figure = await openTrack(page);
  await importBy(figure, 'drop', TRACK, 'walk.csv');
  await expect(figure.status).toHaveText('Points read: 8.');
  await importBy(figure, 'paste', '[[1,1],[5,5],[9,1]]');
  await expect(figure.status).toHaveText('Points read: 3.');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M 1 1 L 5 5 H 9 V 2 Z"/></svg>';
  await importBy(figure, 'drop', svg, 'a.svg');
  await expect.poll(() => figure.get('closed')).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await figure.root.getByRole('button', { name: 'Open a file…' }).first().click();
  await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(TRACK) });
  await expect(figure.status).toHaveText('Points read: 8.');
  await figure.call('importText', 'x,y,z\n1,2,0\n4,2,3\n6,6,1\n');
  expect(await figure.get('dimension')).toBe(3);
  await expect(figure.root.locator('canvas')).toHaveAttribute('data-mode', 'orbit');
});

test('import of several lines: the longest shows, and the status says so', async ({ page }) => {
  const figure = await openTrack(page);
  await importBy(figure, 'paste', 'x,y\n1,1\n2,1\n\n4,4\n4,9\n8,9\n\n12,1\n13,1\n');
  await expect(figure.status).toHaveText(
    'Points read: 3, of the longest of 3 lines. The other lines were left out.',
  );
  expect(await figure.get('points')).toEqual([4, 4, 4, 9, 8, 9]);
});

test('import of GPX: north is up, and exports and the state keep the place', async ({ page }) => {
  const figure = await openTrack(page);
  /** @param {number} lat @param {number} lon */
  const point = (lat, lon) => `<trkpt lat="${lat}" lon="${lon}"/>`;
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${point(48, 11)}${point(48.001, 11)}${point(48.001, 11.002)}</trkseg></trk></gpx>`;
  await importBy(figure, 'drop', gpx, 'walk.gpx');
  await expect(figure.status).toHaveText('Points read: 3.');
  const [x, y, x2, y2] = await figure.get('points');
  expect(x2).toBe(x);
  expect(y2 - y).toBeCloseTo(-111.195, 2);
  const csv = 'lon,lat\n11,48\n11,48.001\n11.002,48.001\n';
  expect(await figure.call('toCSV')).toBe(csv);
  const state = await figure.call('getState');
  await figure.call('importText', TRACK);
  expect(await figure.call('toCSV')).toBe(TRACK);
  await figure.call('setState', state);
  expect(await figure.call('toCSV')).toBe(csv);
});

test('two imports: the later one counts, even if its file is read sooner', async ({ page }) => {
  const goOn = await holdFiles(page);
  const figure = await openTrack(page);
  await importBy(figure, 'drop', TRACK, 'slow.csv');
  await expect(figure.status).toHaveText('Reading…');
  await expect(figure.root.locator('.figure')).toHaveAttribute('aria-busy', 'true');
  await importBy(figure, 'paste', '[[1,1],[5,5],[9,1]]');
  await expect(figure.status).toHaveText('Points read: 3.');
  await goOn();
  await figure.settle();
  expect(await figure.get('points')).toEqual([1, 1, 5, 5, 9, 1]);
});

test('import: undo and Escape cancel its reading; afterwards it is one step', async ({ page }) => {
  const goOn = await holdFiles(page);
  const figure = await openTrack(page, { source: 'waypoints', points: '1,1 9,9' });
  for (const key of ['Control+z', 'Escape']) {
    await importBy(figure, 'drop', TRACK, 'walk.csv');
    await expect(figure.status).toHaveText('Reading…');
    await figure.handles.first().focus();
    await page.keyboard.press(key);
    await expect(figure.status).not.toHaveText('Reading…');
  }
  await goOn();
  await figure.settle();
  expect([await figure.get('source'), await figure.get('points')]).toEqual(['waypoints', [1, 1, 9, 9]]);
  await importBy(figure, 'drop', TRACK, 'walk.csv');
  await goOn();
  await expect.poll(() => figure.get('source')).toBe('track');
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  expect([await figure.get('source'), await figure.get('points')]).toEqual(['waypoints', [1, 1, 9, 9]]);
});

test('long import: the figure shows it whole or not at all', async ({ page }) => {
  const figure = await openTrack(page);
  const walk = Array.from({ length: 60_000 }, (_, i) => `${i / 3000},${(i * i) % 19}`);
  const before = await figure.get('points');
  const seen = await figure.root.evaluate(async (element, text) => {
    const points = () => Reflect.get(element, 'points').length / 2;
    const read = Reflect.get(element, 'importText').call(element, text);
    const counts = new Set();
    const watch = setInterval(() => counts.add(points()));
    await new Promise((done) => setTimeout(done));
    counts.add(points());
    await read;
    clearInterval(watch);
    return [...counts, points()];
  }, walk.join('\n'));
  expect(seen).toEqual([before.length / 2, 60_000]);
  const error = await figure.event('error');
  await importBy(figure, 'paste', [...walk, '1,x'].join('\n'));
  expect(await error()).toMatchObject({ code: 'BadText', argument: 'text', line: 60_001, column: 3 });
  expect((await figure.get('points')).length).toBe(120_000);
  const code = await figure.root.evaluate((element) =>
    Reflect.get(element, 'importText')
      .call(element, '1,2\n'.repeat(6e6))
      .catch((/** @type {{ code: string }} */ refusal) => refusal.code),
  );
  expect(code, 'a text above 20 MB').toBe('TooLarge');
});

test('saved figure: it opens by drop, paste and menu, unless readonly', async ({ page }) => {
  const figure = await openTrack(page, { source: 'astar' });
  const before = await figure.call('getState');
  const undo = figure.root.getByRole('button', { name: 'Undo' });
  await importBy(figure, 'drop', 'v=1&s=nobody&p=1,2');
  await expect(figure.status).toHaveText('That could not be read: it does not describe a figure.');
  await importBy(figure, 'drop', 'v=1&n=7\n', 'meander.txt');
  await expect.poll(() => figure.call('getState')).toBe('v=1&n=7');
  await undo.click();
  expect(await figure.call('getState')).toBe(before);
  await importBy(figure, 'paste', 'v=1&n=8');
  await expect.poll(() => figure.call('getState')).toBe('v=1&n=8');
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  const chooser = page.waitForEvent('filechooser');
  const entry = figure.root.locator('.menu').getByRole('button', { name: 'Open a file…' });
  await entry.click();
  const saved = { name: 'meander.txt', mimeType: 'text/plain', buffer: Buffer.from('v=1&n=9') };
  await (await chooser).setFiles(saved);
  await expect.poll(() => figure.call('getState')).toBe('v=1&n=9');
  await figure.set('readonly', true);
  await expect(entry).toHaveCount(0);
  expect(await importBy(figure, 'drop', 'v=1&n=7', 'meander.txt')).toBe(false);
  expect(await figure.get('seed')).toBe(9);
});

test('importText: only a change by a user is a step of undo', async ({ page }) => {
  const figure = await openTrack(page, { source: 'chisel', seed: 5 });
  await figure.call('importText', 'v=1&n=7');
  await figure.call('undo');
  expect(await figure.get('seed')).toBe(7);
  const change = await figure.event('change');
  await figure.call('importText', 'v=1&n=8', 'user');
  expect((await change()).source).toBe('user');
  await figure.call('undo');
  expect(await figure.get('seed')).toBe(7);
  await expect(figure.call('importText', 'v=1&n=9', 'nobody')).rejects.toThrow(
    "cause was \"nobody\"; it must be 'api' or 'user'",
  );
});
