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
    });
    field.setAttribute('aria-label', words.byHand);
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
