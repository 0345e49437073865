import { ATTRIBUTES } from '../old/element/attributes.js';
import { formatAttribute } from '../old/element/attribute-text.js';

/** Browsers refuse more than a hundred changes of the address in half a minute. */
const DEBOUNCE_MS = 400;

/** Attributes of which a state does not tell. */
const OF_POST = ATTRIBUTES.filter(({ remembered, name }) => !remembered && name !== 'state');

/** @typedef {{ text: string | null }} Field one value of the form; null: what the page begins with */

/**
 * The page's own link: the figure's state, then what else was chosen, under names that no state has.
 * @param {Record<string, any>} figure
 * @param {Record<string, Field>} fields
 */
export function createOwnLink(figure, fields) {
  const textOf = (/** @type {typeof OF_POST[0]} */ row) =>
    row.kind === 'flag' ? String(Boolean(figure[row.key])) : (formatAttribute(row, figure[row.key]) ?? '');
  const begin = new Map(OF_POST.map((row) => [row.name, textOf(row)]));
  /** @type {string | null} */
  let last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {string} state */
  function write(state) {
    const words = new URLSearchParams();
    for (const row of OF_POST) if (textOf(row) !== begin.get(row.name)) words.set(row.name, textOf(row));
    for (const [name, { text }] of Object.entries(fields)) if (text !== null) words.set(name, text);
    return [state, String(words)].filter(Boolean).join('&');
  }

  return {
    /** Sets the form as a link says. @param {string} hash @param {boolean} kept what it does not name stays as it is */
    read(hash, kept) {
      const words = new URLSearchParams(hash.slice(1));
      for (const row of OF_POST) {
        const text = words.get(row.name) ?? begin.get(row.name);
        if (text !== textOf(row)) figure[row.key] = row.kind === 'flag' ? text === 'true' : text;
      }
      for (const [name, field] of Object.entries(fields))
        field.text = words.get(name) ?? (kept ? field.text : null);
      last = null;
    },
    /** Keeps the address up to date; the first state is that which the page was opened with. @param {string} state */
    follow(state) {
      const link = write(state);
      clearTimeout(timer);
      if (last !== null && link !== last)
        timer = setTimeout(() => history.replaceState(null, '', `#${link}`), DEBOUNCE_MS);
      last = link;
    },
  };
}

/** @param {HTMLInputElement} box @param {() => void} onChange @returns {Field} */
export function boxField(box, onChange) {
  const { defaultChecked: checked } = box;
  box.addEventListener('change', onChange);
  return {
    get text() {
      return box.checked === checked ? null : String(box.checked);
    },
    set text(value) {
      box.checked = value === null ? checked : value === 'true';
    },
  };
}

/** @param {NodeListOf<HTMLInputElement>} boxes radio buttons @param {(value: string) => void} onChange @returns {Field} */
export function choiceField(boxes, onChange) {
  const first = boxes[0].value;
  const chosen = () => [...boxes].find(({ checked }) => checked)?.value ?? first;
  for (const box of boxes) box.addEventListener('change', () => onChange(chosen()));
  return {
    get text() {
      return chosen() === first ? null : chosen();
    },
    set text(value) {
      const box = [...boxes].find((one) => one.value === value) ?? boxes[0];
      box.checked = true;
      onChange(box.value);
    },
  };
}

/** @param {HTMLInputElement} input @param {() => void} onChange @returns {Field} */
export function textField(input, onChange) {
  input.addEventListener('input', onChange);
  return {
    get text() {
      return input.value === '' ? null : input.value;
    },
    set text(value) {
      input.value = value ?? '';
    },
  };
}
