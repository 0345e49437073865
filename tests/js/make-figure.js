import * as engine from '../../www/engine.js';
import { ATTRIBUTES, startingState } from '../../www/element/attributes.js';
import { createContent } from '../../www/element/content.js';
import { createStore } from '../../www/element/store.js';
import { createTransport } from '../../www/element/transport.js';

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
  const content = createContent(engine, store);
  /** @type {[string, Record<string, any>][]} */
  const told = [];
  const transport = createTransport(content, store, (type, detail) => told.push([type, detail]));
  return { store, content, transport, told };
}
