import { make } from '../dom.js';
import { createButton } from './button.js';

const CORNERS = 'M2.8 6V2.8H6M10 2.8h3.2V6M13.2 10v3.2H10M6 13.2H2.8V10';

/**
 * The buttons over a large grid that show it from nearer or further away.
 * @param {HTMLElement} canvas they come after it, so that handles can be taken hold of where buttons lie, too
 * @param {ReturnType<typeof import('../input/viewport.js').createViewport>} viewport
 */
export function createZoomButtons(canvas, viewport) {
  const bar = make('div', { className: 'looking', hidden: true });
  /** @type {Record<'near' | 'far' | 'fit', ReturnType<typeof createButton>> | null} */
  let buttons = null;
  /** @type {import('../strings.js').Words | null} */
  let spoken = null;
  canvas.after(bar);

  /** @param {import('../strings.js').Words} words @param {string} ui */
  return function update(words, ui) {
    const hidden = !viewport.active() || ui === 'none';
    if (bar.hidden !== hidden) bar.hidden = hidden;
    if (hidden) return;
    if (words !== spoken) {
      spoken = words;
      buttons = {
        near: createButton('add', words.look.near, viewport.zoomIn),
        far: createButton('remove', words.look.far, viewport.zoomOut),
        fit: createButton(CORNERS, words.look.fit, viewport.fit),
      };
      bar.replaceChildren(...Object.values(buttons).map((button) => button.root));
    }
    buttons?.near.update(viewport.canZoomIn());
    buttons?.far.update(viewport.canZoomOut());
    buttons?.fit.update(viewport.canZoomOut());
  };
}
