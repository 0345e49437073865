/** Defines `<meander-path>`. A second copy of the script is harmless. */
import { MeanderPath } from './meander-path.ts';

if (globalThis.customElements && !customElements.get('meander-path'))
  customElements.define('meander-path', MeanderPath);

export { MeanderPath };
