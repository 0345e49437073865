/** Two travellers on one curve: each tick moves one by a point, the other by a distance. Below, graphs of their speeds. */
import { computed } from '@preact/signals-core';
import { drawTraveller, type Handle } from '../../drawing/handles.ts';
import { addLine } from '../../drawing/pen.ts';
import { catmullRom, Follower, simplify } from '../../engine.ts';
import { clamp, pageLine, type Place, type Points } from '../../geometry/view.ts';
import { GRID, thread, TOLERANCE, threadLine, threadList } from '../thread.ts';
import { BEAD_KEYS, Drawing, type Grip } from './drawing.ts';
import { tick, type Sketch } from './kit.ts';
import { drawEnds, drawMap, mapView } from './path-map.ts';

/** Points per leg that the travellers count, and that the drawn curve has. */
const [COUNTED, DRAWN] = [8, 24];
/** Steps of the play per tick. */
const PARTS = 6;
/** Narrower drawings have small dots. */
const ROOMY = 640;
/** Wider drawings have the graphs beside the map, which takes this share of the width. */
const [WIDE, MAP] = [1.8, 0.58];
/** Pixels above a graph for its name. */
const NAME = 28;
/** Opacity of the traveller that is not chosen, and of its graph. */
const RECEDED = 0.45;

type Pace = 'points' | 'distance';
const NAMES: Readonly<Record<Pace, string>> = { points: 'Point by point', distance: 'By distance' };
const TONES = { points: 'ink', distance: 'catmull-rom' } as const;
const PACES = Object.keys(NAMES) as Pace[];

