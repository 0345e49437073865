/** A board with a loop and side branches, and a route over it that bends through the stone that the reader taps. */
import { signal } from '@preact/signals-core';
import { drawHandles, type Handle } from '../../drawing/handles.ts';
import { drawOutline } from '../../drawing/lit.ts';
import type { FigureLook as Look } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRing, drawSockets, drawStones, PALE, SOCKET, STONE, type Change } from '../../drawing/stones.ts';
import { cellCorner, toGrid, type Place, type View } from '../../geometry/view.ts';
import { Drawing, STONE_KEYS, viewAt, type Grip } from './drawing.ts';
import { label, middles, stroke } from './kit.ts';
import { Slide } from './slide.ts';

const PLAN = [
  '.......o.', //
  '...ooo.o.',
  'oooo.oooo',
  '.o.ooo...',
  '.oo......',
];
const [COLUMNS, ROWS] = [9, 5];
const [START, GOAL] = [18, 26];
const STONES = [...PLAN.join('')].flatMap((letter, cell) => (letter === 'o' ? [cell] : []));
const ENDS = [START, GOAL].map((cell, i) => ({ ...placeOf(cell), letter: 'AB'[i] }));
const ROUTES = routesFrom([START]);
const BRANCHES = STONES.filter((cell) => !ROUTES.some((route) => route.includes(cell)));
/** Stones of one side of the loop or the other. */
const SIDES = ROUTES.flat().filter((cell) => ROUTES.some((route) => !route.includes(cell)));
const LOOP = [...SIDES, 2 * COLUMNS + 3, 2 * COLUMNS + 5];
/** How long the route takes to bend, in milliseconds. */
const BEND = 160;
/** Pixels above and below the board, and beside it for words. */
const [MARGIN, WORDS] = [22, 290];

export class Why extends Drawing<'side'> {
  #before = ROUTES[0];
  readonly #slide = new Slide(BEND);
  /** The stone that was tapped last, or that the keyboard has chosen. */
  readonly #tapped = signal(ROUTES[0][5]);
  override readonly nudge = 1;

  constructor() {
    super({ side: { min: 0, max: ROUTES.length - 1, step: 1, start: 0, label: 'side of the loop' } });
  }

