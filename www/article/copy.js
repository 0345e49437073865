const COPIED_MS = 2000;

/**
 * A button that copies a text to the clipboard. Where that is refused it shows the text selected in a field, to be copied
 * by keyboard.
 * @param {HTMLButtonElement} button
 * @param {() => string | Promise<string>} text
 * @param {{ copied: string, byHand: string }} words
 */
export function startCopyButton(button, text, words) {
  const label = button.textContent;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLTextAreaElement | null} */
  let field = null;

  button.addEventListener('click', async () => {
    const value = await text();
    field?.remove();
    field = null;
    if (await writeClipboard(value)) {
      button.textContent = words.copied;
      clearTimeout(timer);
      timer = setTimeout(() => (button.textContent = label), COPIED_MS);
      return;
    }
    field = Object.assign(document.createElement('textarea'), {
      className: 'by-hand',
      value,
      readOnly: true,
      rows: 2,
      ariaLabel: words.byHand,
    });
    button.after(field);
    field.select();
  });
}

/** @param {string} text */
async function writeClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
