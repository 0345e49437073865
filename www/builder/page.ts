/** The page that puts a figure into a post. */
import '../element/index.ts';
import { begun } from '../article/begun.js';
import { linkTo, stateIn } from '../article/link.ts';
import { startTheme } from '../article/theme.js';
import type { MeanderPath } from '../element/meander-path.ts';
import { SourceSwitch } from '../play/source-switch.ts';
import { fetchBuilt } from './built.ts';
import { PostPanel } from './post-panel.ts';

begun();
startTheme(document.querySelector('button.theme'));

const figure = document.querySelector<MeanderPath>('#post')!;
figure.share = { link: (state) => linkTo('./builder.html', state) };
const follow = () => {
  const state = stateIn(location.hash);
  if (state !== null) figure.setState(state);
};
addEventListener('hashchange', follow);
follow();

customElements.define('source-switch', SourceSwitch);
customElements.define('post-panel', PostPanel);
const panel = document.querySelector<PostPanel>('post-panel')!;
panel.built.value = await fetchBuilt();
