/** Rows of the panel: numbers, switches, settings of the visible curves, and buttons that change points. */
import type { Signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { CURVES } from '../figure/curves/index.ts';
import type { ParameterName } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import { rowOf, type Name } from '../figure/settings.ts';
import { throughOf } from '../figure/sources/index.ts';
import { capital } from '../words/say.ts';
import { icon } from './icons.ts';
import { chevron, stroke } from './panel-icons.ts';
import { selectWhole } from './select-whole.ts';
import { change, mayBeOff, metreOf, nudge, slider, stepped, textOf, type NumberName } from './slider.ts';
import type { Copied } from './strip.ts';

export const switchRow = (label: string, isOn: boolean, act: () => void, kind = '') => html`
  <button class="row ${kind}" role="switch" aria-checked=${isOn} @click=${act}>
    <span>${capital(label)}</span><i></i><b class="switch"></b>
  </button>
`;

const actRow = (name: 'add' | 'remove', label: string, act: () => void, disabled = false) => html`
  <button class="row act" aria-disabled=${disabled || nothing} @click=${() => disabled || act()}>
    ${icon(name)}<span>${label}</span>
  </button>
`;

export function parameterRow(
  figure: Figure,
  name: ParameterName,
  { kind = '', slides = true }: { kind?: string; slides?: boolean } = {},
) {
  const { settings, say } = figure;
  const value = settings[name];
  const label = capital(say.value(`parameter.${name}`));
  if (typeof value === 'boolean') return switchRow(label, value, () => figure.edit({ [name]: !value }), kind);
  const number = name as NumberName;
  return html`
    <div class="row ${kind}">
      <span>${label}</span
      >${slides ? slider(figure, number, label) : html`<i></i>`}${numberField(figure, number, label)}
    </div>
  `;
}

export function throughRow(figure: Figure) {
  const simplifies = throughOf(figure.settings) === 'simplified';
  return switchRow(figure.say.value('looks.through'), simplifies, () =>
    figure.edit({ through: simplifies ? 'raw' : 'simplified' }),
  );
}

function curveRows(figure: Figure, { id, parameters }: (typeof CURVES)[number], above: readonly Name[]) {
  const names = (parameters as readonly ParameterName[]).filter((name) => !above.includes(name));
  if (names.length === 0) return nothing;
  const name = figure.say.value(`curve.${id}`);
  return html`
    <div role="group" aria-label=${name}>
      <p class="row curve" .style="--tone: var(--${id})">${stroke(id)}<span>${name}</span></p>
      ${names.map((one) => parameterRow(figure, one))}
    </div>
  `;
}

/** Copies a text and confirms it for two seconds, or shows it for copying by hand. */
export async function copy(text: string, copied: Signal<Copied>, word = text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied.value = { refused: text };
    return;
  }
  copied.value = word;
  setTimeout(() => (copied.value = ''), 2000);
}

/** A field with the text that the browser refused to copy; each text gets a new field. */
export const byHand = (copied: Copied, { say }: Figure) =>
  typeof copied === 'object'
    ? keyed(
        copied,
        html`<label class="by-hand"
          >${say.value('notCopied')} <input readonly .value=${copied.refused} ${ref(select)}
        /></label>`,
      )
    : nothing;

/** Focuses a field and selects its text, once it is in the page. */
const select = (field?: Element) => field && queueMicrotask(() => selectWhole(field as HTMLInputElement));

export function pointRows(figure: Figure) {
  const { add, remove, source, handles, say } = figure;
  const { noun, add: canAdd } = source.value;
  if (!canAdd || figure.settings.readonly) return nothing;
  const isEnd = noun === 'end';
  const words = say.value;
  return html`
    ${actRow('add', words(isEnd ? 'addEnd' : 'addPoint'), () => add())}
    ${actRow('remove', words(isEnd ? 'removeEnd' : 'removePoint'), () => remove(), handles.value.length <= 2)}
  `;
}

/** All other settings, in a section that opens; `above` names the settings that already have rows. */
export function moreSettings(figure: Figure, above: readonly Name[]) {
  const { settings, source } = figure;
  const { grid, noun } = source.value;
  return html`
    <details>
      <summary class="row">${capital(figure.say.value('refine'))}${chevron}</summary>
      ${noun === 'end' ? pointRows(figure) : nothing} ${parameterRow(figure, grid ? 'guarded' : 'closed')}
      ${throughRow(figure)}
      ${CURVES.filter(({ id }) => settings.overlays.includes(id)).map((curve) => curveRows(figure, curve, above))}
    </details>
  `;
}

/** Pixels of a drag per step. */
const PACE = 6;

/** A number to drag sideways, to step with the arrow keys or to type. Each drag is one step of history. */
function numberField(figure: Figure, name: NumberName, label: string) {
  const { lowest, highest } = rowOf(name).range!;
  const value = figure.settings[name];
  const text = textOf(figure, name);
  // Japanese letters are as wide as two digits.
  const { length } = text.replace(/[\u3000-\u9fff]/g, '00');

  function down({ currentTarget, pointerId, clientX: from, isPrimary }: PointerEvent) {
    if (!isPrimary) return;
    const field = currentTarget as HTMLInputElement;
    const start = figure.settings[name];
    let moved = false;
    field.setPointerCapture(pointerId);
    field.onpointermove = ({ clientX, isPrimary }) => {
      const steps = isPrimary ? Math.round((clientX - from) / PACE) : 0;
      moved ||= steps !== 0;
      if (moved && isPrimary) change(figure, name, stepped(name, start, steps));
    };
    field.onpointerup = () => moved && field.blur();
    // The browser has taken the pointer to scroll the page.
    field.onpointercancel = () => figure.history.cancel();
    field.onlostpointercapture = () => {
      field.onpointermove = null;
      figure.history.commit();
    };
  }

  function typed(event: Event) {
    const input = event.target as HTMLInputElement;
    const isOff = mayBeOff(name) && input.value.trim() === figure.say.peek()('off');
    // Many readers type a decimal comma, and some keyboards type full-width digits.
    const read = isOff
      ? Infinity
      : rowOf(name).read(input.value.normalize('NFKC').replace(',', '.').replace(/[°m]/, ''));
    if (read !== undefined) figure.edit({ [name]: Number(read) * (metreOf(figure, name) || 1) });
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
        .style="inline-size: ${length}ch"
        @pointerdown=${down}
        @keydown=${key}
        @change=${typed}
    /></span>
  `;
}
