import { readFileSync } from 'node:fs';
import { expect, Figure, test, unfold } from './figure.js';

const TRACK = 'x,y\n1,2\n4,2\n6,3\n9,9\n7,3\n10,3\n12,5\n14,8\n';
const SPACE = 'x,y,z\n1,2,0\n4,2,3\n6,6,1\n9,9,4\n';

/**
 * A track has no handles to wait for.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string | number>} attributes
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

/** @param {Figure} figure @param {'drop' | 'paste'} how @param {string} text @param {string} [name] */
async function bring(figure, how, text, name) {
  await handIn(figure, how, text, name);
  await figure.settle();
}

/** The same without waiting. @type {typeof bring} */
async function handIn(figure, how, text, name) {
  await figure.root.evaluate(
    (element, [type, given, file]) => {
      const inside = element.shadowRoot?.querySelector('canvas');
      const data = new DataTransfer();
      if (file) data.items.add(new File([given], file));
      else data.setData('text/plain', given);
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, composed: true, cancelable: true })
          : new ClipboardEvent('paste', {
              clipboardData: data,
              bubbles: true,
              composed: true,
              cancelable: true,
            });
      inside?.focus();
      inside?.dispatchEvent(event);
    },
    /** @type {const} */ ([how, text, name ?? '']),
  );
}

test('a track is imported by drop, paste, button and method call', async ({ page }) => {
  const figure = await openTrack(page, {});
  await bring(figure, 'drop', TRACK, 'walk.csv');
  await expect(figure.status).toHaveText('Points read: 8.');
  expect(await figure.get('points')).toHaveLength(16);
  await bring(figure, 'paste', '[[1,1],[5,5],[9,1]]');
  await expect(figure.status).toHaveText('Points read: 3.');
  await bring(
    figure,
    'drop',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M 1 1 L 5 5 H 9 V 2 Z"/></svg>',
    'a.svg',
  );
  await expect.poll(() => figure.get('closed')).toBe(true);
  const chooser = page.waitForEvent('filechooser');
  await figure.root.getByRole('button', { name: 'Open a file…' }).first().click();
  await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(TRACK) });
  await expect(figure.status).toHaveText('Points read: 8.');
  await figure.call('importText', SPACE);
  expect(await figure.get('dimension')).toBe(3);
  await expect(figure.root.locator('canvas')).toHaveAttribute('data-mode', 'orbit');
});

test('of an SVG the line is imported, not the background; of an exported one, its points', async ({
  page,
}) => {
  const figure = await openTrack(page, {});
  const ground = '<path d="M0 0H90V90H0Z" fill="#eee"/>';
  const line = '<path d="M10 10L50 60L90 20" fill="none" stroke="#000"/>';
  await figure.call('importText', `<svg xmlns="http://www.w3.org/2000/svg">${ground}${line}</svg>`);
  expect(await figure.get('points')).toEqual([10, 10, 50, 60, 90, 20]);
  await figure.set('source', 'waypoints');
  await figure.set('points', [2, 2, 5, 8, 11, 3, 14, 9]);
  const text = await figure.call('toSVG');
  await figure.call('importText', text);
  const [x, y, , , , , right, bottom] = await figure.get('points');
  expect(await figure.get('points')).toHaveLength(8);
  expect([(right - x) / (bottom - y), await figure.get('closed')]).toEqual([12 / 7, false]);
});

