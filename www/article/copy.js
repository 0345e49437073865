const COPIED_MS = 2000;

/**
 * Why there is no text to copy, and a file in its place.
 * @typedef {{ reason: string, save?: { label: string, act: () => void } }} Refusal
 */

/**
 * A button that copies a text to the clipboard. Where that is refused it shows the text selected in a field, to be copied
 * by keyboard; where there is none, why.
 * @param {HTMLButtonElement} button
 * @param {() => string | Refusal | Promise<string | Refusal>} text
 * @param {{ copied: string, byHand: string }} words
 */
export function startCopyButton(button, text, words) {
  const label = button.textContent;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What stands beneath the button. @type {HTMLElement | null} */
  let below = null;

  button.addEventListener('click', async () => {
    const found = text();
    // Asked before anything is waited for: after that the press no longer counts.
    const copied = writeClipboard(found);
    const value = await found;
    below?.remove();
    below = null;
    if (typeof value !== 'string') {
      below = refusalNote(value);
      button.after(below);
      return;
    }
    if (await copied) {
      button.textContent = words.copied;
      clearTimeout(timer);
      timer = setTimeout(() => (button.textContent = label), COPIED_MS);
      return;
    }
    const field = Object.assign(document.createElement('textarea'), {
      className: 'by-hand',
      value,
      readOnly: true,
      rows: 2,
      ariaLabel: words.byHand,
    });
    below = field;
    button.after(field);
    field.select();
  });
}

/** @param {Refusal} refusal */
function refusalNote({ reason, save }) {
  const note = document.createElement('div');
  note.className = 'refused';
  note.setAttribute('role', 'alert');
  note.append(reason);
  if (save) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: save.label,
    });
    button.addEventListener('click', save.act);
    note.append(' ', button);
  }
  return note;
}

/**
 * @param {string | Refusal | Promise<string | Refusal>} found a text that may still be made
 * @returns {Promise<boolean>} it is there
 */
async function writeClipboard(found) {
  try {
    if (typeof found === 'string') await navigator.clipboard.writeText(found);
    else if (found instanceof Promise) await navigator.clipboard.write([itemOf(found)]);
    else return false;
    return true;
  } catch {
    return false;
  }
}

/** @param {Promise<string | Refusal>} found */
function itemOf(found) {
  const text = found.then((value) => {
    if (typeof value !== 'string') throw new TypeError(value.reason);
    return new Blob([value], { type: 'text/plain' });
  });
  // A clipboard that is refused does not wait for it.
  text.catch(() => {});
  return new ClipboardItem({ 'text/plain': text });
}
