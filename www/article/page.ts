import type { MeanderPath } from '../element/meander-path.ts';
import type { DrawnFigure } from './figures/drawn-figure.ts';
import { startTheme } from './theme.ts';

/** Starts the parts that all pages with scripts share. */
export function startPage() {
  // This notice says that the script did not load.
  document.querySelector('.script-missing')?.remove();
  startTheme(document.querySelector('button.theme'));
  startUndoKey();
}

/** Ctrl+Z on a page undoes in the figure that the reader changed last, wherever the focus is; with Shift it redoes. */
function startUndoKey() {
  let last: MeanderPath | DrawnFigure | null = null;
  addEventListener('meander-change', ({ target, detail }: CustomEventInit & Event) => {
    if (detail.source !== 'api') last = target as MeanderPath | DrawnFigure;
  });
  // Runs before the focused figure's own undo: a click may have left the focus in another figure.
  const undo = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const [target] = event.composedPath() as Element[];
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || !last?.isConnected) return;
    if (target.matches(':read-write')) return;
    event.preventDefault();
    event.stopPropagation();
    if (shiftKey) last.redo();
    else last.undo();
  };
  document.addEventListener('keydown', undo, { capture: true });
}