test('GPX is read with north up, several segments apart, and faults are told', async ({ page }) => {
  const figure = await openTrack(page, {});
  /** @param {number} lat @param {number} lon @param {string} [inside] */
  const point = (lat, lon, inside = '') => `<trkpt lat="${lat}" lon="${lon}">${inside}</trkpt>`;
  /** @param {string[][]} segments */
  const gpx = (...segments) =>
    `<?xml version="1.0"?>\n<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"><wpt lat="1" lon="2"/><trk>${segments
      .map((points) => `<trkseg>${points.join('')}</trkseg>`)
      .join('')}</trk></gpx>`;
  const walk = [point(48, 11), point(48.001, 11), point(48.001, 11.002)];
  await bring(figure, 'drop', gpx([point(50, 5), point(50.0001, 5)], walk), 'walk.gpx');
  await expect(figure.status).toHaveText(/Points read: 3, of the longest of 2 lines/);
  const [x, y, x2, y2, x3, y3] = await figure.get('points');
  expect([x2 - x, y3 - y2]).toEqual([0, 0]);
  expect(y2 - y).toBeCloseTo(-111.195, 2);
  expect(x3 - x2).toBeCloseTo(222.39 * Math.cos((49 * Math.PI) / 180), 0);
  const csv = 'lon,lat\n11,48\n11,48.001\n11.002,48.001\n';
  expect(await figure.call('toCSV')).toBe(csv);
  expect(JSON.parse(await figure.call('toJSON'))).toEqual({
    type: 'LineString',
    coordinates: [
      [11, 48],
      [11, 48.001],
      [11.002, 48.001],
    ],
  });
  // The state tells the place, too.
  const state = await figure.call('getState');
  await figure.call('importText', TRACK);
  expect(await figure.call('toCSV')).toBe(TRACK);
  await figure.call('setState', state);
  expect(await figure.call('toCSV')).toBe(csv);
  await figure.call('importText', gpx(walk.map((one) => one.replace('</', '<ele>500</ele></'))));
  expect(await figure.get('dimension')).toBe(3);
  const before = await figure.look();
  for (const [text, reason] of [
    ['<gpx><trk>', 'line 1, column 1: expected XML without faults'],
    ['<gpx><wpt lat="1" lon="2"/></gpx>', 'line 1, column 1: expected a track or a route of GPX'],
    [gpx([point(NaN, 2)]), 'line 2, column 97: expected a point with lat and lon'],
    [gpx([point(95, 2)]), 'line 2, column 97: expected a latitude from -90 to 90'],
  ]) {
    await figure.event('error');
    await bring(figure, 'paste', text);
    await expect(figure.status).toHaveText(`That could not be read: ${reason}.`);
  }
  expect(await figure.look()).toBe(before);
});

test('of several lines the longest is shown, with a message about the others', async ({ page }) => {
  const figure = await openTrack(page, {});
  await bring(figure, 'paste', 'x,y\n1,1\n2,1\n\n4,4\n4,9\n8,9\n\n12,1\n13,1\n');
  await expect(figure.status).toHaveText(
    'Points read: 3, of the longest of 3 lines. The other lines were left out.',
  );
  expect(await figure.get('points')).toEqual([4, 4, 4, 9, 8, 9]);
  await figure.set('source', 'chisel');
  await figure.set('terminals', [1, 1, 14, 10, 1, 10, 14, 1]);
  await expect(figure.handles).toHaveCount(4);
  for (const method of ['toCSV', 'toJSON']) {
    const ways = JSON.parse(await figure.call('toJSON'));
    expect(ways.length).toBeGreaterThan(1);
    await figure.call('importText', await figure.call(method));
    expect(await figure.get('points')).toEqual(ways[0].flat());
    await expect(figure.status).toHaveText(/of the longest of 3 lines/);
    await figure.set('source', 'chisel');
    await expect(figure.handles).toHaveCount(4);
  }
});

test('an invalid text gives an error with line and column, and the figure stays as it was', async ({
  page,
}) => {
  const figure = await openTrack(page, {});
  await figure.call('importText', TRACK);
  const before = await figure.look();
  const told = await figure.event('error');
  await bring(figure, 'paste', 'x,y\n1,2\n3,four\n');
  await expect(figure.status).toHaveText(
    'That could not be read: line 3, column 3: expected a number in column y.',
  );
  expect(await told()).toMatchObject({ code: 'BadText', line: 3, column: 3 });
  expect(await figure.look()).toBe(before);
  const thrown = await figure.root.evaluate(async (element) => {
    try {
      await Reflect.get(element, 'importText').call(element, '');
      return null;
    } catch (error) {
      return Reflect.get(Object(error), 'code');
    }
  });
  expect(thrown).toBe('BadText');
  expect(await figure.look()).toBe(before);
});

