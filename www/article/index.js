import '../old/element/index.js';
import { HANDLED } from './figures/index.js';
import { begun } from './begun.js';
import { startCalls } from './calls.js';
import { startChapters } from './chapters.js';
import { printDrawings } from './print.js';
import { addShareLinks, followHash } from './share.js';
import { keepTabStops } from './tab-order.js';
import { startTheme } from './theme.js';

/** @typedef {import('../old/element/meander-path.js').MeanderPath} MeanderPath */

/** The interactive figures; those without an id are illustrations. */
const figures = /** @type {NodeListOf<MeanderPath>} */ (document.querySelectorAll('meander-path[id]'));

begun();
startTheme(document.querySelector('button.theme'));
startChapters(document.querySelector('nav.chapters'));
// What nobody can take hold of is as it is in the text.
addShareLinks([...figures].filter((figure) => !figure.hasAttribute('readonly')));
// Those whose handles can be focused once they are loaded.
keepTabStops(document.querySelectorAll(['meander-path[id]', ...HANDLED].join()));
startCalls(document.querySelectorAll('button[data-call]'));
printDrawings(document.querySelectorAll('meander-path'));
followHash(figures);
