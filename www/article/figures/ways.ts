/** The carved path over numbered stones, the best route through a stone that the reader picks, and their smallest numbers. */
import { computed } from '@preact/signals-core';
import { emsOf } from '../../drawing/delta.ts';
import { FORCED, STONE } from '../../drawing/stones.ts';
import { type Place } from '../../geometry/view.ts';
import { STONE_KEYS, type Grip } from './drawing.ts';
import { cellAt, middles, type Sketch } from './kit.ts';
import { bestRoute, BOARD, firstOf, GOAL, NumberedDrawing, START, numbers } from './numbered-board.ts';

/** Pixels from the board to the words beside it, and of their letters with some room. */
const [LEADER, LETTERS] = [20, 16];

export class Ways extends NumberedDrawing<'through'> {
  override readonly ranges = {
    through: { min: 0, max: BOARD.cells.length - 1, step: 1, start: 0, label: 'stone' },
  };
  readonly #path = computed(() => bestRoute(START, GOAL));
  /** Where its halves share stones, it runs there and back. */
  readonly #route = computed(() => [
    ...bestRoute(START, this.now.through),
    ...bestRoute(this.now.through, GOAL).slice(1),
  ]);

  override grips(): Grip[] {
    const label = 'the stone that the route goes through';
    return [{ ...BOARD.middleOf(this.now.through), letter: '', label, keys: STONE_KEYS }];
  }

  override move(_index: number, to: Place) {
    this.now.through = BOARD.nearest(to);
  }

  override tap(at: Place) {
    const cell = cellAt(this.view, at);
    if (cell >= 0) this.now.through = cell;
  }

  protected override get parts() {
    const [path, route] = [this.#path.value, this.#route.value];
    return { least: [firstOf(path), firstOf(route)], path, route };
  }

  override values() {
    return {
      path: numbers.value[firstOf(this.#path.value)],
      route: numbers.value[firstOf(this.#route.value)],
    };
  }

  override describe() {
    const { path, route } = this.values();
    const stone = numbers.value[this.now.through] || (this.now.through === START ? 'A' : 'B');
    return `The smallest number of the carved path is ${path}, of the best route through stone ${stone} ${route}.`;
  }

  draw(sketch: Sketch) {
    const { view } = this;
    const { least, path, route } = this.parts;
    const shown = {
      kindOf: (cell: number) => (path.includes(cell) ? FORCED : STONE),
      strong: [...path, ...route],
      toneOf: (cell: number) => (path.includes(cell) ? 'on-path' : undefined),
    } as const;
    const { path: smallest, route: smaller } = this.values();
    this.drawBoard(sketch, shown, () => {
      this.#name(sketch, least[0], 1, `${smallest}: the smallest on the path`);
      this.#name(sketch, least[1], -1, `${smaller}: the smallest on the route`);
      this.drawDashedRoute(sketch, route, path);
      for (const cell of least) sketch.ring(view, cell);
      // Leaves room for the number of the picked stone.
      sketch.dots(middles(view, [this.now.through]), 0.34 * view.unit, 'paper');
    });
  }

  /** Names a ringed stone to the right or left of the board, if there is room; the line to the words runs between rows. */
  #name(sketch: Sketch, cell: number, side: 1 | -1, words: string) {
    const { view } = this;
    const [x, y] = middles(view, [cell]);
    const across = (BOARD.columns * view.unit) / 2 + LEADER;
    if (view.left < LEADER + LETTERS * emsOf(words)) return;
    const edge = x + (side * view.unit) / 2;
    sketch.label(edge, y - view.unit / 2, this.width / 2 + side * across - edge, words);
  }

  /** Draws the handle as a ring, so that the number stays readable. */
  protected override drawGrips(sketch: Sketch, [grip]: readonly Grip[]) {
    const { left, top, unit } = this.view;
    const trace = () =>
      sketch.pen.arc(left + grip.x * unit, top + grip.y * unit, 0.34 * unit, 0, 2 * Math.PI);
    const width = grip.hovered || grip.focused || grip.chosen ? 4 : 2.5;
    sketch.outline(trace, grip.focused ? 'accent' : 'ink', width);
  }
}
