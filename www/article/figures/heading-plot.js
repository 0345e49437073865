/** Where the curves of a figure head, in degrees, over their length: a jump is a corner. */
import { DrawnFigure } from './drawn-figure.js';
import { line, text } from './svg.js';

const CURVES = /** @type {const} */ (['raw', 'chaikin', 'rdp', 'catmull-rom']);
const INSET = { start: 44, end: 12, block: 14 };
const RIGHT_ANGLE = 90;

/** @typedef {import('../../element/meander-path.ts').MeanderPath} MeanderPath */
/**
 * What it plots.
 * @typedef {object} Plotted
 * @property {readonly string[]} overlays the curves that are shown
 * @property {(curve: import('../../figure/curves/index.ts').CurveId) => ArrayLike<number>} points flat, in the plane
 */

export class HeadingPlot extends DrawnFigure {
  /** What its attribute `figure` names; the build sets it. @type {Plotted | null} */
  plotted = null;

  begin() {
    if (!this.plotted) this.plotted = this.#follow();
  }

  /** @returns {Plotted | null} */
  #follow() {
    const figure = /** @type {MeanderPath | null} */ (
      document.getElementById(this.getAttribute('figure') ?? '')
    );
    if (!figure) return null;
    for (const event of ['meander-change', 'meander-ready'])
      figure.addEventListener(event, () => this.redraw());
    return {
      get overlays() {
        return Reflect.get(figure, 'overlays') ?? [];
      },
      // Before it has begun there are none.
      points: (id) => (Object.keys(figure.values ?? {}).length ? JSON.parse(figure.toJSON(id)).flat() : []),
    };
  }

  draw(/** @type {number} */ width, /** @type {number} */ height) {
    const shown = CURVES.filter((id) => this.plotted?.overlays.includes(id));
    const plots = shown.map((id) => ({ id, ...headings(this.plotted?.points(id) ?? []) }));
    const all = plots.flatMap(({ degrees }) => degrees);
    if (!all.length) return [];
    const low = Math.floor(Math.min(...all) / RIGHT_ANGLE) * RIGHT_ANGLE;
    const high = Math.max(low + RIGHT_ANGLE, Math.ceil(Math.max(...all) / RIGHT_ANGLE) * RIGHT_ANGLE);
    const x = (/** @type {number} */ share) => INSET.start + share * (width - INSET.start - INSET.end);
    const y = (/** @type {number} */ degrees) =>
      INSET.block + ((degrees - low) / (high - low)) * (height - 2 * INSET.block);
    const ticks = Array.from({ length: (high - low) / RIGHT_ANGLE + 1 }, (_, i) => low + i * RIGHT_ANGLE);
    return [
      ...ticks.map((degrees) => line([x(0), y(degrees), x(1), y(degrees)], 'rule')),
      ...ticks.map((degrees) =>
        text(INSET.start - 8, y(degrees) + 4, `${degrees > 0 ? '−' : ''}${Math.abs(degrees)}°`, 'tick'),
      ),
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
 * The heading of each segment, without jumps of a whole turn, and where along the line it begins and ends.
 * @param {ArrayLike<number>} points
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
