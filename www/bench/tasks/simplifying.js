/** Ramer-Douglas-Peucker. */
import * as meander from '../../engine.js';
import { equal } from './agree.js';
import { LINES, objects } from './input.js';

/** @param {boolean} quick */
export async function* simplifying(quick) {
  const { default: simplifyJs } = await import('simplify-js');
  const { simplify: turf } = await import('@turf/simplify');
  /** @type {[line: string, n: number, tolerance: number, bar: import('./index.js').Bar][]} */
  const runs = [
    ['noisy', 50, 0.5, {}],
    ['noisy', 10_000, 0.5, {}],
    ['walk', quick ? 10_000 : 100_000, 0.5, {}],
    ['spiral', quick ? 10_000 : 100_000, 0.05, {}],
  ];
  if (!quick) runs.push(['noisy', 100_000, 0.5, {}], ['noisy', 1_000_000, 0.5, { faster: 30 }]);
  for (const line of ['noisy', 'walk', 'spiral']) {
    const points = LINES[line]?.(50) ?? new Float64Array();
    yield {
      title: `simplify ${line} line of 50`,
      ours: () => meander.simplify(points, { tolerance: 0.5 }),
    };
  }
  for (const [line, n, tolerance, bar] of runs) {
    const points = LINES[line]?.(n) ?? new Float64Array();
    const list = objects(points);
    yield {
      title: `simplify ${line} line of ${n}`,
      ours: () => meander.simplify(points, { tolerance }),
      peer: { name: 'simplify-js', run: () => simplifyJs(list, tolerance, true) },
      agree: (/** @type {Float64Array} */ ours, /** @type {{ x: number, y: number }[]} */ theirs) =>
        equal(ours, flatten(theirs)),
      bar,
    };
  }
  const points = LINES['noisy']?.(10_000) ?? new Float64Array();
  const coordinates = objects(points).map(({ x, y }) => [x, y]);
  const feature = () => ({ type: /** @type {const} */ ('LineString'), coordinates });
  yield {
    title: 'simplify noisy line of 10000',
    ours: () => meander.simplify(points, { tolerance: 0.5 }),
    peer: { name: '@turf/simplify', run: () => turf(feature(), { tolerance: 0.5, highQuality: true }) },
    agree: (/** @type {Float64Array} */ ours, /** @type {{ coordinates: number[][] }} */ theirs) =>
      equal(ours, theirs.coordinates.flat()),
  };
  for (const [n, within] of quick
    ? []
    : /** @type {const} */ ([
        [100_000, 150],
        [1_000_000, 2000],
      ])) {
    const zigzag = LINES['zigzag']?.(n) ?? new Float64Array();
    yield {
      title: `simplify decaying zigzag of ${n}`,
      ours: () => meander.simplify(zigzag, { tolerance: 0.5 }),
      note: 'peers run out of stack',
      bar: { within },
    };
  }
}

/** @param {{ x: number, y: number }[]} list */
const flatten = (list) => list.flatMap(({ x, y }) => [x, y]);
