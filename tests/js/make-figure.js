import * as engine from '../../www/engine.js';
import { ATTRIBUTES, startingState } from '../../www/old/element/attributes.js';
import { createSnapshots } from '../../www/old/model/snapshot.js';
import { createStore } from '../../www/old/model/store.js';
import { createTransport } from '../../www/old/figure/transport.js';

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
  const { derive, route, written, rest } = createSnapshots(engine);
  const seen = () => derive(store.state);
  /** @type {[string, Record<string, any>][]} */
  const told = [];
  const transport = createTransport(route, store, (type, detail) => told.push([type, detail]));
  return {
    ...{ store, seen, route, rest, transport, told },
    /** What is known of a shown curve. @param {import('../../www/old/curves/registry.js').CurveId} id */
    facts(id) {
      const found = seen().facts[id];
      if (!found) throw new Error(`${id} is not shown`);
      return found;
    },
    /** @param {import('../../www/old/curves/registry.js').CurveId} id */
    written: (id) => written(seen(), id),
  };
}
