/** The element for the loader: defined once its module is there, so that until then the poster stays. */
import { define } from '../element/define.ts';
import { readyForFigure } from '../engine/figure-module.js';
import { trust, type Loader } from '../engine/load.js';

export async function start(loader: Loader, module: Response): Promise<void> {
  trust(loader);
  await readyForFigure(module);
  define();
}