test('a long track is shown, with passes limited by the size of its curve', async ({ page }) => {
  const figure = await openTrack(page, { passes: 4 });
  await figure.root.evaluate((/** @type {any} */ element) => {
    const rows = Array.from({ length: 150_000 }, (_, i) => `${i / 100},${Math.sin(i / 9000)}`);
    return element.importText(`x,y\n${rows.join('\n')}`);
  });
  await expect(figure.status).toHaveText('Points read: 150,000.');
  expect([await figure.get('passes'), await figure.get('subdivisions')]).toEqual([2, 6]);
  await expect(figure.root.locator('.legend .number').nth(3)).toHaveText('600,000');
  await figure.call('importText', 'x,y\n1,2\n3,4\n5,1');
  expect(await figure.get('passes')).toBe(2);
});

test('the last import wins, also where an earlier one takes longer to read', async ({ page }) => {
  await page.addInitScript(() => {
    const { text } = File.prototype;
    const first = new Promise((done) => Reflect.set(window, 'goOn', done));
    File.prototype.text = async function () {
      const words = await text.call(this);
      if (this.name === 'slow.csv') await first;
      return words;
    };
  });
  const figure = await openTrack(page, {});
  for (const how of /** @type {const} */ (['drop', 'paste'])) {
    await handIn(figure, 'drop', TRACK, 'slow.csv');
    await expect(figure.status).toHaveText('Reading…');
    await expect(figure.root.locator('.figure')).toHaveAttribute('aria-busy', 'true');
    await bring(figure, how, '[[1,1],[5,5],[9,1]]', how === 'drop' ? 'quick.json' : undefined);
    await expect(figure.status).toHaveText('Points read: 3.');
  }
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await figure.settle();
  expect(await figure.get('points')).toEqual([1, 1, 5, 5, 9, 1]);
});

test('what is being read is given up by undo and Escape, and by nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const { text } = File.prototype;
    const files = /** @type {((value?: unknown) => void)[]} */ ([]);
    Reflect.set(window, 'goOn', () => files.splice(0).forEach((done) => done()));
    File.prototype.text = async function () {
      await new Promise((done) => files.push(done));
      return text.call(this);
    };
  });
  const figure = await openTrack(page, { source: 'waypoints', points: '1,1 9,9' });
  for (const key of ['Control+z', 'Escape']) {
    await handIn(figure, 'drop', TRACK, 'walk.csv');
    await expect(figure.status).toHaveText('Reading…');
    await figure.handles.first().focus();
    await page.keyboard.press(key);
    await expect(figure.status).not.toHaveText('Reading…');
  }
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await figure.settle();
  expect([await figure.get('source'), await figure.get('points')]).toEqual(['waypoints', [1, 1, 9, 9]]);
  await handIn(figure, 'drop', TRACK, 'walk.csv');
  await figure.root.evaluate((element) => {
    const next = element.nextSibling;
    const parent = element.parentNode;
    element.remove();
    parent?.insertBefore(element, next);
    Reflect.set(element, 'tolerance', 2);
  });
  await page.evaluate(() => Reflect.get(window, 'goOn')());
  await expect(figure.status).toHaveText('Points read: 8.');
});

test('a long text is read beside the page, and shown whole or not at all', async ({ page }) => {
  const figure = await openTrack(page, {});
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
  await figure.settle();
  const told = await figure.event('error');
  await bring(figure, 'paste', [...walk, '1,x'].join('\n'));
  expect(await told()).toMatchObject({ code: 'BadText', argument: 'text', line: 60_001, column: 3 });
  await expect(figure.status).toContainText('line 60001, column 3: expected a number in column y');
  expect((await figure.get('points')).length).toBe(120_000);
});

