import { shownCurves } from '../curves/registry.js';
import { memoizeEach } from '../memoize.js';

/** More points than these are not marked: the marks would hide them. */
const MOST_MARKED = 2 * 2000;
/** How large the mark of a turn may be, in cells. */
const IN_A_CELL = 0.42;
const IN_THE_OPEN = 0.8;

/**
 * How the shown curves of every path came about, found again only when something about a path has changed.
 * @param {import('../curves/types.js').Engine} engine
 */
export function createConstructionMarks(engine) {
  const marksOf = memoizeEach(construct);

  /**
   * @param {Record<string, any>} state
   * @param {boolean} onGrid
   * @param {readonly { base: Float64Array, line: Float64Array }[]} lines of the shown curves
   * @param {import('../view/camera.js').Camera | null} camera
   * @returns {import('../draw/marks.js').Marks}
   */
  function construct(state, onGrid, lines, camera) {
    const all = shownCurves(state).map(
      ({ marks }, i) => marks?.({ engine, raw: lines[i].base, line: lines[i].line, state, camera }) ?? {},
    );
    return {
      reach: onGrid ? IN_A_CELL : IN_THE_OPEN,
      // Drawn once, as the topmost curve has them that says anything of them.
      turns: all.flatMap(({ turns }) => (turns ? [turns] : [])).at(-1) ?? [],
      cuts: all.flatMap(({ cuts = [] }) => cuts),
      bands: all.flatMap(({ bands = [] }) => bands),
      controls: all.flatMap(({ controls = [] }) => controls),
    };
  }

  /**
   * @param {Float64Array[]} rawPaths
   * @param {Record<string, any>} state
   * @param {boolean} onGrid
   * @param {(id: import('../curves/registry.js').CurveId, path: number) => import('../curves/compute.js').Computed} curve
   * @param {import('../view/camera.js').Camera | null} camera
   */
  return (rawPaths, state, onGrid, curve, camera) => {
    if (rawPaths.reduce((sum, path) => sum + path.length, 0) > MOST_MARKED) return [];
    const curves = shownCurves(state);
    const { overlays, closed } = state;
    const settings = [
      overlays,
      closed,
      camera,
      ...curves.flatMap(({ keys }) => keys.map((key) => state[key])),
    ];
    return rawPaths.map((_, path) => {
      const lines = curves.map(({ id }) => {
        const { base, loose, points } = curve(id, path);
        return { base, line: loose ?? points };
      });
      const key = [...settings, ...lines.flatMap(({ base, line }) => [base, line])];
      return marksOf(path, key, state, onGrid, lines, camera);
    });
  };
}
