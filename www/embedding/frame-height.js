/**
 * In a post that frames a figure: gives each frame the height that its page asks for, in the words of Embedly's
 * `iframe.resize`; what held its place until then is done with. A message counts when it comes out of that very frame and from the address that the frame is for, and that is one of a figure.
 */
import { NOT_LOADED } from '../strings.js';

const ROOM = '[data-room]';
/** A page of a figure says at once that it is there. */
const PATIENCE_MS = 3000;

addEventListener('message', ({ data, origin, source }) => {
  for (const frame of document.querySelectorAll('iframe')) {
    try {
      if (source !== frame.contentWindow || originOfFigure(frame) !== origin) continue;
      const { context, height } = JSON.parse(data);
      // Other copies of this script see it, too.
      frame.dataset.begun = '';
      // Late after all: a figure starts where there is something of it to be seen.
      if (frame.style.height === '0px') frame.style.height = '150px';
      if (context !== 'iframe.resize' || typeof height !== 'number' || !(height >= 1)) continue;
      frame.parentElement?.querySelector(ROOM)?.remove();
      frame.style.height = `${Math.min(height, 9999)}px`;
    } catch {
      // Others send messages too.
    }
  }
});

// A browser prints a frame that it has not loaded as an empty sheet: the drawing behind it is printed instead.
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    for (const drawing of document.querySelectorAll('[data-room] > svg')) {
      const frame = drawing.parentElement?.parentElement?.querySelector('iframe');
      if (frame) frame.style.visibility = type === 'beforeprint' ? 'hidden' : '';
    }
  });

// What says nothing is the page of an error. Its `load` goes no further than the document.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement) || originOfFigure(target) === null) return;
    setTimeout(() => 'begun' in target.dataset || giveUp(target), PATIENCE_MS);
  },
  true,
);

/** A sentence instead, until a message comes after all. @param {HTMLIFrameElement} frame */
function giveUp(frame) {
  const words = document.createElement('small');
  words.textContent = NOT_LOADED;
  words.dataset.room = '';
  frame.parentElement?.querySelector(ROOM)?.remove();
  frame.before(words);
  frame.style.height = '0';
}

/** @param {HTMLIFrameElement} frame @returns {string | null} null: it shows something else */
function originOfFigure({ src }) {
  try {
    const { origin, pathname } = new URL(src);
    return pathname.endsWith('/embed.html') ? origin : null;
  } catch {
    return null;
  }
}
