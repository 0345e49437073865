import { MeanderError } from '../../errors.js';
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
 * @param {() => import('../strings.js').Words} given.words
 */
export function createExport({ engine, current, written, largeGrid, figure, canvas, title, words }) {
  const shown = () => ({
    snapshot: current(),
    largeGrid,
    palette: readPalette(figure),
    names: words().curve,
  });
  // The canvas itself is as wide only after the first frame.
  const wide = () => canvas.root.clientWidth || WIDTH;

  /** A picture shows what is to be seen; numbers are those of what was asked for. @param {import('../curves/registry.js').CurveId} id */
  function curve(id) {
    const snapshot = current();
    const source = /** @type {keyof import('../strings.js').Words['notFound']} */ (snapshot.state.source);
    if (!snapshot.search.found) throw new MeanderError('NotReady', words().notFound[source]);
    return written(snapshot, id);
  }

  return {
    shown,
    wide,
    /** One curve in the units that it came in. @param {import('../curves/registry.js').CurveId} id */
    curve,
    toSVG: () => writeSvg(shown(), wide(), title()),
    /**
     * The points of one curve as a text that can be read again.
     * @param {'csv' | 'json'} format
     * @param {import('../curves/registry.js').CurveId} id
     */
    toText(format, id) {
      const { paths, dimension, origin } = curve(id);
      // A track with a place has the whole module.
      if (origin) return engine.writeTrack(paths[0], { format, dimension, origin });
      return writePoints(format, paths, dimension);
    },
  };
}
