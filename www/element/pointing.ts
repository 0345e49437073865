/** Brings the curve under the pointer forward, and rings the end under it. A finger has to be held still. */
import { turnAt } from '../drawing/marks.ts';
import { curveAt, NEAR } from '../drawing/picture.ts';
import { endRadius } from '../drawing/delta.ts';
import { toGrid, toPage, type Place } from '../geometry/view.ts';
import type { CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import type { Surface } from './gestures.ts';

const HOLD = 300;

export class Pointing {
  readonly #surface: Surface;
  readonly #figure: Figure;
  #held: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: Surface) {
    this.#surface = surface;
    this.#figure = surface.figure;
  }

  move = (event: PointerEvent) => {
    this.#aim(event);
    if (event.pointerType === 'touch' || event.buttons) return;
    this.#point(this.#surface.pixel(event));
  };

  down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const at = this.#surface.pixel(event);
    this.#held = setTimeout(() => this.#point(at), HOLD);
  };

  leave = () => {
    clearTimeout(this.#held);
    this.#figure.lead.value = null;
    this.#figure.turn.value = null;
    this.#figure.hovered.value = -1;
    this.#figure.pointed.value = [];
    this.#figure.aim.value = -1;
  };

  up = (event: PointerEvent) => {
    if (event.pointerType === 'touch') this.leave();
  };

  #aim(event: PointerEvent) {
    const { settings, aim, cellAt, grid } = this.#figure;
    const aims =
      settings.tool === 'walls' && !settings.readonly && grid.peek() && event.pointerType !== 'touch';
    aim.value = aims ? cellAt(toGrid(this.#surface.view(), this.#surface.pixel(event))) : -1;
  }

  #point(at: Place) {
    const { handles, lead, turn, hovered, scene, marks, parts, pointed, settings, started } = this.#figure;
    if (!started.peek()) return;
    const layout = this.#surface.layout();
    const reach = Math.max(22, endRadius(layout.view.unit) + 4);
    const under = handles.peek().findIndex((handle) => {
      const { x, y } = toPage(layout.view, handle);
      return Math.hypot(x - at.x, y - at.y) < reach;
    });
    hovered.value = settings.readonly ? -1 : under;
    pointed.value = parts.at(toGrid(layout.view, at), NEAR / layout.view.unit, hovered.peek() >= 0);
    const free = hovered.value < 0 && settings.tool !== 'walls' && scene.peek().finished;
    const corner = free ? turnAt(layout.view, marks.peek(), at) : null;
    turn.value = corner?.turn ?? null;
    lead.value = free ? ((corner?.id ?? curveAt(layout, at)) as CurveId | null) : null;
  }
}
