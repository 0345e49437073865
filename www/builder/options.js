import { ATTRIBUTES } from '../element/attributes.js';
import { allowed, formatAttribute, parseAttribute } from '../element/attribute-text.js';
import { make } from '../dom.js';
import { MEANINGS } from './meanings.js';
import { fill, STRINGS } from '../strings.js';
import { tellsOf } from './telling.js';
import { WORDS } from './words.js';

/**
 * @typedef {import('../element/attributes.js').AttributeRow} Row
 * @typedef {(row: Row) => { min?: number, max?: number, step?: number }} RangeOf
 */

/** What hands make, and what is made of everything else. */
const BY_HAND = new Set(['pairs', 'tuples', 'runs']);

/** @param {string} name of an attribute @param {Element} control */
function explained(name, control) {
  const help = make('small', {}, MEANINGS[name]);
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
 * One control for each attribute of the element, by its kind; the table of attributes is the only list there is.
 * @param {RangeOf} rangeOf
 * @param {(name: string, text: string | null) => void} onChange
 */
export function createOptions(rangeOf, onChange) {
  const rows = ATTRIBUTES.filter(({ kind, name }) => !BY_HAND.has(kind) && name !== 'state');
  const controls = rows.map((row) => {
    const { root, show } = createControl(row, rangeOf(row), onChange);
    return { row, show, root: explained(row.name, root) };
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
        root.hidden = !tellsOf(row, source);
        show(formatAttribute(row, valueOf(row)));
      }
    },
  };
}

/**
 * @param {Row} row
 * @param {ReturnType<RangeOf>} range
 * @param {(name: string, text: string | null) => void} onChange
 */
function createControl(row, range, onChange) {
  const label = Reflect.get(WORDS.labels, row.name) ?? row.name.replaceAll('-', ' ');
  const tell = (/** @type {string | null} */ text) => onChange(row.name, text);
  switch (row.kind) {
    case 'flag':
      return flag(label, tell);
    case 'words':
      return several(label, row.choices ?? [], tell);
    case 'choice':
      return choice(row, label, tell);
    default:
      return field(row, label, range, tell);
  }
}

/** @param {string} label @param {(text: string | null) => void} tell */
function flag(label, tell) {
  const box = make('input', { type: 'checkbox' });
  box.addEventListener('change', () => tell(box.checked ? '' : null));
  return {
    root: make('label', { className: 'flag' }, box, label),
    show: (/** @type {string | null} */ text) => void (box.checked = text !== null),
  };
}

/** @param {string} label @param {readonly string[]} choices @param {(text: string | null) => void} tell */
function several(label, choices, tell) {
  const boxes = choices.map((value) => make('input', { type: 'checkbox', value }));
  const told = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  for (const box of boxes) box.addEventListener('change', () => tell(told().join(' ')));
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

/** @param {Row} row @param {string} label @param {(text: string | null) => void} tell */
function choice({ name, choices = [] }, label, tell) {
  const names = Reflect.get(WORDS.choices, name) ?? {};
  const select = make(
    'select',
    {},
    ...choices.map((value) => make('option', { value }, Reflect.get(names, value) ?? value)),
  );
  select.addEventListener('change', () => tell(select.value));
  return {
    root: make('label', { className: 'field' }, make('span', {}, label), select),
    show: (/** @type {string | null} */ text) => void (select.value = text ?? ''),
  };
}

/**
 * A number or a text. What is not allowed stays in the field, with a word on what is, and the figure as it was.
 * @param {Row} row
 * @param {string} label
 * @param {ReturnType<RangeOf>} range
 * @param {(text: string | null) => void} tell
 */
function field(row, label, range, tell) {
  const { kind, infinite } = row;
  const { min, max, step } = range;
  const numeric = kind !== 'text' && !infinite;
  const limits = numeric ? { min: String(min ?? ''), max: String(max ?? '') } : {};
  const steps = numeric ? { step: kind === 'whole' ? '1' : String(step ?? 'any') } : {};
  const input = make('input', { type: numeric ? 'number' : 'text', ...limits, ...steps });
  const wrong = make('small', { className: 'wrong', role: 'status' });
  const mark = (/** @type {boolean} */ sound) => {
    input.ariaInvalid = String(!sound);
    wrong.textContent = sound ? '' : fill(WORDS.allowed, { allowed: allowed(row, range) });
  };
  input.addEventListener('change', () => {
    const sound =
      !input.validity.badInput &&
      (input.value === '' || parseAttribute(row, input.value, range) !== undefined);
    mark(sound);
    if (sound) tell(input.value === '' ? null : input.value);
  });
  const named = make('label', { className: `field ${kind}` }, make('span', {}, label), input);
  return {
    root: make('div', {}, named, wrong),
    show(/** @type {string | null} */ text) {
      if (document.activeElement === input) return;
      input.value = text ?? '';
      mark(true);
    },
  };
}
