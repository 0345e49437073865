/** A* around a cup of walls: the cells that it searches, in order, the route, and the sum of the cell under the pointer. */
import { batch, computed, signal } from '@preact/signals-core';
import { around, emsOf, endRadius, overlaps, type Box } from '../../drawing/delta.ts';
import type { Pen } from '../../drawing/pen.ts';
import { apart, clamp, cellCorner, nearestOf, toPage, type Place, type View } from '../../geometry/view.ts';
import { Drawing, viewOf, type Grip } from './drawing.ts';
import { boardOf, cellAt, middles, type Sketch } from './kit.ts';
import { seenColour } from './ramp.ts';
import { guess, searchBySum } from './star-search.ts';

const BOARD = boardOf(24, 14);
const [COLUMNS, ROWS] = [BOARD.columns, BOARD.rows];
const cellOf = (x: number, y: number) => y * COLUMNS + x;
const [START, GOAL] = [cellOf(1, 6), cellOf(22, 6)];
const CUP = [
  ...Array.from({ length: 8 }, (_, i) => cellOf(14, 3 + i)),
  ...Array.from({ length: 6 }, (_, i) => cellOf(8 + i, 3)),
  ...Array.from({ length: 3 }, (_, i) => cellOf(11 + i, 10)),
];
/** The cell whose sum is shown at first. */
const SPOT = cellOf(10, 9);
/** Milliseconds per searched cell, and for laying the whole route. */
const [LOOK, LAYING] = [10, 500];
/** Width of the route as a share of a road's, so that the colours of its cells show. */
const NARROW = 0.55;
const CELL_KEYS =
  'Arrow keys go from cell to cell, with Shift farther. Space builds a wall there, or takes it down.';
/** Columns between the ring and B beyond which the guess has a name. */
const ROOM_FOR_NAME = 7;
/** Hiding an end is as bad as hiding this many cells of a route. */
const BAD = 99;

export class Star extends Drawing<'weight' | 'step', 'tool'> {
  override readonly ranges = {
    weight: { min: 0, max: 2, step: 0.1, start: 1, label: 'weight of the guess' },
    step: {
      min: 0,
      // All searched cells, then the stones of the route.
      max: () => this.#search.value.order.length + this.#search.value.route.length,
      step: 1,
      start: Infinity,
      label: 'step',
    },
  };
  override readonly choices = { tool: { values: ['move', 'walls'], start: 'move', isTool: true } };
  readonly #ends = this.list('ends', [START, GOAL], { below: COLUMNS * ROWS });
  readonly #built = this.list('walls', CUP, { below: COLUMNS * ROWS, lengths: null });
  readonly #walls = computed<ReadonlySet<number>>(() => new Set(this.#built.value));
  readonly #spot = signal(SPOT);
  readonly #byKeys = signal(false);
  readonly #search = this.#searchWith(() => this.now.weight);
  /** With the weights 0, 1 and 2. At 1 no guess is too high, so its route is a shortest one. */
  readonly #searches = [0, 1, 2].map((weight) => this.#searchWith(() => weight));
  /** Whether the drag builds walls or takes them down. */
  #builds: boolean | null = null;

