/** Numbers of settings: to drag sideways, to step with the arrow keys or to type. Each drag is one step of history. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Figure } from '../figure/figure.ts';
import { rowOf } from '../figure/settings.ts';
import { change, nudge, round, textOf, within, type NumberName } from './slider.ts';

/** Whether a number may have no limit: Infinity then means that it is off. */
const mayBeOff = (name: NumberName) => rowOf(name).read(rowOf(name).write(Infinity) ?? '') === Infinity;

/** A number some steps on, within its limits. One that may be off is off beyond its slider. */
function stepped(name: NumberName, value: number, steps: number): number {
  const { lowest, highest, max, step } = rowOf(name).range!;
  if (value === Infinity) return steps < 0 ? max : value;
  const next = round(value + steps * step);
  return mayBeOff(name) && next > max ? Infinity : within(next, lowest, highest);
}

/** Pixels of a drag for one step of a number. */
const PACE = 6;
const drags = new WeakMap<EventTarget, { x: number; value: number; moved: boolean }>();

export function number(figure: Figure, name: NumberName, label: string) {
  const { lowest, highest } = rowOf(name).range!;
  const value = figure.settings[name];
  const text = textOf(figure, name);

  function down(event: PointerEvent) {
    const input = event.currentTarget as HTMLInputElement;
    input.setPointerCapture(event.pointerId);
    drags.set(input, { x: event.clientX, value: figure.settings[name], moved: false });
  }

  function move(event: PointerEvent) {
    const drag = drags.get(event.currentTarget!);
    if (!drag) return;
    const steps = Math.round((event.clientX - drag.x) / PACE);
    drag.moved ||= steps !== 0;
    if (drag.moved) change(figure, name, stepped(name, drag.value, steps));
  }

  function up(event: PointerEvent) {
    const input = event.currentTarget as HTMLInputElement;
    if (drags.get(input)?.moved) input.blur();
    drags.delete(input);
    figure.history.commit();
  }

  /** A finger scrolls. */
  function cancel(event: PointerEvent) {
    drags.delete(event.currentTarget!);
    figure.history.cancel();
  }

  function typed(event: Event) {
    const input = event.target as HTMLInputElement;
    const isOff = mayBeOff(name) && input.value.trim() === figure.say.peek()('off');
    // A comma is a decimal point to many, and some keyboards have wide digits.
    const read = isOff
      ? Infinity
      : rowOf(name).read(input.value.normalize('NFKC').replace(',', '.').replace('°', ''));
    if (read !== undefined) figure.edit({ [name]: read });
    else input.value = textOf(figure, name);
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') nudge(event, figure, name);
  }

  return html`
    <span class="number"
      ><input
        inputmode="decimal"
        role="spinbutton"
        aria-label=${label}
        aria-valuenow=${Number.isFinite(value) ? value : nothing}
        aria-valuetext=${text}
        aria-valuemin=${lowest}
        aria-valuemax=${Number.isFinite(highest) ? highest : nothing}
        .value=${live(text)}
        .style="inline-size: ${text.length}ch"
        @pointerdown=${down}
        @pointermove=${move}
        @pointerup=${up}
        @pointercancel=${cancel}
        @keydown=${key}
        @change=${typed}
    /></span>
  `;
}
