/** The elements below the first screen. The page fetches them after it. */
import { breather } from '../element/signal-element.ts';
import { CodeListing } from './code-listing.ts';
import { CurveTable } from './curve-table.ts';
import { CurveAdvice } from './figures/advice.ts';
import { DRAWINGS } from './figures/drawings.ts';
import { define } from './figures/drawn-figure.ts';
import { offerMenus } from './share-menu.ts';

customElements.define('curve-advice', CurveAdvice);
for (const [name, Made] of Object.entries(DRAWINGS)) {
  define(name, Made);
  await breather();
}
customElements.define('code-listing', CodeListing);
customElements.define('curve-table', CurveTable);
offerMenus(document.querySelectorAll('main figure > :is(meander-path, .drawn)'));
