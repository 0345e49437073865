import { at, cross, dot, minus, plus, STRAIGHT, times } from './vectors.js';

/** Of a fan, in radians. */
const FINEST = Math.PI / 24;

/** The turns of the raw line have its colour, but for those that a curve cuts. */
const TONE = 'raw';

/**
 * The turns of the raw line, as construction marks.
 * @param {import('./types.js').Engine} engine
 * @param {Float64Array} raw
 * @param {Record<string, any>} state
 * @param {import('../view/camera.js').Camera | null} camera
 * @param {{ from: number, tone: string }} [cutting] turns of so many degrees and more are cut, and have this tone
 */
export function turnsOf(
  engine,
  raw,
  { closed, dimension: n },
  camera,
  { from, tone } = { from: Infinity, tone: TONE },
) {
  const count = raw.length / n;
  /** @type {import('../draw/turns.js').Turn[]} */
  const turns = [];
  engine.turnAngles(raw, { closed, dimension: n }).forEach((degrees, i) => {
    const turn = (degrees * Math.PI) / 180;
    if (!(turn > STRAIGHT)) return;
    const here = at(raw, n, i);
    const incoming = minus(here, at(raw, n, (i + count - 1) % count));
    const outgoing = minus(at(raw, n, (i + 1) % count), here);
    const cut = degrees >= from;
    const [x, y] = camera ? camera.see(...here) : here;
    const fan = fanOf(here, incoming, outgoing, turn, camera);
    turns.push({ x, y, fan, cut, tone: cut ? tone : TONE });
  });
  return turns;
}

/**
 * The directions from one into another, as they are seen from where they start: flat pairs, a cell long each.
 * @param {import('./vectors.js').Vector} here
 * @param {import('./vectors.js').Vector} incoming
 * @param {import('./vectors.js').Vector} outgoing
 * @param {number} turn
 * @param {import('../view/camera.js').Camera | null} camera
 */
function fanOf(here, incoming, outgoing, turn, camera) {
  const on = times(incoming, 1 / Math.hypot(...incoming));
  // Towards the new direction, square to the old one; who turns right back does so to a side.
  let aside = minus(outgoing, times(on, dot(outgoing, on)));
  if (Math.hypot(...aside) <= STRAIGHT * Math.hypot(...outgoing)) aside = cross([0, 0, 1], on);
  if (Math.hypot(...aside) <= STRAIGHT) aside = [1, 0, 0];
  aside = times(aside, 1 / Math.hypot(...aside));
  const steps = Math.max(1, Math.ceil(turn / FINEST));
  const [x, y] = camera ? camera.see(...here) : here;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (turn * step) / steps;
    const tip = plus(here, plus(times(on, Math.cos(angle)), times(aside, Math.sin(angle))));
    const [tipX, tipY] = camera ? camera.see(...tip) : tip;
    return [tipX - x, tipY - y];
  }).flat();
}
