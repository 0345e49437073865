/** A board with a loop and side branches, and a route over it that bends through the stone that the reader taps. */
import { computed, signal } from '@preact/signals-core';
import { emsOf } from '../../drawing/delta.ts';
import { type Handle } from '../../drawing/handles.ts';
import { PALE, SOCKET, STONE, type Change } from '../../drawing/stones.ts';
import { apart, cellCorner, type Place, type View } from '../../geometry/view.ts';
import { Drawing, STONE_KEYS, viewAt, type Grip } from './drawing.ts';
import { boardOf, cellAt, middles, type Sketch } from './kit.ts';

const PLAN = [
  '.......o.', //
  '...ooo.o.',
  'oooo.oooo',
  '.o.ooo...',
  '.oo......',
];
const BOARD = boardOf(9, 5);
const [START, GOAL] = [18, 26];
const STONES = [...PLAN.join('')].flatMap((letter, cell) => (letter === 'o' ? [cell] : []));
const ROUTES = routesFrom([START]);
const BRANCHES = STONES.filter((cell) => !ROUTES.some((route) => route.includes(cell)));
/** Stones of one side of the loop or the other. */
const SIDES = ROUTES.flat().filter((cell) => ROUTES.some((route) => !route.includes(cell)));
const LOOP = [...SIDES, 21, 23];
/** How long the route takes to bend, in milliseconds. */
const BEND = 160;
/** Pixels above and below the board, and of the letters beside it. */
const [MARGIN, LETTERS] = [22, 14];

export class Why extends Drawing<'side'> {
  override readonly ranges = {
    side: { min: 0, max: ROUTES.length - 1, step: 1, start: 0, label: 'side of the loop' },
  };
  #before = ROUTES[0];
  readonly #slide = this.slide(BEND);
  /** The stone that was tapped last, or that the keyboard has chosen. */
  readonly #tapped = signal(ROUTES[0][5]);

  readonly #route = computed(() => ROUTES[this.now.side]);

  /** Bends the route through a stone. No route passes a side branch: its stone gets a ring, and the route stays. */
  #bend(cell: number) {
    this.#tapped.value = cell;
    const side = ROUTES.findIndex((one) => one.includes(cell));
    if (side >= 0 && !this.#route.value.includes(cell)) this.set('side', side);
  }

  override set(name: string, given: unknown) {
    this.#before = this.#route.value;
    super.set(name, given);
    if (this.#route.value !== this.#before) this.#slide.start();
  }

  override get view(): View {
    const { columns, rows } = BOARD;
    const unit = Math.min(this.width / (columns + 0.2), (this.height - 2 * MARGIN) / rows);
    return viewAt(unit, (this.width - columns * unit) / 2, MARGIN, this.size.value, columns, rows);
  }

  override grips(): Grip[] {
    const tapped = this.#tapped.value;
    const cell = SIDES.includes(tapped) && this.#route.value.includes(tapped) ? tapped : this.#route.value[5];
    const label = 'the stone that the route goes through';
    return [{ ...BOARD.middleOf(cell), letter: '', label, keys: STONE_KEYS }];
  }

  /** Bends the route through the nearest stone of the loop; of two, the one off the route. */
  override move(_index: number, to: Place) {
    const far = (cell: number) => apart(BOARD.middleOf(cell), to);
    const isOff = (cell: number) => Number(!this.#route.value.includes(cell));
    this.#bend(SIDES.toSorted((a, b) => far(a) - far(b) || isOff(b) - isOff(a))[0]);
  }

  override tap(at: Place) {
    const cell = cellAt(this.view, at);
    if (STONES.includes(cell)) this.#bend(cell);
  }

  override describe() {
    const side = this.#route.value === ROUTES[0] ? 'upper' : 'lower';
    return `${super.describe()}. The route takes the ${side} side of the loop.`;
  }

  draw(sketch: Sketch) {
    const view = this.view;
    const [route, bent] = [this.#route.value, this.#slide.share];
    const kindsOf = (shown: readonly number[]) =>
      Uint8Array.from(BOARD.cells, (cell) =>
        shown.includes(cell) ? PALE : STONES.includes(cell) ? STONE : SOCKET,
      );
    const [kinds, from] = [kindsOf(route), kindsOf(this.#before)];
    const changes: Change[] =
      bent < 1 ? SIDES.map((cell) => ({ cell, from: from[cell], turned: bent, lift: 0 })) : [];
    sketch.sockets(view, (cell) => kinds[cell] === SOCKET);
    if (!this.isTall) this.#name(sketch, view);
    sketch.stones(view, kinds, changes);
    const [to, back] = [middles(view, route), middles(view, this.#before)];
    const line = to.map((at, i) => back[i] + bent * (at - back[i]));
    sketch.stroke([line], 'case', 6);
    sketch.stroke([line], 'ink', 2.5, [9.5, 4.5]);
    if (BRANCHES.includes(this.#tapped.value)) sketch.ring(view, this.#tapped.value);
    sketch.ends(view, BOARD.ends([START, GOAL]));
    this.cellsPart(sketch, view, 'branch', BRANCHES);
    this.cellsPart(sketch, view, 'loop', LOOP);
  }

  /** Writes words with leaders, on ground without stones, where they fit. */
  #name(sketch: Sketch, view: View) {
    const { unit, width } = view;
    const name = (column: number, row: number, across: number, words: string) => {
      const { x, y } = cellCorner(view, row * BOARD.columns + column);
      const [from, end] = [
        x - 6 * Math.sign(across),
        across + Math.sign(across) * (7 + LETTERS * emsOf(words)),
      ];
      if (from + end > 0 && from + end < width) sketch.label(from, y + unit / 2 + 2, across, words);
    };
    name(1, 3, -46, 'the route manages without them');
    const words = 'one side of the loop: may go';
    if (this.#route.value === ROUTES[0]) name(6, 3, 46, words);
    else name(3, 1, -46, words);
    name(3, 4, 46, 'side branch: may go');
  }

  /** Shows the ring only under the pointer or with the focus. */
  protected override drawGrips(sketch: Sketch, [grip]: readonly Handle[]) {
    if (!grip.hovered && !grip.focused && !grip.chosen) return;
    sketch.ring(this.view, BOARD.nearest(grip), grip.focused ? 'accent' : 'ink');
  }
}

/** Every route from here to B that repeats no stone, upward ones first. */
function routesFrom(begun: readonly number[]): number[][] {
  const last = begun.at(-1)!;
  if (last === GOAL) return [[...begun]];
  return BOARD.neighbours(last)
    .reverse()
    .filter((cell) => STONES.includes(cell) && !begun.includes(cell))
    .flatMap((cell) => routesFrom([...begun, cell]));
}
