import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Pictures of one state side by side, kept as one file and compared with it.
 *
 * They are compared by tiles: a tile differs when its pixels do so on the whole, not when an edge lies half a pixel
 * aside. On the machine that made the file (same browser, same widths of letters) next to nothing may differ. On any
 * other only the canvases are looked at, and more leniently: letters are as wide as its fonts make them.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ png: Buffer, stages: Box[] }} Shot the stages are where no letters are
 */

const FOLDER = 'tests/e2e/pictures';
/** Beside the runner's own results, which it clears away. */
const FOUND = 'test-results-pictures';
/** Behind the picture, where nobody who shows it looks. */
const MADE_BY = '\nMade by: ';
const QUALITY = 0.86;
const TILE = 12;
/** Of 255, the mean over a tile. */
const STRICT = { tone: 7, share: 0.0006 };
const LENIENT = { tone: 20, share: 0.02 };

/**
 * Says what is wrong, as a sentence; null: nothing. With UPDATE_PICTURES=1, or where there is none, keeps the sheet.
 * @param {import('@playwright/test').Page} page any page: it is left, and its window used for its canvases
 * @param {string} name
 * @param {readonly Shot[]} shots
 * @returns {Promise<string | null>}
 */
export async function compareSheet(page, name, shots) {
  const file = join(FOLDER, `${name}.webp`);
  await page.goto('about:blank');
  const here = await machine(page);
  const pictures = shots.map(({ png }) => png.toString('base64'));
  // What the file format loses is lost on both sides.
  const sheet = await page.evaluateHandle(drawSheet, { pictures, quality: QUALITY });
  const encoded = async () => Buffer.from(await sheet.evaluate(({ data }) => data), 'base64');
  if (process.env.UPDATE_PICTURES || !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, Buffer.concat([await encoded(), Buffer.from(MADE_BY + here)]));
    return null;
  }
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(MADE_BY);
  const same = bytes.subarray(end + MADE_BY.length).toString() === here;
  const bar = same ? STRICT : LENIENT;
  const found = await sheet.evaluate(compare, {
    kept: bytes.subarray(0, end).toString('base64'),
    stages: same ? null : shots.map((shot) => shot.stages),
    tile: TILE,
    tone: bar.tone,
  });
  const grown = same && found.sizes;
  if (!grown && found.differing <= bar.share * found.tiles) return null;
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, `${name}.webp`), await encoded());
  const what = grown || `${found.differing} of ${found.tiles} tiles differ, the first at ${found.first}`;
  return `${name}: ${what}. Look at ${FOUND}/${name}.webp; if it is as wanted, UPDATE_PICTURES=1 keeps it.`;
}

/** What letters and edges depend on. @param {import('@playwright/test').Page} page */
async function machine(page) {
  const letters = await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pen) return 0;
    pen.font = '100px system-ui, sans-serif';
    return Math.round(pen.measureText('Hamburgefonstiv 0123456789').width);
  });
  return `Chromium ${page.context().browser()?.version().split('.')[0]}, letters of ${letters}`;
}

/**
 * Runs in the page.
 * @param {{ pictures: string[], quality: number }} given
 */
async function drawSheet({ pictures, quality }) {
  const images = await Promise.all(
    pictures.map(async (data) =>
      createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
    ),
  );
  const canvas = document.createElement('canvas');
  canvas.width = images.reduce((sum, { width }) => sum + width, 0);
  canvas.height = Math.max(...images.map(({ height }) => height));
  const pen = canvas.getContext('2d');
  let left = 0;
  for (const image of images) {
    pen?.drawImage(image, left, 0);
    left += image.width;
  }
  const [, data] = canvas.toDataURL('image/webp', quality).split(',');
  return { data, sizes: images.map(({ width, height }) => ({ width, height })) };
}

/**
 * Runs in the page.
 * @param {{ data: string, sizes: { width: number, height: number }[] }} fresh
 * @param {{ kept: string, stages: readonly Box[][] | null, tile: number, tone: number }} given no `stages`: everywhere
 */
async function compare({ data, sizes }, { kept, stages, tile, tone }) {
  // Most often it is the same file, and nothing has to be looked at.
  if (data === kept) return { tiles: 0, differing: 0, first: '', sizes: '' };
  /** @param {string} text */
  const decode = async (text) =>
    createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob());
  /** @param {ImageBitmap} image @param {number} left @param {number} width @param {number} height */
  const pixels = (image, left, width, height) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, -left, 0);
    return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const [old, sheet] = await Promise.all([kept, data].map(decode));
  let [left, tallest, tiles, differing, first] = [0, 0, 0, 0, ''];
  for (const [index, { width, height }] of sizes.entries()) {
    const now = pixels(sheet, left, width, height);
    const then = pixels(old, left, width, height);
    for (const box of stages?.[index] ?? [{ x: 0, y: 0, width, height }])
      for (let y = Math.ceil(box.y); y + tile <= box.y + box.height && y + tile <= height; y += tile)
        for (let x = Math.ceil(box.x); x + tile <= box.x + box.width && x + tile <= width; x += tile) {
          let far = 0;
          for (let row = y; row < y + tile; row++) {
            const start = 4 * (row * width + x);
            for (let at = start; at < start + 4 * tile; at += 4)
              for (let part = at; part < at + 3; part++) far += Math.abs(now[part] - then[part]);
          }
          tiles += 1;
          if (far / (3 * tile * tile) <= tone) continue;
          first ||= `${x}, ${y} of picture ${index + 1}`;
          differing += 1;
        }
    left += width;
    tallest = Math.max(tallest, height);
  }
  const grown = left !== old.width || tallest !== old.height;
  const grew = grown ? `${left} × ${tallest} now, ${old.width} × ${old.height} kept` : '';
  return { tiles, differing, first, sizes: grew };
}
