/**
 * Everything behind More, fetched as one file: the rows of the panel and the code that saves. On a phone the panel is a
 * sheet below the picture, and a swipe down closes it.
 */
import { html, nothing } from 'lit';
import { shownParameters } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { compareRows } from './compare.ts';
import * as icons from './panel-icons.ts';
import style from './panel.css?inline';
import { byHand, copy, moreSettings, parameterRow, pointRows, switchRow } from './rows.ts';
import { fileRows, type Saving } from './saving.ts';
import { toggleWalls, type Panel } from './strip.ts';

export { importInto } from '../io/import.ts';
export { style };
export { savingOf } from './saving.ts';

export function rows(panel: Panel, saving: Saving) {
  const { figure } = panel;
  const { grid, carved, noun } = figure.source.value;
  const say = figure.say.value;
  const walls = figure.settings.tool === 'walls';
  const short = shownParameters(figure.settings).filter((name) => name === 'tolerance' || name === 'passes');
  return html`
    <i class="grip"></i>
    ${carved ? parameterRow(figure, 'wiggliness', { kind: 'spare' }) : nothing}
    ${grid ? switchRow(say('wallSwitch'), walls, () => toggleWalls(figure), 'spare') : nothing}
    ${grid ? parameterRow(figure, 'seed', { slides: false }) : nothing}
    ${noun === 'waypoint' ? pointRows(figure) : nothing} ${grid ? nothing : spaceSwitch(figure)}
    ${short.map((name) => parameterRow(figure, name))} ${parameterRow(figure, 'pace')}
    ${figure.settings.source === 'track' ? parameterRow(figure, 'published', { kind: 'spare' }) : nothing}
    ${compareRows(figure)} ${moreSettings(figure, short)} ${shareRows(panel)} ${fileRows(panel, saving)}
  `;
}

function spaceSwitch(figure: Figure) {
  const isDeep = figure.settings.dimension === 3;
  return switchRow(figure.say.value('spaceSwitch'), isDeep, () => figure.edit({ dimension: isDeep ? 2 : 3 }));
}

function shareRows({ figure, share, copied }: Panel) {
  const { link, post } = share;
  if (!link && !post) return nothing;
  const say = figure.say.value;
  const word = copied.value && typeof copied.value === 'string' ? 'copied' : 'copyLink';
  return html`
    <hr />
    ${
      link
        ? html`<button class="row act" @click=${() => copy(link(figure.getState()), copied)}>
            ${icons.link}<span aria-live="polite">${say(word)}</span>
          </button>`
        : nothing
    }
    ${byHand(copied.value, figure)}
    ${
      post
        ? html`<a class="row act" href=${post(figure.getState())}
            >${icons.post}<span>${say('inPost')}</span></a
          >`
        : nothing
    }
  `;
}

/** A swipe this far closes, in pixels. */
const FAR = 72;

/** Least height of a sheet, in pixels, if the picture leaves less room. */
const LOWEST = 200;

/** The swipe that pulls a sheet down: its start, and how far it has come. */
let swipe: { from: number; down: number } | null = null;

/** Starts a swipe, unless the finger is on an input or scrolls the rows back up. The grip always swipes. */
function start({ currentTarget, target, touches }: TouchEvent) {
  const panel = currentTarget as HTMLElement;
  const isScrolled = panel.scrollTop > 0 && !(target as Element).matches('.grip');
  const isBusy = isScrolled || (target as Element).matches('input');
  swipe = isBusy || touches.length > 1 || !isSheet(panel) ? null : { from: touches[0].clientY, down: 0 };
}

function move(event: TouchEvent) {
  if (!swipe) return;
  swipe.down = Math.max(0, event.touches[0].clientY - swipe.from);
  if (swipe.down > 0 && event.cancelable) event.preventDefault();
  (event.currentTarget as HTMLElement).style.translate = `0 ${swipe.down}px`;
}

function end({ currentTarget, type }: TouchEvent) {
  const panel = currentTarget as HTMLElement;
  panel.style.translate = '';
  if (type === 'touchend' && swipe && swipe.down > FAR) panel.hidePopover();
  swipe = null;
}

/** Sets the height of a panel before it appears. A sheet that would cover the picture lifts it, so nothing moves later. */
export function place(panel: HTMLElement) {
  if (panel.style.getPropertyValue('--room')) return;
  panel.style.setProperty('--room', '50dvh');
  if (!isSheet(panel)) return;
  panel.addEventListener('touchstart', start);
  panel.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel'] as const) panel.addEventListener(type, end);
  const page = panel.ownerDocument.documentElement;
  const stage = panel.parentElement!.querySelector<HTMLElement>('.stage')!;
  const { top, bottom } = stage.getBoundingClientRect();
  // Keep the picture clear of anything that covers the top of the page.
  const highest = parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
  const lift = Math.max(highest - top, Math.min(0, page.clientHeight - panel.scrollHeight - bottom));
  panel.parentElement!.style.setProperty('--lift', `${lift}px`);
  panel.style.setProperty('--room', `${Math.max(LOWEST, page.clientHeight - bottom - lift)}px`);
}

/** The same condition as in `panel.css`. */
const isSheet = ({ ownerDocument }: HTMLElement) =>
  ownerDocument.defaultView!.matchMedia('(max-width: 699px)').matches;
