/** The page that puts a figure into a post. */
import '../element/index.ts';
import { followState, keepState, linkTo } from '../article/link.ts';
import { startPage } from '../article/page.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { SourceSwitch } from '../play/source-switch.ts';
import { fetchBuilt, PostPanel } from './post-panel.ts';

startPage();

const figure = document.querySelector<MeanderPath>('#post')!;
figure.share = { link: (state) => linkTo('./builder.html', state) };
followState((state) => figure.setState(state));
keepState(figure);

customElements.define('source-switch', SourceSwitch);
customElements.define('post-panel', PostPanel);
const panel = document.querySelector<PostPanel>('post-panel')!;
panel.built.value = await fetchBuilt();
