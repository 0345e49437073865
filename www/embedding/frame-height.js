/**
 * In a post that frames a figure: gives each frame that a snippet marked with `data-meander` the height that its page
 * asks for, in the format of Embedly's `iframe.resize`, and removes what held its place until then. A message counts when
 * it comes from the window of that frame, whatever its origin: a sandboxed frame has none. Other frames stay as they are.
 */
import { NOT_LOADED } from '../old/strings.js';

const FRAME = 'iframe[data-meander]';
const ROOM = '[data-room]';
/** A page of a figure posts a message as soon as it runs. */
const PATIENCE_MS = 3000;

/** @returns {NodeListOf<HTMLIFrameElement>} */
const frames = () => document.querySelectorAll(FRAME);

addEventListener('message', ({ data, source }) => {
  for (const frame of frames()) {
    if (source !== frame.contentWindow) continue;
    try {
      const { context, height } = JSON.parse(data);
      // Other copies of this script see it, too.
      frame.dataset.begun = '';
      // A late figure starts only where some of it is visible.
      if (frame.style.height === '0px') frame.style.height = '150px';
      if (context !== 'iframe.resize' || typeof height !== 'number' || !(height >= 1)) continue;
      frame.parentElement?.querySelector(ROOM)?.remove();
      frame.style.height = `${Math.min(height, 9999)}px`;
    } catch {
      // Other scripts send messages too.
    }
  }
});

// Browsers print an unloaded frame as an empty sheet: the drawing behind it is printed instead.
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    for (const frame of frames())
      if (frame.parentElement?.querySelector('[data-room] > svg'))
        frame.style.visibility = type === 'beforeprint' ? 'hidden' : '';
  });

// A frame that stays silent shows an error page; one whose address a page fills in later has not loaded yet. The `load`
// event of a frame does not bubble.
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLIFrameElement) || !target.matches(FRAME) || !/^https?:/.test(target.src))
      return;
    setTimeout(() => 'begun' in target.dataset || giveUp(target), PATIENCE_MS);
  },
  true,
);

/** Shows a sentence until a message comes after all. @param {HTMLIFrameElement} frame */
function giveUp(frame) {
  const words = document.createElement('small');
  words.textContent = NOT_LOADED;
  words.dataset.room = '';
  frame.parentElement?.querySelector(ROOM)?.remove();
  frame.before(words);
  frame.style.height = '0';
}
