/** Two boards that carve the article's path in step: one searches for every stone, the other only for stones on the witness. */
import { computed } from '@preact/signals-core';
import { Chiseler, reachable } from '../../engine.ts';
import { emsOf } from '../../drawing/delta.ts';
import { FORCED, MAYBE, PALE, SOCKET, STONE, WALL } from '../../drawing/stones.ts';
import type { View } from '../../geometry/view.ts';
import { GRID, thread, threadEnds, threadList } from '../thread.ts';
import { Drawing, viewAt } from './drawing.ts';
import { middles, type Sketch } from './kit.ts';
import type { FIELD } from './numbered-board.ts';

const { width: COLUMNS, height: ROWS } = GRID;
/** How long the play shows a step with a search, and any other, in milliseconds. */
const [SEARCH, PLAIN] = [280, 35];
/** Pixels between two boards, and below each for its bar and words. */
const [GAP, CAPTION] = [40, 43];

/** The words below a board, from long to short. */
const LENGTHS = [
  [' a witness', 'stones looked at'],
  ['', 'stones looked at'],
  ['', 'stones'],
  ['', ''],
] as const;
/** Which board, its searches, and the stones that they look at. */
type Said = readonly [name: string, searches: number, cells: number];

const counted = (value: number, noun: string) => `${value.toLocaleString('en')} ${noun}`.trim();
const searchesIn = (count: number) => counted(count, count === 1 ? 'search' : 'searches');
const wordsOf = ([name, searches, cells]: Said) =>
  LENGTHS.map(([what, noun]) => [`${name}${what}: ${searchesIn(searches)}`, counted(cells, noun)]);

