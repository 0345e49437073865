import '../element/index.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { breather } from '../element/signal-element.ts';
import { readyForFigure } from '../engine/figure-module.ts';
import { startChapters } from './chapters.ts';
import { printDrawings } from './print.ts';
import { followHash, leaveOnly, offerLinks } from './share.ts';
import { keepTabStops } from './tab-order.ts';
import { startPage } from './page.ts';
import { shareThread } from './thread.ts';

// Starts loading the engine early: a link may lead past the first figure. Figures report a failure.
readyForFigure().catch(() => {});
// Lets the first figure draw its controls before the rest.
await breather();

leaveOnly();
startPage();
startChapters(document.querySelector('header.top'));

const figures = document.querySelectorAll<MeanderPath>('meander-path');
const drawn = document.querySelectorAll<HTMLElement>('.drawn');
printDrawings([...figures, ...drawn]);
offerLinks(figures);
// The first one starts at once and needs no tab stop.
keepTabStops([...[...figures].slice(1), ...drawn]);
startCalls(document.querySelectorAll('button[data-call]'));
// The lines that these words name appear only once the path is carved.
for (const word of document.querySelectorAll('meander-word[for=hero]'))
  word.addEventListener('click', () => figures[0].finish());
shareThread([...document.querySelectorAll<MeanderPath>('[data-thread]')]);
followHash(figures);
const arrive = arriveAtHash();
const fetchRest = async () => {
  const laidOut = layOutRest();
  await import('./below.ts');
  await laidOut;
  arrive();
};
if (document.readyState === 'complete') void fetchRest();
else addEventListener('load', fetchRest);

/**
 * Buttons in sentences that call a figure, as in `<button data-for="id" data-call="regenerate" data-below="100" disabled>`.
 * The markup disables them for pages without scripts. With `data-below` they pass a random whole number below it.
 */
function startCalls(buttons: Iterable<HTMLButtonElement>) {
  for (const button of buttons) {
    const { for: id = '', call = '', below } = button.dataset;
    button.disabled = false;
    button.addEventListener('click', () => {
      const figure = document.getElementById(id)!;
      const given = below ? [Math.floor(Number(below) * Math.random())] : [];
      Reflect.get(figure, call)?.apply(figure, given);
    });
  }
}

/** Lays out one chapter per task, and all the others at once when the reader scrolls. */
async function layOutRest() {
  const { classList } = document.documentElement;
  const all = () => classList.remove('starting');
  addEventListener('scroll', all, { once: true });
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    await breather();
    section.style.contentVisibility = 'visible';
  }
  all();
}

/**
 * A page that opens at a chapter jumps there, and again once the figures above it have their height, unless the reader has
 * moved on or returned to another place. Later jumps glide.
 */
function arriveAtHash() {
  const { style } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = visit?.type === 'navigate' ? document.getElementById(location.hash.slice(1)) : null;
  const reader = new AbortController();
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => reader.abort(), { signal: reader.signal });
  return () => {
    if (!reader.signal.aborted) target?.scrollIntoView();
    reader.abort();
    style.scrollBehavior = '';
  };
}
