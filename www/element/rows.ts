/** Rows of the panel: the settings of the curves that are shown, switches, and what changes points. */
import { html, nothing } from 'lit';
import { CURVES } from '../figure/curves/index.ts';
import type { ParameterName } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import type { Name } from '../figure/settings.ts';
import { throughOf } from '../figure/sources/index.ts';
import type { Key } from '../words/words.ts';
import { icon } from './icons.ts';
import { number } from './number-field.ts';
import { stroke } from './panel-icons.ts';
import { slider, type NumberName } from './slider.ts';

export const numberRow = (
  figure: Figure,
  name: NumberName,
  label: string,
  { kind = '', slides = true } = {},
) => html`
  <div class="row ${kind}">
    <span>${label}</span>${slides ? slider(figure, name, label) : html`<i></i>`}${number(figure, name, label)}
  </div>
`;

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

/** Texts of settings begin small, for sentences. */
const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

export function parameterRow(figure: Figure, name: ParameterName) {
  const label = figure.say.value(`parameter.${name}`);
  const value = figure.settings[name];
  return typeof value === 'boolean'
    ? switchRow(label, value, () => figure.edit({ [name]: !value }))
    : numberRow(figure, name as NumberName, capital(label));
}

/** Whether smooth curves follow the simplified line. */
export function throughRow(figure: Figure) {
  const simplifies = throughOf(figure.settings) === 'simplified';
  return switchRow(figure.say.value('looks.through'), simplifies, () =>
    figure.edit({ through: simplifies ? 'raw' : 'simplified' }),
  );
}

export function flagRow(
  figure: Figure,
  name: 'guarded' | 'closed' | 'marks' | 'crossings' | 'follow',
  key: Key,
) {
  const value = figure.settings[name];
  return switchRow(figure.say.value(key), value, () => figure.edit({ [name]: !value }));
}

/** What belongs to a single curve, under its name. */
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

/** Buttons that add and delete ends or waypoints; none for a track. */
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

/** Everything else, under a heading that opens; `above` are rows that stand above it. */
export function moreSettings(figure: Figure, above: readonly Name[]) {
  const { settings, source } = figure;
  const { grid, noun } = source.value;
  return html`
    <details>
      <summary class="row">${capital(figure.say.value('refine'))}</summary>
      ${noun === 'end' ? pointRows(figure) : nothing}
      ${grid ? flagRow(figure, 'guarded', 'looks.guarded') : flagRow(figure, 'closed', 'closed')}
      ${throughRow(figure)}
      ${CURVES.filter(({ id }) => settings.overlays.includes(id)).map((curve) => curveRows(figure, curve, above))}
    </details>
  `;
}
