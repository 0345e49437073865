import { paint } from '../../engine/image.js';
import { make } from '../dom.js';
import { FORCED, OPEN } from '../model/carving.js';
import { memoize } from '../memoize.js';

/** What a cell's number in the image stands for; the last two are lines, which stay to be seen from afar. */
const TONES = /** @type {const} */ ({
  states: ['stone', 'ghost', 'wall', 'witness', 'forced'],
  trail: ['bush', 'meadow', 'wall', 'rut', 'verge'],
  searched: ['stone', 'ground', 'wall', 'witness', 'forced'],
});
const [STANDING, GONE, WALL, KNOWN, KEPT] = [0, 1, 2, 3, 4];
const SMALLEST_LEVEL = 256;
const INKED = 0.45;

/**
 * A large grid as images: each half as wide as the one before, down to what a small figure shows of it.
 * @typedef {import('../draw/grid-image.js').GridImage} GridImage
 */
export function createGridImage() {
  const imageOf = memoize(makeImage);
  const codesOf = memoize(encode);
  const coloursOf = memoize(readColours);

  /**
   * @param {Uint8Array} codes
   * @param {number} columns
   * @param {Uint32Array} colours
   * @param {Pick<GridImage, 'trail' | 'carved'>} kind
   * @returns {GridImage}
   */
  function makeImage(codes, columns, colours, kind) {
    /** @type {GridImage['levels'][0][]} */
    const levels = [];
    const side = Math.max(columns, codes.length / columns);
    for (let scale = 1; scale === 1 || side / scale >= SMALLEST_LEVEL; scale *= 2) {
      /** @type {HTMLCanvasElement | undefined} */
      let canvas;
      levels.push({
        scale,
        // Most are never looked at.
        get canvas() {
          return (canvas ??= paintLevel(codes, columns, scale, colours));
        },
      });
    }
    return { levels, codes, ...kind };
  }

  return {
    /**
     * @param {Parameters<typeof encode>[0]} grid
     * @param {import('../model/grid-size.js').State} state
     * @param {import('../draw/types.js').Palette} palette
     */
    of(grid, state, palette) {
      const { columns, rows, view } = state;
      const kind = { trail: view === 'trail', carved: grid.states !== null };
      const tones = TONES[kind.trail ? 'trail' : kind.carved ? 'states' : 'searched'];
      const names = tones.map((tone) => palette[tone]);
      const colours = coloursOf([...names, palette.ink], names, palette.ink);
      const codes = codesOf([grid], grid, columns * rows);
      return imageOf([codes, columns, colours, kind.trail, kind.carved], codes, columns, colours, kind);
    },
    forget() {
      imageOf.forget();
      codesOf.forget();
    },
  };
}

/**
 * @param {Uint8Array} codes
 * @param {number} width
 * @param {number} scale
 * @param {Uint32Array} colours
 */
function paintLevel(codes, width, scale, colours) {
  const data = paint({ cells: codes, width, scale, colours, line: KNOWN });
  const canvas = make('canvas', { width: data.width, height: data.height });
  canvas.getContext('2d')?.putImageData(data, 0, 0);
  return canvas;
}

/**
 * The number of each cell's tone.
 * @param {{ states: Uint8Array | null, route: ArrayLike<number>, cells: import('../model/snapshot.js').Cells }} grid
 * @param {number} count
 */
function encode({ states, route, cells }, count) {
  const codes = new Uint8Array(count).fill(GONE);
  if (states) {
    // A call for each of a million cells would take as long as a frame.
    for (let cell = 0; cell < count; cell++) {
      if (states[cell] === OPEN) codes[cell] = STANDING;
      else if (states[cell] === FORCED) codes[cell] = KEPT;
    }
  } else {
    for (const cell of Array.from(route)) codes[cell] = KEPT;
  }
  for (const cell of cells.walls) codes[cell] = WALL;
  for (const cell of cells.witness) codes[cell] = KNOWN;
  return codes;
}

/**
 * Any colours that a page can write, as numbers: red in the lowest byte. What stays is inked, so that it shows from afar.
 * @param {readonly string[]} names
 * @param {string} ink
 */
function readColours(names, ink) {
  const pen = make('canvas', { width: names.length, height: 1 }).getContext('2d');
  if (!pen) return new Uint32Array(names.length);
  names.forEach((name, x) => {
    pen.fillStyle = name;
    pen.fillRect(x, 0, 1, 1);
  });
  pen.globalAlpha = INKED;
  pen.fillStyle = ink;
  pen.fillRect(KEPT, 0, 1, 1);
  return new Uint32Array(pen.getImageData(0, 0, names.length, 1).data.buffer);
}
