import '../element/index.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { begun } from './begun.ts';
import { startCalls } from './calls.ts';
import { startChapters } from './chapters.ts';
import { CodeListing } from './code-listing.ts';
import { CurveTable } from './curve-table.ts';
import { DRAWN, HANDLED } from './figures/index.ts';
import { printDrawings } from './print.ts';
import { followHash, offerLinks } from './share.ts';
import { keepTabStops } from './tab-order.ts';
import { startTheme } from './theme.ts';
import { followHero } from './thread.ts';
import { startUndoKey } from './undo-key.ts';

begun();
startTheme(document.querySelector('button.theme'));
startUndoKey();
startChapters(document.querySelector('header.top'));

customElements.define('code-listing', CodeListing);
customElements.define('curve-table', CurveTable);
const figures = document.querySelectorAll<MeanderPath>('meander-path');
printDrawings(document.querySelectorAll<MeanderPath>(['meander-path', ...DRAWN].join()));
offerLinks(figures);
// The first one starts at once; of the others, those whose handles can be focused once they are loaded.
keepTabStops(document.querySelectorAll(['meander-path:not(#hero)', ...HANDLED].join()));
startCalls(document.querySelectorAll('button[data-call]'));
followHash(figures);
followHero(
  document.querySelector<MeanderPath>('#hero')!,
  document.querySelectorAll('meander-path[data-thread]'),
);
