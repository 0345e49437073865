/** The sheet on a phone: a finger that swipes down closes it. */

/** A swipe this far closes, in pixels. */
const FAR = 72;

interface Swipe {
  from: number;
  down: number;
}
const swipes = new WeakMap<EventTarget, Swipe>();

/** A finger on a slider or a number is busy, and one that scrolls the rows back comes first. */
function start(event: TouchEvent) {
  const panel = event.currentTarget as HTMLElement;
  const busy = (event.target as Element).matches('input') || panel.scrollTop > 0;
  if (busy || event.touches.length > 1 || !isSheet(panel)) swipes.delete(panel);
  else swipes.set(panel, { from: event.touches[0].clientY, down: 0 });
}

function move(event: TouchEvent) {
  const panel = event.currentTarget as HTMLElement;
  const swipe = swipes.get(panel);
  if (!swipe) return;
  swipe.down = Math.max(0, event.touches[0].clientY - swipe.from);
  if (swipe.down > 0 && event.cancelable) event.preventDefault();
  panel.style.translate = `0 ${swipe.down}px`;
}

function end(event: TouchEvent) {
  const panel = event.currentTarget as HTMLElement;
  const swipe = swipes.get(panel);
  swipes.delete(panel);
  panel.style.translate = '';
  if (event.type === 'touchend' && swipe && swipe.down > FAR) panel.hidePopover();
}

const isSheet = (panel: HTMLElement) =>
  Math.round(panel.getBoundingClientRect().bottom) >= panel.ownerDocument.documentElement.clientHeight;

export const sheet = { start, move: { handleEvent: move, passive: false }, end };
