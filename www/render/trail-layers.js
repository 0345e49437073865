import { drawMeadow } from '../draw/meadow.js';
import { DRAWN, standing } from '../draw/trail.js';
import { drawPlants, WITHOUT_SHADES, SHADE } from '../draw/plants.js';
import { createLayer, createStillLayer, cacheKey } from './layer.js';

/** Fewer plants are drawn as quickly as they are cut out of a layer. */
const FEW = 120;

/**
 * Grass and plants as they were drawn once, for every cell; a frame takes of them what still stands. They depend on
 * nothing that a carving changes. While no cell changes all of the trail is kept.
 */
export function createTrailLayers() {
  const [meadow, shades, plants, trail] = [createLayer(), createLayer(), createLayer(), createStillLayer()];

  /** @type {import('../draw/trail.js').Growth} */
  const growth = {
    all(pen, view, cells, seed, palette, size, draw) {
      const { open, forced, witness, walls, route, fading } = cells;
      const moves = [...fading].map(() => NaN);
      trail.show(
        pen,
        [open, forced, witness, walls, route, cacheKey(seed, view, palette), ...moves],
        size,
        draw,
      );
    },
    meadow(pen, view, seed, palette, size) {
      meadow.show(/** @type {CanvasRenderingContext2D} */ (pen), cacheKey(seed, view, palette), size, (own) =>
        drawMeadow(own, view, seed, palette, size),
      );
    },
    plants(pen, view, cells, seed, palette, size) {
      if (cells.length <= FEW) {
        DRAWN.plants(pen, view, cells, seed, palette, size);
        return;
      }
      const key = cacheKey(seed, view, palette);
      const all = standing(Array.from({ length: view.columns * view.rows }, (_, cell) => cell));
      cutOut(pen, view, cells, SHADE.down, () =>
        shades.show(pen, key, size, (own) => drawPlants(own, view, all, seed, palette, ['shade'])),
      );
      cutOut(pen, view, cells, 0, () =>
        plants.show(pen, key, size, (own) => drawPlants(own, view, all, seed, palette, WITHOUT_SHADES)),
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
