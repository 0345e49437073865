/** Rows of the panel: the settings of the curves that are shown, switches, and what changes points. */
import { html, nothing } from 'lit';
import { shownParameters } from '../figure/curves/index.ts';
import type { ParameterName } from '../figure/curves/kind.ts';
import type { Figure } from '../figure/figure.ts';
import type { Name } from '../figure/settings.ts';
import { throughOf } from '../figure/sources/index.ts';
import { icon } from './icons.ts';
import { number } from './number-field.ts';
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
    <span>${label}</span><i></i><b class="switch"></b>
  </button>
`;

const actRow = (name: 'add' | 'remove', label: string, act: () => void, disabled = false) => html`
  <button class="row act" aria-disabled=${disabled || nothing} @click=${() => disabled || act()}>
    ${icon(name)}<span>${label}</span>
  </button>
`;

/** Texts of parameters begin small, for tables; a letter such as α stays as it is. */
const capital = (text: string) => (text.length > 1 ? text[0].toUpperCase() + text.slice(1) : text);

export function parameterRow(figure: Figure, name: ParameterName) {
  const label = capital(figure.say.value(`parameter.${name}`));
  const value = figure.settings[name];
  return typeof value === 'boolean'
    ? switchRow(label, value, () => figure.edit({ [name]: !value }))
    : numberRow(figure, name as NumberName, label);
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
  const words = figure.say.value;
  const simplifies = throughOf(settings) === 'simplified';
  const toggle = (name: 'guarded' | 'closed') => () => figure.edit({ [name]: !settings[name] });
  return html`
    <details>
      <summary class="row">${capital(words('refine'))}</summary>
      ${noun === 'end' ? pointRows(figure) : nothing}
      ${grid ? switchRow(capital(words('looks.guarded')), settings.guarded, toggle('guarded')) : nothing}
      ${grid ? nothing : switchRow(capital(words('closed')), settings.closed, toggle('closed'))}
      ${switchRow(capital(words('looks.through')), simplifies, () =>
        figure.edit({ through: simplifies ? 'raw' : 'simplified' }),
      )}
      ${shownParameters(settings)
        .filter((name) => !above.includes(name))
        .map((name) => parameterRow(figure, name))}
    </details>
  `;
}