export class Speed extends Drawing<'turning' | 'step', 'by'> {
  override readonly ranges = {
    turning: { min: 0, max: 2, step: 0.1, start: 0.5, label: 'cells of a turn' },
    step: { min: 0, max: () => PARTS * this.#ticks.value, step: 1, start: 40 * PARTS, label: 'time' },
  };
  override readonly choices = { by: { values: PACES, start: 'points' } };
  override readonly lists = { thread: threadList };
  readonly #kept = computed(() => simplify(threadLine.value, { tolerance: TOLERANCE }));
  readonly #curve = computed(() => catmullRom(this.#kept.value, { subdivisions: COUNTED }));
  readonly #follower = computed(() => new Follower(this.#curve.value, { turning: this.now.turning }));
  /** How far along the curve each traveller is after each tick. */
  readonly #distances = computed<Readonly<Record<Pace, readonly number[]>>>(() => {
    const curve = this.#curve.value;
    const points = [0];
    for (let i = 2; i < curve.length; i += 2)
      points.push(points.at(-1)! + Math.hypot(curve[i] - curve[i - 2], curve[i + 1] - curve[i - 1]));
    const ticks = points.length - 1;
    return { points, distance: points.map((_, i) => (points[ticks] * i) / ticks) };
  });
  override readonly played = { name: 'step', pace: () => 17 } as const;
  /** About a tick. */
  override get nudge() {
    return 12;
  }

  readonly #ticks = computed(() => this.#distances.value.points.length - 1);
  readonly #tick = computed(() => this.now.step / PARTS);

  /** How far along the curve a traveller is now. */
  #along(pace: Pace) {
    const all = this.#distances.value[pace];
    const before = Math.min(this.#ticks.value - 1, Math.floor(this.#tick.value));
    return all[before] + (this.#tick.value - before) * (all[before + 1] - all[before]);
  }

  #speeds = (pace: Pace) =>
    this.#distances.value[pace].slice(1).map((far, i) => far - this.#distances.value[pace][i]);

  override get status() {
    const [all, along] = [this.#distances.value.points.at(-1)!, this.#along(this.chosen.by as Pace)];
    return `Tick ${Math.floor(this.#tick.value)} of ${this.#ticks.value}: ${along.toFixed(1)} of ${all.toFixed(1)} cells`;
  }

  override values() {
    const speeds = this.#speeds('points');
    return { ratio: Math.max(...speeds) / Math.min(...speeds) };
  }

  override describe() {
    const far = PACES.map((pace) => `${NAMES[pace].toLowerCase()} ${this.#along(pace).toFixed(1)}`);
    return `${super.describe()}. After ${Math.floor(this.#tick.value)} of ${this.#ticks.value} ticks: ${far.join(', ')} cells`;
  }

  /** The map, and the two graphs below it or beside it, in pixels. */
  get #chart() {
    const { width, height } = this.size.value;
    const isRoomy = width >= ROOMY;
    const isBeside = width > WIDE * height;
    const room = (isBeside ? 1 : isRoomy ? 0.31 : 0.49) * height;
    const inset = isRoomy ? 0.027 * width : 8;
    const left = inset + (isBeside ? MAP * width : 0);
    const high = room / 2 - NAME - 8;
    const graph = (i: number) => ({ top: height - room + (i * room) / 2 + NAME, high });
    const map = isBeside ? { width: MAP * width, height } : { width, height: height - room };
    return { isRoomy, isBeside, map, top: height - room, left, wide: width - inset - left, graph };
  }
  #xOf = (tick: number) => this.#chart.left + (tick / this.#ticks.value) * this.#chart.wide;

  #goTo(x: number) {
    const { left, wide } = this.#chart;
    this.set('step', clamp((x - left) / wide, 0, 1) * this.last);
  }

  /** The handle of the line that marks now. */
  override grips(): Grip[] {
    const at = { x: this.#xOf(this.#tick.value), y: this.#chart.graph(1).top - NAME / 2 };
    return [{ ...at, letter: '', label: 'now', keys: BEAD_KEYS }];
  }
  override move(_index: number, { x }: Place) {
    this.#goTo(x);
  }
  #isOnChart({ x, y }: Place) {
    const { isBeside, map, top } = this.#chart;
    return isBeside ? x > map.width : y > top;
  }
  override tap(at: Place) {
    if (this.#isOnChart(at)) this.#goTo(at.x);
  }
  override sweep(from: Place, to: Place) {
    if (this.#isOnChart(from)) this.#goTo(to.x);
  }

  draw(sketch: Sketch) {
    const { map, isBeside } = this.#chart;
    const view = mapView(threadLine.value, GRID, map, map.height - 4, isBeside);
    drawMap(sketch, view, threadLine.value, thread.value.walls);
    const fine = catmullRom(this.#kept.value, { subdivisions: DRAWN });
    sketch.strokeCurve('catmull-rom', pageLine(view, fine), view.unit);
    const receding = [...PACES].sort((pace) => (pace === this.chosen.by ? 1 : -1));
    for (const pace of receding) {
      const off = (pace === 'points' ? -1 : 1) * (this.#chart.isRoomy ? 0.3 : 0.42);
      // While it plays, each tick drops a dot.
      const count = this.playing.value ? Math.floor(this.#tick.value) + 1 : Infinity;
      const trail = beside(this.#trail(pace), off).slice(0, 2 * count);
      this.#dots(sketch, pageLine(view, trail), pace);
    }
    drawEnds(sketch, view, threadLine.value);
    for (const pace of receding) {
      const found = this.#follower.value.at(this.#along(pace));
      if (!found) continue;
      const [[x, y], heading] = [found.point, [...found.heading]];
      const opacity = pace === this.chosen.by ? 1 : RECEDED;
      const on = { pen: sketch.pen, view, look: sketch.look };
      drawTraveller(on, { x, y, heading, tone: TONES[pace], opacity });
    }
    PACES.forEach((pace, i) => this.#drawGraph(sketch, pace, i));
  }

  /** Where a traveller is after each tick. */
  #trail(pace: Pace): Points {
    if (pace === 'points') return this.#curve.value;
    return this.#distances.value[pace].flatMap((far) => [...this.#follower.value.at(far)!.point]);
  }

  #dots(sketch: Sketch, places: Points, pace: Pace) {
    const radius = (this.#chart.isRoomy ? 4.2 : 2.4) * (pace === this.chosen.by ? 1 : 0.7);
    const edge = this.#chart.isRoomy ? 1.75 : 1.25;
    if (pace === 'points') sketch.dots(spaced(places, 2 * radius + edge), radius, 'paper', 'ink', edge);
    else sketch.dots(places, radius + 0.6, 'catmull-rom', 'case', edge - 0.25);
  }

  #drawGraph(sketch: Sketch, pace: Pace, i: number) {
    const { left, wide, graph } = this.#chart;
    const { top, high } = graph(i);
    const most = Math.max(...PACES.flatMap(this.#speeds));
    const base = top + high;
    sketch.stroke([[left - 4, base + 2, left + wide + 4, base + 2]], 'edge', 4);
    const isChosen = pace === this.chosen.by;
    const stairs = this.#speeds(pace).flatMap((speed, tick) => {
      const y = base - (speed / most) * high;
      return [this.#xOf(tick), y, this.#xOf(tick + 1), y];
    });
    const area = [left, base, ...stairs, left + wide, base];
    const [tone, edge] = pace === 'points' ? (['paper', 'ink'] as const) : (['catmull-rom'] as const);
    const trace = () => addLine(sketch.pen, area);
    sketch.faded(isChosen ? 1 : RECEDED, () => sketch.fill(tone, trace, edge));
    this.#dots(sketch, [left + 8, top - 14], pace);
    const size = this.#chart.isRoomy ? 15 : 12;
    sketch.write(left + 20, top - 14, NAMES[pace], { size, tone: isChosen ? 'ink' : 'quiet' });
    const fastest = `${Math.max(...this.#speeds(pace)).toFixed(2)} cells a tick`;
    const says = pace === 'points' ? `speed over time, up to ${fastest}` : `always ${fastest}`;
    sketch.write(left + wide, top - 14, says, { size, tone: 'quiet', align: 'right' });
  }

  protected override drawGrips(sketch: Sketch, [{ x, focused, hovered, chosen }]: readonly Handle[]) {
    const line = [x, this.#chart.top, x, this.height - 2];
    const isHeld = focused || hovered || chosen;
    sketch.stroke([line], focused ? 'accent' : 'ink', isHeld ? 4 : 2);
  }
}

/** Leaves out points nearer than this to the last one that stays. */
function spaced(line: Points, least: number): number[] {
  const kept = [line[0], line[1]];
  for (let i = 2; i < line.length; i += 2)
    if (Math.hypot(line[i] - kept.at(-2)!, line[i + 1] - kept.at(-1)!) >= least)
      kept.push(line[i], line[i + 1]);
  return kept;
}

/** Shifts a line to its right by `off`; to its left, if that is negative. */
function beside(line: Points, off: number): number[] {
  const last = line.length - 2;
  return Array.from({ length: last / 2 + 1 }, (_, i) => {
    const [before, after] = [Math.max(0, 2 * i - 2), Math.min(last, 2 * i + 2)];
    const direction = [line[after] - line[before], line[after + 1] - line[before + 1]];
    return tick([line[2 * i], line[2 * i + 1]], direction, off).slice(2);
  }).flat();
}
