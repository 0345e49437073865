/** The page with every source and setting. */
import '../element/index.ts';
import { followState, keepState } from '../article/link.ts';
import { startPage } from '../article/page.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { SettingsPanel } from './settings-panel.ts';
import { SourceSwitch } from './source-switch.ts';

startPage();

const figure = document.querySelector<MeanderPath>('#play')!;
followState((state) => figure.setState(state));
keepState(figure);

customElements.define('source-switch', SourceSwitch);
customElements.define('settings-panel', SettingsPanel);
