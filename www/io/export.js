import { writeSvg } from './export-page.js';
import { readPalette } from '../render/theme.js';
import { writePoints } from './write-points.js';

const WIDTH = 720;

/**
 * The figure as a drawing or as numbers, at once.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Engine} given.engine
 * @param {() => import('../model/snapshot.js').Snapshot} given.current
 * @param {import('../model/snapshot.js').Snapshots['written']} given.written
 * @param {ReturnType<typeof import('../render/large-grid.js').createLargeGrid>} given.largeGrid
 * @param {HTMLElement} given.figure
 * @param {ReturnType<typeof import('../render/canvas.js').createCanvas>} given.canvas
 * @param {() => string} given.title
 * @param {() => Readonly<Record<string, string>>} given.names of curves
 */
export function createExport({ engine, current, written, largeGrid, figure, canvas, title, names }) {
  const shown = () => ({ snapshot: current(), largeGrid, palette: readPalette(figure), names: names() });
  const wide = () => canvas.root.width / canvas.ratio || WIDTH;
  return {
    shown,
    wide,
    /** One curve in the units that it came in. @param {import('../curves/registry.js').CurveId} id */
    curve: (id) => written(current(), id),
    toSVG: () => writeSvg(shown(), wide(), title()),
    /**
     * The points of one curve as a text that can be read again.
     * @param {'csv' | 'json'} format
     * @param {import('../curves/registry.js').CurveId} id
     */
    toText(format, id) {
      const { paths, dimension, origin } = written(current(), id);
      // A track with a place has the whole module.
      if (origin) return engine.writeTrack(paths[0], { format, dimension, origin });
      return writePoints(format, paths, dimension);
    },
  };
}
