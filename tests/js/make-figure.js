import * as engine from '../../www/engine.js';
import { ATTRIBUTES, startingState } from '../../www/element/attributes.js';
import { createScene } from '../../www/model/scene.js';
import { createStore } from '../../www/model/store.js';
import { createTransport } from '../../www/figure/transport.js';

/**
 * A figure without a page: its store, what there is to see, and its transport.
 * @param {Record<string, any>} [state]
 */
export function makeFigure(state = {}) {
  const store = createStore(
    /** @type {Record<string, any>} */ ({
      ...startingState(),
      position: null,
      playing: false,
      selected: -1,
      note: '',
      ...state,
    }),
    ATTRIBUTES.map(({ key }) => key),
  );
  const scene = createScene(engine, store);
  /** @type {[string, Record<string, any>][]} */
  const told = [];
  const transport = createTransport(scene, store, (type, detail) => told.push([type, detail]));
  return { store, scene, transport, told };
}
