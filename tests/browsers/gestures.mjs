/** What a hand does that no driver has a word for. */

import { stepsTo } from './drivers/driven.mjs';

/** @typedef {import('./drivers/driven.mjs').Driven} Driven */
/** @typedef {import('./drivers/driven.mjs').Place} Place */

/** A drag of one finger. @param {Driven} browser @param {Place} from @param {Place} to */
export const swipe = (browser, from, to) => browser.touch([[from, ...stepsTo(from, to)]]);

/** Two fingers that spread, side by side. @param {Driven} browser @param {Place} middle @param {number} from @param {number} to pixels from it */
export function spread(browser, [x, y], from, to) {
  /** @param {number} sign @returns {Place[]} */
  const finger = (sign) => [[x + sign * from, y], ...stepsTo([x + sign * from, y], [x + sign * to, y])];
  return browser.touch([finger(-1), finger(1)]);
}

/**
 * Drops a file on an element: the page is told of it as by the desktop.
 * @param {Driven} browser
 * @param {string} selector
 * @param {string} name
 * @param {string} text
 */
export function drop(browser, selector, name, text) {
  return browser.ask(
    (where, fileName, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const target = document.querySelector(where)?.shadowRoot?.querySelector('canvas');
      for (const type of ['dragenter', 'dragover', 'drop'])
        target?.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
        );
    },
    selector,
    name,
    text,
  );
}

/**
 * Copies a text by keys out of a field that comes and goes, and pastes it by keys to where the focus was.
 * @param {Driven} browser
 * @param {string} text
 */
export async function paste(browser, text) {
  await browser.ask((content) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const field = Object.assign(document.createElement('textarea'), { value: content });
    Reflect.set(globalThis, 'pasting', { focused, field });
    document.body.append(field);
    field.focus({ preventScroll: true });
    field.select();
  }, text);
  await browser.press('Control+c');
  await browser.ask(() => {
    const { focused, field } = Reflect.get(globalThis, 'pasting');
    field.remove();
    focused.focus({ preventScroll: true });
  });
  await browser.press('Control+v');
}

/** What the clipboard has, as a field of the page is given it by keys. @param {Driven} browser @returns {Promise<string>} */
export async function copied(browser) {
  await browser.ask(() => {
    const field = document.createElement('textarea');
    field.id = 'copied';
    document.body.prepend(field);
    field.focus();
  });
  await browser.press('Control+v');
  return browser.ask(() => /** @type {HTMLTextAreaElement} */ (document.querySelector('#copied')).value);
}
