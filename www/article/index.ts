import '../element/index.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { breather } from '../element/signal-element.ts';
import { readyForFigure } from '../engine/figure-module.ts';
import { begun } from './begun.ts';
import { startCalls } from './calls.ts';
import { startChapters } from './chapters.ts';
import { printDrawings } from './print.ts';
import { followHash, leaveOnly, offerLinks } from './share.ts';
import { arriveAtHash, layOutRest } from './lay-out.ts';
import { keepTabStops } from './tab-order.ts';
import { startTheme } from './theme.ts';
import { followHero } from './thread.ts';
import { startUndoKey } from './undo-key.ts';

// The page fetches it, and a link may lead past the first figure. Whoever cannot load it says so.
readyForFigure().catch(() => {});
// The first figure's controls come first.
await breather();

leaveOnly();
begun();
startTheme(document.querySelector('button.theme'));
startUndoKey();
startChapters(document.querySelector('header.top'));

const figures = document.querySelectorAll<MeanderPath>('meander-path');
const drawn = document.querySelectorAll<HTMLElement>('.drawn');
printDrawings([...figures, ...drawn]);
offerLinks(figures);
// The first one starts at once.
keepTabStops([...[...figures].slice(1), ...drawn]);
startCalls(document.querySelectorAll('button[data-call]'));
followHero(
  document.querySelector<MeanderPath>('#hero'),
  document.querySelectorAll('meander-path[data-thread]'),
);
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
