/** What a printed page has on it, as far as checks ask: where its texts begin, its colours and its pictures. */
import { constants, inflateSync } from 'node:zlib';

/**
 * @typedef {[number, number, number, number, number, number]} Matrix
 * @typedef {{ x: number, y: number, size: number }} Text where it begins and how high its letters are, in points
 * @typedef {{ texts: Text[], fills: string[], strokes: string[] }} Sheet what one stream draws, with each
 *   change of the colour of areas and of lines
 * @typedef {{ width: number, height: number, mean: number[] }} Picture `mean`: its average colour
 */

const TOKEN = /\((?:\\[^]|[^\\)])*\)|<[^<>]*>|\[|\]|\/[^\s/[\]()<>]*|[^\s/[\]()<>]+/g;

/** @param {Matrix} first @param {Matrix} then @returns {Matrix} */
const times = ([a, b, c, d, x, y], [A, B, C, D, X, Y]) => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  x * A + y * C + X,
  x * B + y * D + Y,
];

/** Such as #d9e0bd. @param {number[]} shares */
const hex = (shares) =>
  `#${shares
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Every stream of a file with what is said of it. @param {Buffer} file */
function* streams(file) {
  const text = file.toString('latin1');
  for (const found of text.matchAll(/<<((?:(?!endobj|stream)[^])*)>>\s*stream\r?\n/g)) {
    const start = found.index + found[0].length;
    const bytes = file.subarray(start, text.indexOf('endstream', start));
    if (!/FlateDecode/.test(found[1])) continue;
    // What follows the data is a line end, which is not part of it.
    yield { said: found[1], data: inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) };
  }
}

/** @param {string} text @returns {Sheet} */
function readSheet(text) {
  /** @type {Sheet} */
  const sheet = { texts: [], fills: [], strokes: [] };
  /** @type {Matrix} */
  let place = [1, 0, 0, 1, 0, 0];
  let [line, size] = [place, 1];
  /** @type {Matrix[]} */
  const kept = [];
  /** @type {number[]} */
  let numbers = [];
  const matrix = () => /** @type {Matrix} */ (numbers.slice(-6));
  /** @type {Record<string, () => void>} */
  const operators = {
    q: () => void kept.push(place),
    Q: () => void (place = kept.pop() ?? place),
    cm: () => void (place = times(matrix(), place)),
    BT: () => void (line = [1, 0, 0, 1, 0, 0]),
    Tf: () => void (size = numbers[numbers.length - 1]),
    Tm: () => void (line = matrix()),
    Td: () => void (line = times([1, 0, 0, 1, numbers[0], numbers[1]], line)),
    RG: () => void sheet.strokes.push(hex(numbers.slice(-3))),
    rg: () => void sheet.fills.push(hex(numbers.slice(-3))),
    Tj: tell,
    TJ: tell,
  };
  function tell() {
    const [, , c, d, x, y] = times(line, place);
    sheet.texts.push({ x, y, size: size * Math.hypot(c, d) });
  }
  for (const [token] of text.matchAll(TOKEN)) {
    const value = Number(token);
    if (!Number.isNaN(value)) numbers.push(value);
    else if (Object.hasOwn(operators, token)) operators[token]();
    if (/^[A-Za-z*]+$/.test(token)) numbers = [];
  }
  return sheet;
}

/** A page or a part of one, not a font or a table. @param {string} said */
const isDrawing = (said) => !/\/(Type|Subtype|Length1)\b/.test(said) || /\/Subtype\s*\/Form/.test(said);

/** What has three bytes a pixel. @param {string} said @param {Buffer} data @returns {Picture[]} */
function readPicture(said, data) {
  const [width, height] = ['Width', 'Height'].map((name) =>
    Number(new RegExp(`/${name} (\\d+)`).exec(said)?.[1]),
  );
  if (data.length !== width * height * 3) return [];
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += 1) sum[i % 3] += data[i];
  return [{ width, height, mean: sum.map((one) => one / (width * height)) }];
}

/** @param {Uint8Array} bytes */
export function readPdf(bytes) {
  /** @type {Sheet[]} */
  const sheets = [];
  /** @type {Picture[]} */
  const pictures = [];
  for (const { said, data } of streams(Buffer.from(bytes))) {
    if (/\/Subtype\s*\/Image/.test(said)) pictures.push(...readPicture(said, data));
    else if (isDrawing(said)) sheets.push(readSheet(data.toString('latin1')));
  }
  return { sheets, pictures };
}

/** Lines of text that lie upon one another, as no lines of a page should. @param {Sheet[]} sheets */
export function overlapping(sheets) {
  /** @param {Text} a @param {Text} b */
  const collide = (a, b) => {
    const apart = Math.abs(a.y - b.y) / a.size;
    return a.size === b.size && Math.abs(a.x - b.x) < a.size && apart > 0.1 && apart < 0.8;
  };
  return sheets.flatMap(({ texts }) => texts.filter((a) => texts.some((b) => collide(a, b))));
}
