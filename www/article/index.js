import '../element/index.ts';
import { HANDLED } from './figures/index.js';
import { begun } from './begun.js';
import { startCalls } from './calls.js';
import { startChapters } from './chapters.js';
import { printDrawings } from './print.js';
import { linkTo } from './link.js';
import { addShareLinks, followHash } from './share.js';
import { keepTabStops } from './tab-order.js';
import { startTheme } from './theme.js';

/** @typedef {import('../old/element/meander-path.js').MeanderPath} MeanderPath */

begun();
startTheme(document.querySelector('button.theme'));
startChapters(document.querySelector('header.top'));
printDrawings(document.querySelectorAll('meander-figure, meander-path'));

// What a reader sees first starts first.
await import('./old-figure.js');

/** The interactive figures; those without an id are illustrations. */
const figures = /** @type {NodeListOf<MeanderPath>} */ (document.querySelectorAll('meander-figure[id]'));
const hero = /** @type {import('../element/meander-path.ts').MeanderPath} */ (
  document.querySelector('meander-path')
);

hero.share = {
  link: (/** @type {string} */ state) => linkTo('./', state, hero.id),
  post: (/** @type {string} */ state) => linkTo('./builder.html', state),
};
// What nobody can take hold of is as it is in the text.
addShareLinks([...figures].filter((figure) => !figure.hasAttribute('readonly')));
// Those whose handles can be focused once they are loaded.
keepTabStops(document.querySelectorAll(['meander-figure[id]', ...HANDLED].join()));
startCalls(document.querySelectorAll('button[data-call]'));
followHash([hero, ...figures]);
