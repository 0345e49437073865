import { writeSvg } from './export-page.js';
import { readPalette } from '../render/theme.js';
import { writePoints } from './write-points.js';

const WIDTH = 720;

/**
 * The figure as a drawing or as numbers, at once.
 *
 * @param {object} given
 * @param {import('../model/scene.js').Store} given.store
 * @param {ReturnType<typeof import('../model/scene.js').createScene>} given.scene
 * @param {ReturnType<typeof import('../render/large-grid.js').createLargeGrid>} given.largeGrid
 * @param {HTMLElement} given.figure
 * @param {ReturnType<typeof import('../render/canvas.js').createCanvas>} given.canvas
 * @param {() => string} given.title
 */
export function createExport({ store, scene, largeGrid, figure, canvas, title }) {
  const shown = () => ({ store, scene, largeGrid, palette: readPalette(figure) });
  const wide = () => canvas.root.width / canvas.ratio || WIDTH;
  return {
    shown,
    wide,
    toSVG: () => writeSvg(shown(), wide(), title()),
    /**
     * The points of one curve as a text that can be read again.
     * @param {'csv' | 'json'} format
     * @param {import('../curves/registry.js').CurveId} id
     */
    toText(format, id) {
      const { paths, dimension } = scene.written(id);
      return writePoints(format, paths, dimension);
    },
  };
}
