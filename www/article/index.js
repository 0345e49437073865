import '../element/index.ts';
import { HANDLED } from './figures/index.js';
import { begun } from './begun.js';
import { startCalls } from './calls.js';
import { startChapters } from './chapters.js';
import { printDrawings } from './print.js';
import { followHash, offerLinks } from './share.js';
import { keepTabStops } from './tab-order.js';
import { startTheme } from './theme.js';

/** @typedef {import('../element/meander-path.ts').MeanderPath} MeanderPath */

begun();
startTheme(document.querySelector('button.theme'));
startChapters(document.querySelector('header.top'));

const figures = /** @type {NodeListOf<MeanderPath>} */ (document.querySelectorAll('meander-path'));
printDrawings(figures);
offerLinks(figures);
// The first one starts at once; of the others, those whose handles can be focused once they are loaded.
keepTabStops(document.querySelectorAll(['meander-path:not(#hero)', ...HANDLED].join()));
startCalls(document.querySelectorAll('button[data-call]'));
followHash(figures);
