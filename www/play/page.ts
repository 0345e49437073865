/** The page with every source and setting. */
import '../element/index.ts';
import { begun } from '../article/begun.ts';
import { followState } from '../article/link.ts';
import { startTheme } from '../article/theme.ts';
import { startUndoKey } from '../article/undo-key.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import { SettingsPanel } from './settings-panel.ts';
import { SourceSwitch } from './source-switch.ts';

begun();
startTheme(document.querySelector('button.theme'));
startUndoKey();

const figure = document.querySelector<MeanderPath>('#play')!;
followState((state) => figure.setState(state));

customElements.define('source-switch', SourceSwitch);
customElements.define('settings-panel', SettingsPanel);