  #searchWith(weight: () => number) {
    return computed(() => searchBySum(BOARD, this.#walls.value, this.#ends.value, weight()));
  }

  override readonly played = { name: 'step' as const, pace: () => this.#pace };
  get #pace() {
    const { order, route } = this.#search.value;
    return this.now.step < order.length ? LOOK : LAYING / route.length;
  }

  override get status() {
    const { order, route } = this.#search.value;
    if (this.now.step < this.last)
      return `${Math.min(this.now.step, order.length)} of ${order.length} cells looked at`;
    if (!route.length) return `No route: walls part A from B. ${order.length} cells looked at.`;
    return `${order.length} looked at. The fainter the violet, the later.`;
  }

  override describe() {
    const { order, route } = this.#search.value;
    const found = route.length ? `The route takes ${route.length - 1} steps` : 'There is no route';
    return `${super.describe()}: ${order.length} cells. ${found}. ${this.#sum?.words ?? ''}`;
  }

  override values() {
    const { order, route } = this.#search.value;
    const steps = ({ length }: readonly number[]) => (length ? length - 1 : NaN);
    const [none, shortest, twice] = this.#searches.map(({ value }) => value);
    return {
      cells: order.length,
      steps: steps(route),
      cellsAt0: none.order.length,
      shortest: steps(shortest.route),
      cellsAt2: twice.order.length,
      stepsAt2: steps(twice.route),
    };
  }

  override get view(): View {
    return viewOf(BOARD, this.size.value);
  }

  override grips(): Grip[] {
    const isCut = !this.#search.value.route.length;
    const ends = BOARD.ends(this.#ends.value).map((end, i) => ({
      ...end,
      label: ['start', 'goal'][i],
      isCut,
    }));
    const spot = this.#ringed.value;
    const shown = this.#walls.value.has(spot) ? 'wall' : (this.#sum?.words ?? 'not looked at');
    const label = `cell in column ${(spot % COLUMNS) + 1}, row ${BOARD.rowOf(spot) + 1}: ${shown}`;
    return [...ends, { ...BOARD.middleOf(spot), letter: '', label, byKeys: true, keys: CELL_KEYS }];
  }

  override move(end: number, to: Place) {
    const cell = BOARD.nearest(to);
    if (end === 2) return this.#ring(cell, true);
    if (this.#walls.value.has(cell) || this.#ends.value.includes(cell)) return;
    this.#ends.value = this.#ends.value.with(end, cell);
    this.#finishAll();
  }

  override key(index: number, key: string) {
    const spot = this.#ringed.value;
    const builds = index === 2 && key === ' ';
    if (builds) this.#build([spot], !this.#walls.value.has(spot));
    return builds;
  }

  #build(cells: readonly number[], builds: boolean) {
    const walls = new Set(this.#walls.value);
    for (const cell of cells) {
      if (cell < 0 || this.#ends.value.includes(cell)) continue;
      if (builds) walls.add(cell);
      else walls.delete(cell);
    }
    this.#built.value = [...walls];
    this.#finishAll();
  }

  /** Shows the finished search after the reader changes something. */
  #finishAll() {
    this.stop();
    this.now.step = Infinity;
  }

  override hover(at: Place | null) {
    const cell = at ? cellAt(this.view, at) : -1;
    // The ring skips the ends, which the reader drags.
    if (this.#seen.value.includes(cell) && !this.#ends.value.includes(cell)) this.#ring(cell, false);
  }
  override tap(at: Place) {
    const cell = cellAt(this.view, at);
    if (this.#paints.value && cell >= 0) this.#build([cell], !this.#walls.value.has(cell));
    this.hover(at);
  }

  readonly #paints = computed(() => this.chosen.tool === 'walls');
  override get touchAction() {
    return this.#paints.value ? 'pinch-zoom' : '';
  }

  /** Builds walls, or takes them down if the drag begins on one. */
  override sweep(from: Place, to: Place) {
    if (!this.#paints.value) return;
    this.#builds ??= !this.#walls.value.has(cellAt(this.view, from));
    const pieces = Math.ceil((2 * Math.hypot(to.x - from.x, to.y - from.y)) / this.view.unit) || 1;
    const cells = Array.from({ length: pieces + 1 }, (_, i) =>
      cellAt(this.view, {
        x: from.x + (i / pieces) * (to.x - from.x),
        y: from.y + (i / pieces) * (to.y - from.y),
      }),
    );
    this.#build(cells, this.#builds);
  }
  override endSweep() {
    this.#builds = null;
  }

  protected override drawGrips(sketch: Sketch, [start, goal, spot]: readonly Grip[]) {
    super.drawGrips(sketch, [start, goal]);
    if (!spot.focused) return;
    const { x, y } = toPage(this.view, spot);
    const half = (spot.chosen ? 0.66 : 0.6) * this.view.unit;
    const trace = () => sketch.pen.roundRect(x - half, y - half, 2 * half, 2 * half, 0.2 * half);
    sketch.outline(trace, 'accent', spot.chosen ? 4 : 2);
  }

  #ring(cell: number, byKeys: boolean) {
    batch(() => ([this.#spot.value, this.#byKeys.value] = [cell, byKeys]));
  }
  /** The ringed cell. If the search leaves out the one that the pointer chose, the nearest that it looks at. */
  readonly #ringed = computed(() => {
    const spot = this.#spot.value;
    const { order } = this.#search.value;
    if (this.#byKeys.value || order.includes(spot)) return spot;
    const cells = order.filter((cell) => !this.#ends.value.includes(cell));
    return nearestOf(cells, (cell) => apart(BOARD.middleOf(cell), BOARD.middleOf(spot)))?.item ?? spot;
  });

  readonly #seen = computed(() => this.#search.value.order.slice(0, this.now.step));

  /** The two numbers of the ringed cell; null until the search comes to it. */
  get #sum() {
    const spot = this.#ringed.value;
    return this.#seen.value.includes(spot) ? this.#sumOf(spot) : null;
  }

  #sumOf(spot: number) {
    const { weight } = this.now;
    const steps = this.#search.value.steps.get(spot)!;
    const far = guess(spot, this.#ends.value[1], COLUMNS);
    const times = weight === 1 ? '' : `${weight} × `;
    return { spot, far, words: `${steps} + ${times}${far} = ${Number((steps + weight * far).toFixed(1))}` };
  }

  draw(sketch: Sketch) {
    const { view } = this;
    const seen = this.#seen.value;
    const { order, route } = this.#search.value;
    sketch.sockets(view, (cell) => !seen.includes(cell) && !this.#walls.value.has(cell));
    this.#drawTiles(sketch, view, seen, order.length);
    sketch.walls(view, this.#walls.value);
    const laid = route.slice(0, Math.max(0, this.now.step - order.length));
    sketch.road({ ...view, unit: NARROW * view.unit }, middles(view, laid));
    this.#drawSum(sketch, view);
  }

  #drawTiles(sketch: Sketch, view: View, seen: readonly number[], all: number) {
    const { unit } = view;
    const { look } = sketch;
    const side = 0.93 * unit;
    for (const [i, cell] of seen.entries()) {
      const { x, y } = cellCorner(view, cell);
      const inset = (unit - side) / 2;
      const colour = look.contrast ? 'ground' : seenColour(look, i / Math.max(1, all - 1));
      const edge = look.contrast ? 'ink' : undefined;
      const trace = (pen: Pen) => pen.roundRect(x + inset, y + inset, side, side, 0.1 * unit);
      sketch.fill(colour, trace, edge, 1);
    }
  }

  /** Draws the ringed cell: its route from A, the guessed route to B, and the sum of both. */
  #drawSum(sketch: Sketch, view: View) {
    const isLit = ['steps', 'guess', 'sum'].some((part) => this.isLit(part));
    // For a highlighted word, takes the last searched cell if the ringed one has no sum.
    const sum = this.#sum ?? (isLit ? this.#sumOf(this.#seen.value.at(-1) ?? this.#ends.value[0]) : null);
    if (!sum) return;
    const { spot, far, words } = sum;
    const { unit } = view;
    const isSmall = unit < 24;
    const steps = middles(view, this.#search.value.wayTo(spot));
    const [x, y, goalX, goalY] = middles(view, [spot, this.#ends.value[1]]);
    const guessed = [x, y, goalX, y, goalX, goalY];
    const [walked, ahead] = ['steps', 'guess'].map((part) => (this.isLit(part) ? 2 : 1));
    if (steps.length > 2) {
      sketch.stroke([steps], 'case', 6 * walked);
      sketch.stroke([steps], 'ink', 2.5 * walked);
      this.part('steps', steps);
    }
    sketch.stroke([guessed], 'case', 5 * ahead);
    sketch.stroke([guessed], 'ink', 2 * ahead, [2, 6]);
    this.part('guess', guessed);
    sketch.ring(view, spot);
    // A part without a line shows as a dot.
    if ((walked > 1 && steps.length === 2) || (ahead > 1 && !far))
      sketch.dots([x, y], endRadius(unit) + 8, 'case', 'ink', 3);
    const across = goalX - x;
    if (!isSmall && Math.abs(across) > ROOM_FOR_NAME * unit)
      sketch.write(x + 0.68 * across, y - 0.4 * unit, `a guess of ${far} to go`, {
        ...{ size: 15, align: 'center', plate: 'case' },
      });
    const size = isSmall ? 12.5 : 17;
    const at = this.#middleOfSum(view, spot, emsOf(words) * size + 8, 1.5 * size);
    const strong = { size: this.isLit('sum') ? 1.3 * size : size, weight: 600 };
    sketch.write(at.x, at.y, words, { ...strong, plate: 'case', align: 'center' });
    this.part('sum', [at.x - 1.3 * unit, at.y, at.x + 1.3 * unit, at.y], 0.5 * unit);
  }

  /** The middle of words above or below the ring where they hide least: best nothing, at worst an end. */
  #middleOfSum(view: View, spot: number, wide: number, high: number) {
    const { unit, width, height } = view;
    const { route, wayTo } = this.#search.value;
    const { x, y } = toPage(view, BOARD.middleOf(spot));
    const hidden = (cells: readonly number[], radius: number, box: Box) =>
      cells.filter((cell) => overlaps(around(toPage(view, BOARD.middleOf(cell)), radius), box)).length;
    const spots = [0.95, -0.95, 1.95, -1.95].flatMap((down) =>
      [-0.8, 0.8, -wide / unit / 2, wide / unit / 2].map((across) => {
        const middle = clamp(x + across * unit, wide / 2 + 2, width - wide / 2 - 2);
        const at = { x: middle, y: y + down * unit };
        const box = around(at, wide / 2, high / 2);
        const isOut = box.top < 0 || box.bottom > height;
        const bad = Number(isOut) + hidden(this.#ends.value, endRadius(unit), box);
        return { at, cost: BAD * bad + hidden([...route, ...wayTo(spot)], 0.3 * unit, box) };
      }),
    );
    return nearestOf(spots, ({ cost }) => cost)!.item.at;
  }
}
