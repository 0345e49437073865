import '../element/index.js';
import { reachByKeys } from './keyboard.js';
import { keepForLater } from './offline.js';
import { printDrawings } from './paper.js';
import { offerLinks, openLink } from './share.js';
import { startTheme } from './theme.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/** Those that can be taken hold of. */
const figures = /** @type {NodeListOf<MeanderPath>} */ (document.querySelectorAll('meander-path[id]'));

startTheme(document.querySelector('button.theme'));
keepForLater();
offerLinks(figures);
reachByKeys(figures);
printDrawings(document.querySelectorAll('meander-path'));
openLink(/** @type {MeanderPath | null} */ (document.querySelector('#first')));
