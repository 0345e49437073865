import '../element/index.js';
import { keepForLater } from './offline.js';
import { offerLinks, openLink } from './share.js';
import { startTheme } from './theme.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

startTheme(document.querySelector('button.theme'));
keepForLater();
offerLinks(/** @type {NodeListOf<MeanderPath>} */ (document.querySelectorAll('meander-path[id]')));
openLink(/** @type {MeanderPath | null} */ (document.querySelector('#first')));
