const COPIED_MS = 2000;

/**
 * Why there is nothing to copy, and what can be done about it.
 * @typedef {{ reason: string, offer?: { label: string, act: () => void } }} Refusal
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
  /** The field beneath the button. @type {HTMLElement | null} */
  let below = null;

  button.addEventListener('click', async () => {
    const found = text();
    // Asked before anything is waited for: after that the press no longer counts.
    const copied = writeClipboard(found);
    const value = await found;
    below?.remove();
    below = null;
    if (typeof value !== 'string') {
      showRefusal(button, value);
      return;
    }
    button.parentElement?.querySelector('.refused')?.remove();
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

/**
 * Beneath a button and those beside it.
 * @param {HTMLElement} button
 * @param {Refusal} refusal
 */
export function showRefusal(button, refusal) {
  button.parentElement?.querySelector('.refused')?.remove();
  const note = document.createElement('div');
  note.className = 'refused';
  note.setAttribute('role', 'alert');
  note.append(...refusalParts(refusal));
  button.after(note);
}

/** @param {Refusal} refusal @returns {(string | Element)[]} */
export function refusalParts({ reason, offer }) {
  if (!offer) return [reason];
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: offer.label,
  });
  button.addEventListener('click', offer.act);
  return [`${reason} `, button];
}

/**
 * @param {string | Refusal | Promise<string | Refusal>} found a text that may still be made
 * @returns {Promise<boolean>} it is there
 */
async function writeClipboard(found) {
  const { clipboard } = navigator;
  try {
    if (typeof found === 'string') await clipboard.writeText(found);
    else if (typeof ClipboardItem === 'function')
      await clipboard.write([new ClipboardItem({ 'text/plain': blobOf(found) })]);
    else await clipboard.writeText(await textOf(found));
    return true;
  } catch {
    return false;
  }
}

/** @param {Refusal | Promise<string | Refusal>} found @returns {Promise<string>} rejected where there is none */
async function textOf(found) {
  const text = await found;
  if (typeof text !== 'string') throw new TypeError(text.reason);
  return text;
}

/** @param {Refusal | Promise<string | Refusal>} found */
function blobOf(found) {
  const blob = textOf(found).then((text) => new Blob([text], { type: 'text/plain' }));
  // A clipboard that is refused does not wait for it.
  blob.catch(() => {});
  return blob;
}
