/** Two boards that carve the same stones in step: on one every stone takes a search, on the other only those on the witness. */
import { computed } from '@preact/signals-core';
import { drawHandles } from '../../drawing/handles.ts';
import { drawOutline } from '../../drawing/lit.ts';
import type { Look } from '../../drawing/look.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRoad } from '../../drawing/road.ts';
import { drawRing, drawSockets, drawStones, FORCED, MAYBE, SOCKET, STONE } from '../../drawing/stones.ts';
import type { View } from '../../geometry/view.ts';
import { Stepped, viewAt } from './drawing.ts';
import { dots, fill, middles, write } from './kit.ts';
import { recordCarving } from './witness-record.ts';

const SIDE = 20;
const ENDS = [SIDE + 1, SIDE * (SIDE - 1) - 2];
const HANDLES = ENDS.map((end, i) => ({
  x: (end % SIDE) + 0.5,
  y: Math.floor(end / SIDE) + 0.5,
  letter: 'AB'[i],
}));
/** How long a step with a search is seen, and any other, in milliseconds. */
const [SEARCH, PLAIN] = [280, 35];
/** Pixels below the boards. */
const CAPTION = 62;

const count = (value: number, unit: string) =>
  `${value.toLocaleString('en')} ${unit}${value === 1 ? '' : 'es'}`;

export class Witness extends Stepped<'seed'> {
  readonly #record = computed(() =>
    recordCarving({ width: SIDE, height: SIDE, terminals: ENDS, seed: this.now.seed }),
  );

  constructor() {
    super({
      step: { min: 0, max: () => this.last, step: 1, start: Infinity, label: 'stones decided' },
      seed: { min: 0, max: 4294967295, step: 1, start: 1, label: 'seed' },
    });
  }

  get last(): number {
    return this.#record.value.length - 1;
  }
  get #moment() {
    return this.#record.value[this.now.step];
  }
  get pace() {
    return this.#moment.searched ? SEARCH : PLAIN;
  }
  override begin() {
    this.restart();
  }

  override values() {
    const { searches, lookedWithout, lookedWith } = this.#moment;
    return { step: this.now.step, steps: this.last, searches, lookedWithout, lookedWith };
  }

  override describe() {
    const { step, searches, lookedWithout, lookedWith } = this.values();
    const without = `${count(step, 'search')} and ${lookedWithout} stones looked at without a witness`;
    return `${super.describe()}: ${without}; ${count(searches, 'search')} and ${lookedWith} with it`;
  }

  draw(pen: Pen, look: Look) {
    const { step, searches, lookedWithout, lookedWith } = this.values();
    const gap = 0.04 * this.width;
    const unit = Math.min((this.width - gap) / 2, this.height - CAPTION) / (SIDE + 0.3);
    const left = (this.width - 2 * SIDE * unit - gap) / 2;
    const kinds = new Uint8Array(SIDE * SIDE).fill(STONE);
    for (const end of ENDS) kinds[end] = FORCED;
    for (const { cell, forced } of this.#record.value.slice(1, step + 1))
      kinds[cell] = forced ? FORCED : SOCKET;
    const most = this.#record.value.at(-1)!.lookedWithout;
    const board = (x: number, isWith: boolean, title: string, done: number, looked: number) => {
      const view = viewAt(unit, x, 1, this.size.value, SIDE, SIDE);
      this.#board(pen, look, view, kinds, isWith);
      const [y, wide] = [SIDE * unit + 14, SIDE * unit];
      fill(pen, look, 'edge', () => pen.rect(x, y, wide, 2));
      fill(pen, look, 'seen-1', () => pen.rect(x, y - 6, (wide * looked) / most, 6));
      write(pen, look, x, y + 16, title, { weight: 600 });
      const words = `${count(done, 'search')}, ${looked.toLocaleString('en')} ${wide < 260 ? 'looked at' : 'stones looked at'}`;
      write(pen, look, x, y + 35, words, { tone: 'quiet', size: wide < 190 ? 11 : 13 });
    };
    board(left, false, 'without a witness', step, lookedWithout);
    board(left + SIDE * unit + gap, true, 'with a witness', searches, lookedWith);
  }

  #board(pen: Pen, look: Look, view: View, kinds: Uint8Array, isWith: boolean) {
    const { cell, searched, witness, looked } = this.#moment;
    const isOpen = cell >= 0 && this.now.step < this.last;
    const shown = kinds.slice();
    if (isWith) for (const one of witness) if (shown[one] === STONE) shown[one] = MAYBE;
    drawSockets(pen, view, look);
    if (this.now.step === this.last) drawRoad(pen, view, look, [middles(view, witness)], 0);
    else drawStones(pen, view, look, shown);
    if (isOpen && (searched || !isWith)) dots(pen, look, middles(view, looked), 0.15 * view.unit, 'seen-0');
    if (isOpen) drawRing(pen, view, look, cell);
    drawHandles(pen, view, look, HANDLES);
    if (isWith) this.part('witness', middles(view, witness), view.unit / 2);
    if (isWith && this.isLit('witness')) drawOutline(pen, view, look, (one) => witness.includes(one));
    const forced = [...kinds.keys()].filter((one) => kinds[one] === FORCED);
    for (const one of forced) this.part('forced', middles(view, [one]), view.unit / 2);
    if (this.isLit('forced')) drawOutline(pen, view, look, (one) => kinds[one] === FORCED);
  }
}
