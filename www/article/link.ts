/**
 * A link holds a figure's state in its hash, which browsers do not send to servers: `#v=1&n=7`, or with the id of its
 * figure, `#patrol&v=1&n=7`. Each state begins with its version, which no section's name does.
 */
import type { MeanderPath } from '../element/meander-path.ts';
import { lacksVersion, readState, unescape } from '../figure/state-string.ts';

const LINK = /^#(?:([\w-]+)&)?(v=\d.*)$/s;
/** Browsers and servers agree on no limit; the strictest browser refuses addresses of a million letters. */
const LONGEST = 200_000;

/**
 * The state in a hash: all of it, the part after a figure's id, or the parameter `state`, which frames also accept. For a
 * state without its version, or one that is too long, returns a text that figures refuse and report.
 */
export function stateIn(hash: string): string | null {
  const text = unescape(hash);
  const state = LINK.exec(text)?.[2] ?? new URLSearchParams(text.slice(1)).get('state');
  if (state === null) return lacksVersion(text.slice(1)) ? text.slice(1) : null;
  return state.length > LONGEST ? 'v=' : state;
}

/** Keeps a figure's state in the page's hash, for reloads and bookmarks. A recording stays out of the browser's history. */
export function keepState(figure: MeanderPath) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    const state = figure.source === 'track' ? null : stateForLink(figure);
    history.replaceState(null, '', linkTo('', state ?? ''));
  };
  figure.addEventListener('meander-change', () => {
    clearTimeout(waiting);
    // Browsers limit how often an address may change.
    waiting = setTimeout(keep, 300);
  });
}

/** Shows the state in the page's hash, now and whenever the hash changes. */
export function followState(show: (state: string) => void) {
  const open = () => {
    const state = stateIn(location.hash);
    if (state !== null) show(state);
  };
  addEventListener('hashchange', open);
  open();
}

/** The id of the figure that a hash names. */
export const figureIn = (hash: string): string | null => LINK.exec(unescape(hash))?.[1] ?? null;

/** Whether a link with this state would open again. */
export const fitsLink = (state: string) => state.length <= LONGEST && readState(state) !== null;

/** The state of a figure for a link; null if it is too long. Each number takes two letters at least. */
export function stateForLink(figure: {
  readonly points?: ArrayLike<number> | null;
  getState(): string;
}): string | null {
  if (2 * (figure.points?.length ?? 0) > LONGEST) return null;
  const state = figure.getState();
  return fitsLink(state) ? state : null;
}

/** The address of a page with a state, and with the id of the figure that it opens in. */
export function linkTo(page: string, state: string, figure?: string): string {
  const url = new URL(page, location.href);
  url.search = '';
  url.hash = figure ? `${figure}&${state}` : state;
  return url.href;
}
