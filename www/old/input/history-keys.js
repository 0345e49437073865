/**
 * Ctrl or Cmd with Z and Y anywhere in a figure but where text is typed.
 *
 * @param {HTMLElement} figure
 * @param {(back: boolean) => void} travel undo or redo
 */
export function listenToHistoryKeys(figure, travel) {
  figure.addEventListener('keydown', (event) => {
    const types = event.target instanceof HTMLInputElement && event.target.type === 'text';
    if (types || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    travel(key === 'z' && !event.shiftKey);
  });
}
