import { make } from '../controls/dom.js';
import { drawMeadow } from '../draw/meadow.js';
import { DRAWN, standing } from '../draw/trail.js';
import { drawThicket, PLANTS, SHADE } from '../draw/thicket.js';

export { drawNearTrail } from '../draw/near-trail.js';
export { drawTrail } from '../draw/trail.js';
export { TRAIL_COLOURS, sheet } from './trail-colours.js';

/** Fewer plants are drawn as quickly as they are cut out of a layer. */
const FEW = 120;

/**
 * Grass and thicket as they were drawn once, for every cell; a frame takes of them what still stands. They depend on
 * nothing that a carving changes. While no cell changes all of the trail is kept.
 */
export function createLayers() {
  const [meadow, shades, plants, trail] = [createLayer(), createLayer(), createLayer(), createLayer()];
  /** What the trail was drawn of last, and how many there were before it. */
  let [known, turn] = [/** @type {readonly unknown[]} */ ([]), 0];

  /** @type {import('../draw/trail.js').Growth} */
  const growth = {
    all(pen, view, cells, seed, palette, size, draw) {
      const { open, forced, witness, walls, route, crumbs } = cells;
      const key = [open, forced, witness, walls, route, keyOf(view, seed, palette)];
      const again = key.every((part, i) => part === known[i]) && [...crumbs].length === 0;
      known = key;
      if (again) trail.show(/** @type {CanvasRenderingContext2D} */ (pen), String(turn), size, draw);
      else {
        turn += 1;
        draw(pen);
      }
    },
    meadow(pen, view, seed, palette, size) {
      meadow.show(/** @type {CanvasRenderingContext2D} */ (pen), keyOf(view, seed, palette), size, (own) =>
        drawMeadow(own, view, seed, palette, size),
      );
    },
    thicket(pen, view, cells, seed, palette, size) {
      if (cells.length <= FEW) {
        DRAWN.thicket(pen, view, cells, seed, palette, size);
        return;
      }
      const key = keyOf(view, seed, palette);
      const all = standing(Array.from({ length: view.columns * view.rows }, (_, cell) => cell));
      cutOut(pen, view, cells, SHADE.down, () =>
        shades.show(pen, key, size, (own) => drawThicket(own, view, all, seed, palette, ['shade'])),
      );
      cutOut(pen, view, cells, 0, () =>
        plants.show(pen, key, size, (own) => drawThicket(own, view, all, seed, palette, PLANTS)),
      );
    },
  };

  return {
    growth,
    /** Gives the memory back; what is needed is drawn again. */
    drop: () => [meadow, shades, plants, trail].forEach((layer) => layer.drop()),
  };
}

/**
 * @param {import('../view/grid-view.js').GridView} view
 * @param {number} seed
 * @param {import('../draw/types.js').Palette} palette
 */
const keyOf = (view, seed, palette) => [seed, ...Object.values(view), ...Object.values(palette)].join();

/** A canvas that is drawn when its key changes, and copied else. */
function createLayer() {
  /** @type {HTMLCanvasElement | null} */
  let canvas = null;
  let known = '';
  return {
    /**
     * @param {CanvasRenderingContext2D} pen
     * @param {string} key
     * @param {{ width: number, height: number }} size
     * @param {(own: CanvasRenderingContext2D) => void} draw
     */
    show(pen, key, { width, height }, draw) {
      if (width === 0 || height === 0) return;
      const fits = canvas?.width === width && canvas.height === height;
      if (!canvas || !fits || key !== known) {
        if (!canvas || !fits) canvas = make('canvas', { width, height });
        const own = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
        own.clearRect(0, 0, width, height);
        draw(own);
        known = key;
      }
      pen.drawImage(canvas, 0, 0);
    },
    drop() {
      canvas = null;
    },
  };
}

/**
 * Draws only inside some cells and so much below them.
 * @param {CanvasRenderingContext2D} pen
 * @param {import('../view/grid-view.js').GridView} view
 * @param {readonly number[]} cells ascending
 * @param {number} below in cells
 * @param {() => void} draw
 */
function cutOut(pen, { left, top, cell: side, columns }, cells, below, draw) {
  pen.save();
  pen.beginPath();
  for (let i = 0; i < cells.length;) {
    const [column, row] = [cells[i] % columns, Math.floor(cells[i] / columns)];
    let count = 1;
    while (column + count < columns && cells[i + count] === cells[i] + count) count++;
    pen.rect(left + column * side, top + row * side, count * side, Math.ceil((1 + below) * side));
    i += count;
  }
  pen.clip();
  draw();
  pen.restore();
}
