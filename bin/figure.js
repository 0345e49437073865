/** A figure without a page, from the string that tells of it. */
import * as engine from '../www/engine.js';
import { ATTRIBUTES, startingState } from '../www/old/element/attributes.js';
import { allowed, parseAttribute } from '../www/old/element/attribute-text.js';
import { createSnapshots } from '../www/old/model/snapshot.js';
import { createParameters } from '../www/old/element/parameters.js';
import { readState, unescape } from '../www/old/element/state-string.js';
import { createStore } from '../www/old/model/store.js';
import { createLargeGrid } from '../www/old/render/large-grid.js';
import { sourceOf } from '../www/old/sources/index.js';
import { Refusal } from './refusal.js';

/** @param {string} text a state, or a link that holds one */
export async function openFigure(text) {
  await engine.ready();
  const { rangeOf } = createParameters(engine.params());
  const code = stateIn(unescape(text.trim()));
  const state = readState(code, rangeOf);
  if (!state) throw new Refusal(`This is no state: ${fault(code, rangeOf)}.`);
  const store = createStore(
    /** @type {Record<string, any>} */ ({
      ...startingState(),
      selected: -1,
      tool: 'move',
      cursor: -1,
      ...state,
    }),
    [],
  );
  refuseEnds(store.state);
  const { derive, written } = createSnapshots(engine);
  const snapshot = derive(store.state);
  if (snapshot.unreachable.length > 0) throw new Refusal('There is no path: walls part the terminals.', 1);
  return {
    snapshot,
    largeGrid: createLargeGrid(engine),
    engine,
    /** @param {import('../www/old/curves/registry.js').CurveId} id */
    curve: (id) => written(snapshot, id),
  };
}

/**
 * A page shows other ends where those that were asked for do not fit; a file would hold a path that nobody asked for.
 * @param {Record<string, any>} state
 */
function refuseEnds(state) {
  const { columns, rows, terminals } = state;
  if (!sourceOf(state).grid || !terminals) return;
  const cells = Array.from({ length: terminals.length / 2 }, (_, i) => terminals.slice(2 * i, 2 * i + 2));
  /** @param {number[]} cell */
  const isOn = ([x, y]) =>
    Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < columns && y >= 0 && y < rows;
  const outside = cells.find((cell) => !isOn(cell));
  if (outside)
    throw new Refusal(
      `One of the terminals was ${outside}; each must be a cell of the ${columns} × ${rows} grid.`,
    );
  if (cells.length < 2)
    throw new Refusal(`There was only one of the terminals, ${cells[0]}; there must be two or more.`);
}

/** @param {string} text */
function stateIn(text) {
  const [address, hash] = text.split('#', 2);
  const query = hash ?? (/^\w+:\/\//.test(address) ? (address.split('?', 2)[1] ?? '') : address);
  // A link of a page names the figure that it opens in before the state.
  return new URLSearchParams(query).get('state') ?? query.replace(/^[\w-]+&(?=v=)/, '');
}

/**
 * What is wrong with a text that no state could be read from.
 * @param {string} text
 * @param {Parameters<typeof readState>[1]} rangeOf
 */
function fault(text, rangeOf) {
  const words = new URLSearchParams(text);
  if (text === '') return 'it is empty; it must be what getState() gives, such as "v=1&n=7"';
  const version = words.get('v');
  if (version !== '1')
    return `its version was ${version === null ? 'missing' : `"${version}"`}; it must be v=1`;
  const dimension = Number(words.get('d') ?? 2);
  for (const row of ATTRIBUTES) {
    const word = words.get(row.code) ?? words.get(row.name);
    const range = row.kind === 'tuples' ? { dimension } : rangeOf(row);
    if (!row.remembered || word === null || parseAttribute(row, word, range) !== undefined) continue;
    const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
    return `${row.name} was "${shown}"; it must be ${allowed(row, range ?? {})}`;
  }
  return 'it must be what getState() gives, such as "v=1&n=7"';
}
