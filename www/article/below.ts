/** What stands below the first screen, fetched after it. */
import { CodeListing } from './code-listing.ts';
import { CurveTable } from './curve-table.ts';
import './figures/index.ts';
import { offerMenus } from './share-menu.ts';

customElements.define('code-listing', CodeListing);
customElements.define('curve-table', CurveTable);
offerMenus(document.querySelectorAll('main figure > :is(meander-path, .drawn)'));