  get #route() {
    return ROUTES[this.now.side];
  }

  /** Bends the route through a stone. Over a side branch there is no route: the stone is ringed, and the route stays. */
  #bend(cell: number) {
    this.#tapped.value = cell;
    const side = ROUTES.findIndex((one) => one.includes(cell));
    if (side >= 0 && !this.#route.includes(cell)) this.set('side', side);
  }

  override set(name: string, given: unknown) {
    this.#before = this.#route;
    super.set(name, given);
    if (this.#route !== this.#before) this.#slide.start();
  }

  override get pending() {
    return this.#slide.moving;
  }
  override work() {
    this.#slide.work();
  }

  override get view(): View {
    const unit = Math.min(this.width / (COLUMNS + 0.2), (this.height - 2 * MARGIN) / ROWS);
    const left = (this.width - COLUMNS * unit) / 2;
    return viewAt(unit, left, MARGIN, this.size.value, COLUMNS, ROWS);
  }

  override grips(): Grip[] {
    const tapped = this.#tapped.value;
    const cell = SIDES.includes(tapped) && this.#route.includes(tapped) ? tapped : this.#route[5];
    return [
      { ...placeOf(cell), letter: '', label: 'the stone that the route goes through', keys: STONE_KEYS },
    ];
  }

  /** To the stone of the loop that is nearest; of two, to the one off the route. */
  override move(_index: number, to: Place) {
    const far = (cell: number) => Math.hypot(placeOf(cell).x - to.x, placeOf(cell).y - to.y);
    const isOff = (cell: number) => Number(!this.#route.includes(cell));
    this.#bend(SIDES.toSorted((a, b) => far(a) - far(b) || isOff(b) - isOff(a))[0]);
  }

  override tap(at: Place) {
    const { x, y } = toGrid(this.view, at);
    const cell = STONES.find((one) => one === Math.floor(y) * COLUMNS + Math.floor(x));
    if (cell !== undefined) this.#bend(cell);
  }

  override describe() {
    const side = this.#route === ROUTES[0] ? 'upper' : 'lower';
    return `${super.describe()}. The route takes the ${side} side of the loop.`;
  }

  draw(pen: Pen, look: Look) {
    const view = this.view;
    const [route, bent] = [this.#route, this.#slide.share];
    const kindsOf = (shown: readonly number[]) =>
      Uint8Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
        shown.includes(cell) ? PALE : STONES.includes(cell) ? STONE : SOCKET,
      );
    const [kinds, from] = [kindsOf(route), kindsOf(this.#before)];
    const changes: Change[] =
      bent < 1 ? SIDES.map((cell) => ({ cell, from: from[cell], turned: bent, lift: 0 })) : [];
    drawSockets(pen, view, look, (cell) => kinds[cell] === SOCKET);
    if (view.left + view.unit > WORDS) this.#name(pen, look, view);
    drawStones(pen, view, look, kinds, changes);
    const [to, back] = [middles(view, route), middles(view, this.#before)];
    const line = to.map((at, i) => back[i] + bent * (at - back[i]));
    stroke(pen, look, [line], 'case', 6);
    stroke(pen, look, [line], 'ink', 2.5, [9.5, 4.5]);
    if (BRANCHES.includes(this.#tapped.value)) drawRing(pen, view, look, this.#tapped.value);
    drawHandles(pen, view, look, ENDS);
    for (const [name, cells] of [
      ['branch', BRANCHES],
      ['loop', LOOP],
    ] as const) {
      for (const cell of cells) this.part(name, middles(view, [cell]), view.unit / 2);
      if (this.isLit(name)) drawOutline(pen, view, look, (cell) => cells.includes(cell));
    }
  }

  /** Words with leaders, on ground where no stone is. */
  #name(pen: Pen, look: Look, view: View) {
    const { unit } = view;
    const at = (column: number, row: number) => cellCorner(view, row * COLUMNS + column);
    const beside = { left: at(1, 3), upper: at(3, 1), lower: at(6, 3), branch: at(3, 4) };
    const middle = unit / 2 + 2;
    label(pen, look, beside.left.x + 6, beside.left.y + middle, -46, 'the route manages without them');
    const words = 'one side of the loop: may go';
    if (this.#route === ROUTES[0]) label(pen, look, beside.lower.x - 6, beside.lower.y + middle, 46, words);
    else label(pen, look, beside.upper.x + 6, beside.upper.y + middle, -46, words);
    label(pen, look, beside.branch.x - 6, beside.branch.y + middle, 46, 'side branch: may go');
  }

  /** Shown to whoever points there or has the focus there. */
  protected override drawGrips(pen: Pen, look: Look, [grip]: readonly Handle[]) {
    if (!grip.hovered && !grip.focused && !grip.chosen) return;
    const cell = Math.floor(grip.y) * COLUMNS + Math.floor(grip.x);
    const tones = { ...look.tones, ink: look.tones[grip.focused ? 'accent' : 'ink'] };
    drawRing(pen, this.view, { ...look, tones }, cell);
  }
}

function placeOf(cell: number): Place {
  return { x: (cell % COLUMNS) + 0.5, y: Math.floor(cell / COLUMNS) + 0.5 };
}

/** Every route on to B without a repeated stone; those that turn up come first. */
function routesFrom(begun: readonly number[]): number[][] {
  const last = begun.at(-1)!;
  if (last === GOAL) return [[...begun]];
  return [last - COLUMNS, last + 1, last + COLUMNS, last - 1]
    .filter((cell) => STONES.includes(cell) && !begun.includes(cell))
    .flatMap((cell) => routesFrom([...begun, cell]));
}
