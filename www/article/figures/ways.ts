/** The carved path over numbered stones, and the best way through a stone of the reader's, with the smallest number of each. */
import { computed } from '@preact/signals-core';
import { drawOutline } from '../../drawing/lit.ts';
import type { FigureLook as Look } from './tones.ts';
import type { Pen } from '../../drawing/pen.ts';
import { drawRing, FORCED, STONE } from '../../drawing/stones.ts';
import { toPage, type Place, type View } from '../../geometry/view.ts';
import { Drawing, STONE_KEYS, type Grip } from './drawing.ts';
import { cellAt, clamp, dots, outline } from './kit.ts';
import {
  bestWay,
  boardView,
  drawBoard,
  drawDashedWay,
  firstOf,
  GOAL,
  SIDE,
  START,
  turns,
} from './numbered-board.ts';

export class Ways extends Drawing<'through'> {
  readonly #path = computed(() => bestWay(START, GOAL));
  /** Where the halves share stones it goes there and back. */
  readonly #way = computed(() => [
    ...bestWay(START, this.now.through),
    ...bestWay(this.now.through, GOAL).slice(1),
  ]);
  override readonly nudge = 1;

  constructor() {
    super({ through: { min: 0, max: SIDE * SIDE - 1, step: 1, start: 0, label: 'stone' } });
  }

  override get view(): View {
    return boardView(this);
  }

  override grips(): Grip[] {
    const cell = this.now.through;
    const at = { x: (cell % SIDE) + 0.5, y: Math.floor(cell / SIDE) + 0.5 };
    return [{ ...at, letter: '', label: 'the stone that the way goes through', keys: STONE_KEYS }];
  }

  override move(_index: number, { x, y }: Place) {
    const [column, row] = [x, y].map((at) => clamp(Math.floor(at), 0, SIDE - 1));
    this.now.through = row * SIDE + column;
  }

  override tap(at: Place) {
    const cell = cellAt(this.view, at);
    if (cell >= 0) this.now.through = cell;
  }

  override partAt(at: Place) {
    const cell = cellAt(this.view, at);
    if (cell === firstOf(this.#path.value) || cell === firstOf(this.#way.value)) return 'least';
    return this.#path.value.includes(cell) ? 'path' : this.#way.value.includes(cell) ? 'way' : '';
  }

  override values() {
    return { path: turns.value[firstOf(this.#path.value)], way: turns.value[firstOf(this.#way.value)] };
  }

  override describe() {
    const { path, way } = this.values();
    const stone = turns.value[this.now.through] || (this.now.through === START ? 'A' : 'B');
    return `The smallest number of the carved path is ${path}, of the best way through stone ${stone} ${way}.`;
  }

  draw(pen: Pen, look: Look) {
    const [path, way] = [this.#path.value, this.#way.value];
    const least = [firstOf(path), firstOf(way)];
    const shown = {
      kindOf: (cell: number) => (path.includes(cell) ? FORCED : STONE),
      parts: { path, way },
      strong: [...path, ...way],
      toneOf: (cell: number) => (path.includes(cell) ? 'on-path' : undefined),
    } as const;
    const { view } = this;
    drawBoard(pen, look, this, view, shown, () => {
      drawDashedWay(pen, look, view, way, path);
      for (const cell of least) drawRing(pen, view, look, cell);
      // Its number is written on it.
      const [{ x, y }] = this.grips();
      const at = toPage(view, { x, y });
      dots(pen, look, [at.x, at.y], 0.34 * view.unit, 'paper');
      if (this.isLit('least')) drawOutline(pen, view, look, (cell) => least.includes(cell));
    });
  }

  /** A ring, so that its number can be read. */
  protected override drawGrips(pen: Pen, look: Look, [grip]: readonly Grip[]) {
    const { left, top, unit } = this.view;
    const trace = () => pen.arc(left + grip.x * unit, top + grip.y * unit, 0.34 * unit, 0, 2 * Math.PI);
    const width = grip.hovered || grip.focused || grip.chosen ? 4 : 2.5;
    outline(pen, look, trace, grip.focused ? 'accent' : 'ink', width);
  }
}
