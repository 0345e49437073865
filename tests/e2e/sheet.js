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
 * @param {import('@playwright/test').Page} page any page, which is used for its canvases
 * @param {string} name
 * @param {readonly Shot[]} shots
 * @returns {Promise<string | null>}
 */
export async function compareSheet(page, name, shots) {
  const file = join(FOLDER, `${name}.webp`);
  const here = await machine(page);
  const pictures = shots.map(({ png, stages }) => ({ data: png.toString('base64'), stages }));
  if (process.env.UPDATE_PICTURES || !existsSync(file)) {
    const text = await page.evaluate(drawSheet, { pictures, quality: QUALITY });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, Buffer.concat([Buffer.from(text, 'base64'), Buffer.from(MADE_BY + here)]));
    return null;
  }
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf(MADE_BY);
  const same = bytes.subarray(end + MADE_BY.length).toString() === here;
  const bar = same ? STRICT : LENIENT;
  const kept = bytes.subarray(0, end).toString('base64');
  // What the file format loses is lost on both sides.
  const now = await page.evaluate(drawSheet, { pictures, quality: QUALITY });
  const found = await page.evaluate(compare, {
    pictures,
    now,
    kept,
    stagesOnly: !same,
    tile: TILE,
    tone: bar.tone,
  });
  const grown = same && found.sizes;
  if (!grown && found.differing <= bar.share * found.tiles) return null;
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, `${name}.webp`), Buffer.from(now, 'base64'));
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
 * @param {{ pictures: { data: string }[], quality: number }} given
 */
async function drawSheet({ pictures, quality }) {
  const images = await Promise.all(
    pictures.map(async ({ data }) =>
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
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}

/**
 * Runs in the page.
 * @param {{ pictures: { data: string, stages: Box[] }[], now: string, kept: string, stagesOnly: boolean, tile: number,
 *   tone: number }} given
 */
async function compare({ pictures, now: fresh, kept, stagesOnly, tile, tone }) {
  /** @param {string} data */
  const decode = async (data) => createImageBitmap(await (await fetch(`data:${data}`)).blob());
  /** @param {ImageBitmap} image @param {number} left @param {number} width @param {number} height */
  const pixels = (image, left, width, height) => {
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, -left, 0);
    return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  };
  const [old, sheet] = await Promise.all([kept, fresh].map((data) => decode(`image/webp;base64,${data}`)));
  let [left, tallest, tiles, differing, first] = [0, 0, 0, 0, ''];
  for (const [index, { data, stages }] of pictures.entries()) {
    const image = await decode(`image/png;base64,${data}`);
    const { width, height } = image;
    const now = pixels(sheet, left, width, height);
    const then = pixels(old, left, width, height);
    const boxes = stagesOnly ? stages : [{ x: 0, y: 0, width, height }];
    for (const box of boxes)
      for (let y = Math.ceil(box.y); y + tile <= box.y + box.height && y + tile <= height; y += tile)
        for (let x = Math.ceil(box.x); x + tile <= box.x + box.width && x + tile <= width; x += tile) {
          let far = 0;
          for (let i = 0; i < tile * tile; i++) {
            const at = 4 * ((y + Math.floor(i / tile)) * width + x + (i % tile));
            for (let part = 0; part < 3; part++) far += Math.abs(now[at + part] - then[at + part]);
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
  const sizes = grown ? `${left} × ${tallest} now, ${old.width} × ${old.height} kept` : '';
  return { tiles, differing, first, sizes };
}