test('an import is one undo step', async ({ page }) => {
  const figure = await openTrack(page, { source: 'waypoints', points: '1,1 9,9' });
  await bring(figure, 'drop', TRACK, 'walk.csv');
  await expect.poll(() => figure.get('source')).toBe('track');
  await figure.root.getByRole('button', { name: 'Undo' }).click();
  expect(await figure.get('source')).toBe('waypoints');
  expect(await figure.get('points')).toEqual([1, 1, 9, 9]);
});

test('outliers are crossed out', async ({ page }) => {
  const figure = await openTrack(page, { points: '1,2 4,2 6,3 2,8 7,3 10,3 12,5 14,8' });
  const before = await figure.look();
  await figure.set('outlierAngle', 90);
  expect(await figure.look()).not.toBe(before);
  const svg = /** @type {string} */ (await figure.call('toSVG'));
  await figure.set('overlays', 'raw');
  const without = /** @type {string} */ (await figure.call('toSVG'));
  expect(svg.split('<path').length).toBeGreaterThan(without.split('<path').length + 2);
});

test('a track in any unit fills the figure and is exported in its own unit', async ({ page }) => {
  const figure = await openTrack(page, { overlays: 'raw' });
  const far = '11.5,48.1\n11.52,48.13\n11.57,48.11\n11.6,48.15\n';
  await figure.call('importText', `x,y\n${far}`);
  await figure.paintCurves();
  const { raw } = await figure.curvePixels();
  expect(raw.split(',').length).toBeGreaterThan(40);
  expect(await figure.call('toCSV')).toContain('11.57,48.11');
});

test('an export can be imported again', async ({ page }) => {
  const figure = await openTrack(page, { source: 'waypoints', points: '1,2 5.25,7 9,3', closed: '' });
  for (const method of ['toCSV', 'toJSON']) {
    const text = /** @type {string} */ (await figure.call(method));
    await figure.call('importText', text);
    expect(await figure.get('points')).toEqual([1, 2, 5.25, 7, 9, 3]);
  }
  const curve = /** @type {string} */ (await figure.call('toCSV', 'chaikin'));
  expect(curve.trim().split('\n').length).toBeGreaterThan(20);
});

test('the drawing is well-formed and shows what the canvas shows', async ({ page }) => {
  const figure = await openTrack(page, { source: 'chisel', seed: 5 });
  const svg = /** @type {string} */ (await figure.call('toSVG'));
  const result = await page.evaluate(async (text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      wide: image.width,
      high: image.height,
    };
  }, svg);
  expect(result.error).toBe('');
  expect(result.wide / result.high).toBeCloseTo(16 / 12, 1);
  const same = await figure.root.evaluate(async (element, text) => {
    const canvas = element.shadowRoot?.querySelector('canvas');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const [width, height] = [160, 120];
    const pixels = [canvas, image].map((source) => {
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      if (source) pen?.drawImage(source, 0, 0, width, height);
      return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    });
    let far = 0;
    for (let i = 0; i < pixels[0].length; i++) far += Math.abs(pixels[0][i] - pixels[1][i]);
    return far / pixels[0].length;
  }, svg);
  expect(same).toBeLessThan(6);
});

test('pictures and points are saved from the menu', async ({ page }) => {
  const figure = await openTrack(page, { source: 'waypoints', points: '1,2 5,7 9,3' });
  /** @type {Record<string, RegExp>} */
  const starts = {
    'Picture (PNG)': /^.PNG/,
    'Drawing (SVG)': /^<svg/,
    'Points (CSV)': /^x,y/,
    'Points (JSON)': /^[[{]/,
  };
  for (const [name, start] of Object.entries(starts)) {
    await figure.root.getByRole('button', { name: 'Save or open' }).click();
    const waiting = page.waitForEvent('download');
    await figure.root.getByRole('button', { name }).click();
    const path = await (await waiting).path();
    expect(readFileSync(path, 'latin1')).toMatch(start);
    await expect(figure.root.getByRole('button', { name })).toBeHidden();
  }
  await figure.root.getByRole('button', { name: 'Save or open' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(figure.root.getByRole('button', { name: 'Points (CSV)' })).toBeHidden();
  await expect(figure.root.getByRole('button', { name: 'Save or open' })).toBeFocused();
});
