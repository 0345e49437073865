/**
 * Hears of texts that are pasted while the focus is in an element. Engines send the event to where the selection is, which
 * may be elsewhere on the page, even in another figure: it is listened for on the whole document.
 * @param {HTMLElement} root in a tree of its own
 * @param {(text: string) => boolean} take true: the text was meant for it
 */
export function listenToPastes(root, take) {
  /** @returns {Element | null} */
  const focused = () => /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;

  /** @param {ClipboardEvent} event */
  function paste(event) {
    const inside = focused();
    if (!inside || !root.contains(inside)) return stop(event);
    const typing = inside instanceof HTMLInputElement && inside.type === 'text';
    const text = event.clipboardData?.getData('text/plain');
    if (!typing && text && !event.defaultPrevented && take(text)) event.preventDefault();
  }

  // What is taken out of the page with the focus in it is told of no loss.
  const stop = (/** @type {Event} */ { currentTarget }) =>
    currentTarget?.removeEventListener('paste', /** @type {EventListener} */ (paste));

  root.addEventListener('focusin', () => root.ownerDocument.addEventListener('paste', paste));
  root.addEventListener('focusout', () => root.ownerDocument.removeEventListener('paste', paste));
}