export class Witness extends Drawing<'step'> {
  override readonly ranges = {
    step: { min: 0, max: () => this.#tries.value, step: 1, start: Infinity, label: 'stones tried' },
  };
  override readonly lists = { thread: threadList };
  readonly #record = computed(() => {
    const { ends, seed, walls } = thread.value;
    return recordCarving({ ...GRID, terminals: ends, seed, walls });
  });

  readonly #tries = computed(() => this.#record.value.length - 1);
  readonly #moment = computed(() => this.#record.value[this.now.step]);
  readonly #isDone = computed(() => this.now.step === this.last);
  override readonly played = {
    name: 'step',
    pace: () => (this.#moment.value.searched ? SEARCH : PLAIN),
  } as const;

  override get status() {
    const { cell, searched, forced } = this.#moment.value;
    if (this.#isDone.value) return 'Both boards are left with the same path.';
    if (cell < 0) return 'All stones are there, and the witness is a shortest route.';
    if (forced) return 'On the witness, and there is no other route: forced.';
    return searched ? 'On the witness: the search finds a new one.' : 'Off the witness: it goes at once.';
  }

  override values() {
    const { searches, lookedWithout, lookedWith } = this.#moment.value;
    return {
      tries: this.last,
      searches,
      cells: lookedWith,
      plainSearches: this.now.step,
      plainCells: lookedWithout,
      // The ends are not tried.
      first: this.#record.value[0].witness.length - 2,
    };
  }

  override describe() {
    const { searches, cells, plainSearches, plainCells } = this.values();
    const without = `${searchesIn(plainSearches)} and ${counted(plainCells, 'stones')} looked at without a witness`;
    return `${super.describe()}: ${without}; ${searchesIn(searches)} and ${counted(cells, 'stones')} with it`;
  }

  draw(sketch: Sketch) {
    const { searches, cells, plainSearches, plainCells } = this.values();
    const { width, height } = this;
    const [many, gap] = this.isTall ? [1, 0] : [2, GAP];
    const room = this.isTall ? (height - 12) / 2 : height;
    const unit = Math.min((width - gap) / many / (COLUMNS + 1), (room - CAPTION) / (ROWS + 1.6));
    const side = (width - gap - many * (COLUMNS + 1) * unit) / 2;
    const [right, down] = this.isTall ? [0, room + 12] : [(COLUMNS + 1) * unit + gap, 0];
    const first = viewAt(unit, side + unit / 2, unit / 2, this.size.value, COLUMNS, ROWS);
    const second = { ...first, left: first.left + right, top: first.top + down };
    this.#board(sketch, first, ['Without', plainSearches, plainCells]);
    this.#board(sketch, second, ['With', searches, cells]);
  }

  /** Draws the number of searched stones as a bar, to the same scale for both boards. */
  #bar(sketch: Sketch, { unit, left: x, top }: View, said: Said) {
    const y = top + (ROWS + 1.1) * unit;
    const wide = COLUMNS * unit;
    const all = this.#record.value.at(-1)!.lookedWithout;
    sketch.fill('seen-1', (pen) => pen.rect(x, y, (wide * said[2]) / all, 14));
    sketch.fill('edge', (pen) => pen.rect(x, y + 14, wide, 4));
    const size = wide < 440 ? 12 : 15;
    // Both boards omit the same words.
    const fits = (texts: string[]) => size * emsOf(texts.join('')) < wide;
    const most = wordsOf(['Without', this.last, all]).findIndex(fits);
    const [words, looked] = wordsOf(said).at(most)!;
    sketch.write(x, y + 33, words, { size });
    sketch.write(x + wide, y + 33, looked, { size, tone: 'quiet', align: 'right' });
  }

  #board(sketch: Sketch, view: View, said: Said) {
    const isWith = said[0] === 'With';
    const { step } = this.now;
    const { cell, searched, witness, looked } = this.#moment.value;
    const isOpen = cell >= 0 && !this.#isDone.value;
    const kinds = new Uint8Array(COLUMNS * ROWS).fill(STONE);
    const { ends, walls } = thread.value;
    for (const wall of walls) kinds[wall] = WALL;
    for (const end of ends) kinds[end] = FORCED;
    for (const decided of this.#record.value.slice(1, step + 1))
      kinds[decided.cell] = decided.forced ? FORCED : SOCKET;
    const forced = [...kinds.keys()].filter((one) => kinds[one] === FORCED);
    // Half behind the letter of an end, a dot would look like its accent.
    const isBehind = (one: number) => ends.includes(one + COLUMNS);
    if (isWith)
      for (const one of witness) if (kinds[one] === STONE) kinds[one] = isBehind(one) ? PALE : MAYBE;
    // A removed stone stays visible at its own step.
    if (isOpen && kinds[cell] === SOCKET) kinds[cell] = STONE;
    sketch.sockets(view, (one) => kinds[one] === SOCKET || (this.#isDone.value && kinds[one] !== WALL));
    if (this.#isDone.value) sketch.road(view, middles(view, witness));
    else sketch.stones(view, kinds);
    const dotted = looked.filter((one) => !isBehind(one));
    if (isOpen && (searched || !isWith))
      sketch.dots(middles(view, dotted), Math.max(2, 0.14 * view.unit), 'seen-0');
    if (isOpen) sketch.ring(view, cell);
    sketch.walls(view, walls);
    sketch.ends(view, threadEnds.value);
    if (isWith) this.cellsPart(sketch, view, 'witness', witness);
    this.cellsPart(sketch, view, 'forced', forced);
    this.#bar(sketch, view, said);
  }
}

/** One moment for each number of steps. */
export function recordCarving(field: typeof FIELD & { walls?: readonly number[] }) {
  const { width, height, terminals, walls = [] } = field;
  const [from, to] = terminals;
  const chiseler = new Chiseler(field);
  const gone: number[] = [];
  const record = [momentOf(chiseler)];
  while (chiseler.step() > 0) {
    const before = record.at(-1)!;
    const now = momentOf(chiseler);
    const met = reachable({ width, height, walls: [...walls, ...gone, now.cell], from });
    // The search stops at the other end, if it gets there.
    const looked = met.subarray(0, met.indexOf(to) < 0 ? met.length : met.indexOf(to) + 1);
    const lookedWith = before.lookedWith + (now.searched ? looked.length : 0);
    record.push({ ...now, looked, lookedWithout: before.lookedWithout + looked.length, lookedWith });
    if (!now.forced) gone.push(now.cell);
  }
  chiseler.free();
  return record;
}

/** The state after a step. */
const momentOf = (chiseler: Chiseler) => ({
  /** The stone that the step decided; -1 at the start. */
  cell: chiseler.last?.cell ?? -1,
  forced: chiseler.last?.outcome === 'forced',
  /** Whether it was on the witness, which costs a search; and the searches so far. */
  searched: chiseler.last?.searched ?? false,
  searches: chiseler.searches,
  witness: chiseler.witness(),
  /** Stones that a search at this step reaches. */
  looked: new Uint32Array() as Uint32Array,
  /** Stones searched so far, with a search at every step, and with one only for stones on the witness. */
  ...{ lookedWithout: 0, lookedWith: 0 },
});
