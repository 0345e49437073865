const GRIDS = ['chisel', 'astar'];
const POINTS = ['waypoints', 'track'];

/** Attributes that have an effect with some sources only. @type {Record<string, readonly string[]>} */
const ONLY_FOR = {
  seed: GRIDS,
  terminals: GRIDS,
  walls: GRIDS,
  view: GRIDS,
  guarded: GRIDS,
  tool: GRIDS,
  points: POINTS,
  origin: ['track'],
  dimension: POINTS,
  closed: POINTS,
  wiggliness: ['chisel'],
  speed: ['chisel'],
  autoplay: ['chisel'],
  missing: ['chisel'],
  order: ['chisel'],
  challenge: ['chisel'],
};

/**
 * Whether an attribute has an effect on figures of a source.
 * @param {{ name: string }} row
 * @param {string} source
 */
export function appliesTo({ name }, source) {
  return ONLY_FOR[name]?.includes(source) ?? true;
}
