/** Where the curves of a figure head, in degrees, over their length: a jump is a corner. */
import { Companion } from './companion.js';
import { line, text } from './svg.js';

const CURVES = /** @type {const} */ (['raw', 'chaikin', 'rdp', 'catmull-rom']);
const INSET = { start: 44, end: 12, block: 14 };
const RIGHT_ANGLE = 90;

/** @typedef {import('../../element/meander-path.js').MeanderPath} MeanderPath */

export class HeadingPlot extends Companion {
  #listener = () => this.redraw();

  get #figure() {
    return /** @type {MeanderPath | null} */ (document.getElementById(this.getAttribute('figure') ?? ''));
  }

  start() {
    for (const event of ['meander-change', 'meander-ready'])
      this.#figure?.addEventListener(event, this.#listener);
  }

  draw() {
    const figure = this.#figure;
    const shown = CURVES.filter((id) => Reflect.get(figure ?? {}, 'overlays')?.includes(id));
    const plots = shown.flatMap((id) => {
      const points = pointsOf(figure, id);
      return points ? [{ id, ...headings(points) }] : [];
    });
    const all = plots.flatMap(({ degrees }) => degrees);
    if (!all.length) return [];
    const low = Math.floor(Math.min(...all) / RIGHT_ANGLE) * RIGHT_ANGLE;
    const high = Math.max(low + RIGHT_ANGLE, Math.ceil(Math.max(...all) / RIGHT_ANGLE) * RIGHT_ANGLE);
    const x = (/** @type {number} */ share) => INSET.start + share * (this.width - INSET.start - INSET.end);
    const y = (/** @type {number} */ degrees) =>
      INSET.block + ((degrees - low) / (high - low)) * (this.height - 2 * INSET.block);
    const ticks = Array.from({ length: (high - low) / RIGHT_ANGLE + 1 }, (_, i) => low + i * RIGHT_ANGLE);
    return [
      ...ticks.map((degrees) => line([x(0), y(degrees), x(1), y(degrees)], 'rule')),
      ...ticks.map((degrees) => text(INSET.start - 8, y(degrees) + 4, `${-degrees}°`, 'tick')),
      ...plots.map(({ id, shares, degrees }) =>
        this.marks(
          id,
          line(
            degrees.flatMap((value, i) => [x(shares[i]), y(value), x(shares[i + 1]), y(value)]),
            id,
          ),
        ),
      ),
    ];
  }
}

/**
 * @param {MeanderPath | null} figure
 * @param {import('../../curves/registry.js').CurveId} id
 * @returns {number[] | null}
 */
function pointsOf(figure, id) {
  try {
    return JSON.parse(figure?.toJSON(id) ?? '').flat();
  } catch {
    return null;
  }
}

/**
 * The heading of each segment, without jumps of a whole turn, and where along the line it begins and ends.
 * @param {number[]} points
 */
function headings(points) {
  /** @type {number[]} */
  const degrees = [];
  const ways = [0];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [across, down] = [points[i + 2] - points[i], points[i + 3] - points[i + 1]];
    const length = Math.hypot(across, down);
    if (!length) continue;
    const heading = (Math.atan2(down, across) * 180) / Math.PI;
    const before = degrees.length ? degrees[degrees.length - 1] : heading;
    degrees.push(heading + 360 * Math.round((before - heading) / 360));
    ways.push(ways[ways.length - 1] + length);
  }
  const whole = ways[ways.length - 1];
  return { degrees, shares: ways.map((way) => way / whole) };
}
