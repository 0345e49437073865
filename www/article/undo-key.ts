import type { MeanderPath } from '../element/meander-path.ts';
import type { DrawnFigure } from './figures/drawn-figure.ts';

/** Ctrl+Z on a page undoes in the figure that the reader changed last, wherever the focus is; with Shift it redoes. */
export function startUndoKey() {
  let last: MeanderPath | DrawnFigure | null = null;
  addEventListener('meander-change', ({ target, detail }: CustomEventInit & Event) => {
    if (detail.source !== 'api') last = target as MeanderPath | DrawnFigure;
  });
  addEventListener('keydown', (event) => {
    const { key, shiftKey, defaultPrevented, target } = event;
    if (defaultPrevented || !last?.isConnected || !(event.ctrlKey || event.metaKey)) return;
    if (key.toLowerCase() !== 'z' || (target as Element).matches('input, textarea')) return;
    event.preventDefault();
    if (shiftKey) last.redo();
    else last.undo();
  });
}
