/** The sheet on a phone: it leaves the picture in view, and a finger that swipes down closes it. */

/** A swipe this far closes, in pixels. */
const FAR = 72;

/** The lowest sheet, where the picture leaves no room, in pixels. */
const LOWEST = 200;

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

/** Once its first row shows, brings the picture to the top of the window; the sheet has the room below it. */
export const place = (row?: Element) => requestAnimationFrame(() => placeBelow(row?.parentElement));

function placeBelow(panel?: HTMLElement | null) {
  if (!panel || !isSheet(panel)) return;
  panel.addEventListener('touchstart', start);
  panel.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) panel.addEventListener(type, end);
  const stage = (panel.getRootNode() as ShadowRoot).querySelector('.stage')!;
  stage.scrollIntoView({ block: 'start', behavior: 'instant' });
  const room = panel.ownerDocument.documentElement.clientHeight - stage.getBoundingClientRect().bottom;
  panel.style.setProperty('--room', `${Math.max(LOWEST, room)}px`);
}

const isSheet = (panel: HTMLElement) =>
  Math.round(panel.getBoundingClientRect().bottom) >= panel.ownerDocument.documentElement.clientHeight;
