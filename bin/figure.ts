/** A figure without a page, from the string that describes it. */
import { ready } from '../www/engine.js';
import { Figure } from '../www/figure/figure.ts';
import { attributeOf, NAMES, rowOf, START, type Patch } from '../www/figure/settings.ts';
import { SOURCES } from '../www/figure/sources/index.ts';
import { readState, unescape } from '../www/figure/state-string.ts';
import { Refusal } from './request.ts';

/** Opens a state, or a link that has one. */
export async function openFigure(text: string): Promise<Figure> {
  await ready();
  const state = stateIn(unescape(text.trim()));
  const settings = readState(state);
  if (!settings) throw new Refusal(`This is no state: ${fault(state)}.`);
  refuseEnds(settings);
  const figure = new Figure(settings);
  if (figure.cutOff.value.length > 0) throw new Refusal('There is no path: walls part the terminals.', 1);
  return figure;
}

/** A page shows other ends where these do not fit; a file would hold a path that nobody asked for. */
function refuseEnds(settings: Patch) {
  const { source, columns, rows, terminals } = { ...START, ...settings };
  if (!SOURCES[source].grid || !terminals) return;
  const { flat } = terminals;
  const isOn = (x: number, y: number) =>
    Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < columns && y >= 0 && y < rows;
  for (let i = 0; i < flat.length; i += 2)
    if (!isOn(flat[i], flat[i + 1]))
      throw new Refusal(
        `One of the terminals was ${flat[i]},${flat[i + 1]}; each must be a cell of the ${columns} × ${rows} grid.`,
      );
  if (flat.length < 4)
    throw new Refusal(`There was only one of the terminals, ${flat}; there must be two or more.`);
}

function stateIn(text: string): string {
  const [address, hash] = text.split('#', 2);
  const query = hash ?? (/^\w+:\/\//.test(address) ? (address.split('?', 2)[1] ?? '') : address);
  // A link of a page names the figure that it opens in before the state.
  return new URLSearchParams(query).get('state') ?? query.replace(/^[\w-]+&(?=v=)/, '');
}

const EXAMPLE = 'it must be what getState() returns, such as "v=1&n=7"';

/** What is wrong with a text that is no state. */
function fault(text: string): string {
  if (text === '') return `it is empty; ${EXAMPLE}`;
  const parts = new URLSearchParams(text);
  const version = parts.get('v');
  if (version !== '1')
    return `its version was ${version === null ? 'missing' : `"${version}"`}; it must be v=1`;
  for (const name of NAMES) {
    const { code, read, allowed } = rowOf(name);
    const part = code && (parts.get(code) ?? parts.get(attributeOf(name)));
    if (!part || read(part) !== undefined) continue;
    const shown = part.length > 40 ? `${part.slice(0, 40)}…` : part;
    return `${attributeOf(name)} was "${shown}"; it must be ${allowed}`;
  }
  return EXAMPLE;
}
