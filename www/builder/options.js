import { ATTRIBUTES } from '../old/element/attributes.js';
import { allowed, formatAttribute, parseAttribute } from '../old/element/attribute-text.js';
import { make } from '../old/dom.js';
import { fill, STRINGS } from '../old/strings.js';
import { DESCRIPTIONS } from './attribute-descriptions.js';
import { appliesTo } from './attribute-sources.js';
import { WORDS } from './words.js';

/**
 * @typedef {import('../old/element/attributes.js').AttributeRow} Row
 * @typedef {(row: Row) => { min?: number, max?: number, step?: number, dimension?: number }} RangeOf
 */

/** Kinds that have no control here: they are set by taking stones away in the figure, or by what it imports. */
const BY_HAND = new Set(['cells', 'place']);

const DIMENSION = ATTRIBUTES.findIndex(({ name }) => name === 'dimension');

/** @param {string} name of an attribute @param {Element} control */
function withDescription(name, control) {
  const help = make('small', {}, DESCRIPTIONS[name]);
  help.id = `help-${name}`;
  for (const input of control.querySelectorAll('input, select'))
    input.setAttribute('aria-describedby', help.id);
  return make('div', { className: 'option' }, control, help);
}

/** @param {Row} row */
function groupOf({ remembered, ofCurve }) {
  if (!remembered) return 'post';
  return ofCurve ? 'curves' : 'figure';
}

/**
 * One control for each attribute of the element, chosen by its kind from the table of attributes.
 * @param {RangeOf} rangeOf
 * @param {(name: string, text: string | null) => void} onChange
 */
export function createOptions(rangeOf, onChange) {
  const rows = ATTRIBUTES.filter(({ kind, name }) => !BY_HAND.has(kind) && name !== 'state');
  const controls = rows.map((row) => {
    const { root, show } = createControl(row, rangeOf, onChange);
    return { row, show, root: withDescription(row.name, root) };
  });
  const groups = Object.entries(WORDS.groups).map(([id, name]) => {
    const inside = controls.filter(({ row }) => groupOf(row) === id).map(({ root }) => root);
    const details = make('details', { className: `options ${id}` }, make('summary', {}, name), ...inside);
    details.open = id !== 'curves' && matchMedia('(width >= 62rem)').matches;
    return details;
  });
  return {
    root: make('form', { className: 'choices', autocomplete: 'off' }, ...groups),
    /** @param {(row: Row) => unknown} valueOf @param {string} source */
    update(valueOf, source) {
      for (const { row, root, show } of controls) {
        root.hidden = !appliesTo(row, source);
        show(formatAttribute(row, valueOf(row), Number(valueOf(ATTRIBUTES[DIMENSION]))));
      }
    },
  };
}

/**
 * @param {Row} row
 * @param {RangeOf} rangeOf
 * @param {(name: string, text: string | null) => void} onChange
 */
function createControl(row, rangeOf, onChange) {
  const label = Reflect.get(WORDS.labels, row.name) ?? row.name.replaceAll('-', ' ');
  const change = (/** @type {string | null} */ text) => onChange(row.name, text);
  switch (row.kind) {
    case 'flag':
      return flag(label, change);
    case 'words':
      return checkboxes(label, row.choices ?? [], change);
    case 'choice':
      return choice(row, label, change);
    default:
      return field(row, label, () => rangeOf(row), change);
  }
}

/** @param {string} label @param {(text: string | null) => void} change */
function flag(label, change) {
  const box = make('input', { type: 'checkbox' });
  box.addEventListener('change', () => change(box.checked ? '' : null));
  return {
    root: make('label', { className: 'flag' }, box, label),
    show: (/** @type {string | null} */ text) => void (box.checked = text !== null),
  };
}

/** @param {string} label @param {readonly string[]} choices @param {(text: string | null) => void} change */
function checkboxes(label, choices, change) {
  const boxes = choices.map((value) => make('input', { type: 'checkbox', value }));
  const checked = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  for (const box of boxes) box.addEventListener('change', () => change(checked().join(' ')));
  const labels = boxes.map((box) =>
    make('label', { className: 'flag' }, box, Reflect.get(STRINGS.curve, box.value) ?? box.value),
  );
  return {
    root: make('fieldset', { className: 'several' }, make('legend', {}, label), ...labels),
    show(/** @type {string | null} */ text) {
      const words = (text ?? '').split(' ');
      for (const box of boxes) box.checked = words.includes(box.value);
    },
  };
}

/** @param {Row} row @param {string} label @param {(text: string | null) => void} change */
function choice({ name, choices = [] }, label, change) {
  const names = Reflect.get(WORDS.choices, name) ?? {};
  const select = make(
    'select',
    {},
    ...choices.map((value) => make('option', { value }, Reflect.get(names, value) ?? value)),
  );
  select.addEventListener('change', () => change(select.value));
  return {
    root: make('label', { className: 'field' }, make('span', {}, label), select),
    show: (/** @type {string | null} */ text) => void (select.value = text ?? ''),
  };
}

/**
 * A number or a text. An invalid value stays in the field with a message on what is allowed; the figure is not changed.
 * @param {Row} row
 * @param {string} label
 * @param {() => ReturnType<RangeOf>} rangeNow that of points changes with the dimension
 * @param {(text: string | null) => void} change
 */
function field(row, label, rangeNow, change) {
  const { kind, infinite } = row;
  const { min, max, step } = rangeNow();
  const numeric = ['whole', 'number'].includes(kind) && !infinite;
  const limits = numeric ? { min: String(min ?? ''), max: String(max ?? '') } : {};
  const steps = numeric ? { step: kind === 'whole' ? '1' : String(step ?? 'any') } : {};
  const input = make('input', { type: numeric ? 'number' : 'text', ...limits, ...steps });
  const message = make('small', { className: 'wrong', role: 'status' });
  const mark = (/** @type {boolean} */ valid) => {
    input.ariaInvalid = String(!valid);
    message.textContent = valid ? '' : fill(WORDS.allowed, { allowed: allowed(row, rangeNow()) });
  };
  input.addEventListener('change', () => {
    const valid =
      !input.validity.badInput &&
      (input.value === '' || parseAttribute(row, input.value, rangeNow()) !== undefined);
    mark(valid);
    if (valid) change(input.value === '' ? null : input.value);
  });
  const named = make('label', { className: `field ${kind}` }, make('span', {}, label), input);
  return {
    root: make('div', {}, named, message),
    show(/** @type {string | null} */ text) {
      if (document.activeElement === input) return;
      input.value = text ?? '';
      mark(true);
    },
  };
}
