const THANKS_MS = 2000;

/**
 * A button that puts a text on the clipboard. Where that is refused it shows the text in a field, chosen and ready for
 * the reader's own keys.
 * @param {HTMLButtonElement} button
 * @param {() => string | Promise<string>} text
 * @param {{ copied: string, byHand: string }} words
 */
export function startCopying(button, text, words) {
  const name = button.textContent;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {HTMLTextAreaElement | null} */
  let field = null;

  button.addEventListener('click', async () => {
    const wanted = await text();
    field?.remove();
    field = null;
    if (await toClipboard(wanted)) {
      button.textContent = words.copied;
      clearTimeout(timer);
      timer = setTimeout(() => (button.textContent = name), THANKS_MS);
      return;
    }
    field = Object.assign(document.createElement('textarea'), {
      className: 'by-hand',
      value: wanted,
      readOnly: true,
      rows: 2,
      ariaLabel: words.byHand,
    });
    button.after(field);
    field.select();
  });
}

/** @param {string} text */
async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
