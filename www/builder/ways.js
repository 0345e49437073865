import { showRefusal, startCopyButton } from '../article/copy.js';
import { download } from '../old/io/download.js';
import { WORDS } from './words.js';

/** A snippet with its drawing is shown whole; a whole file, or ten thousand points, would take long to lay out. */
const SHOWN_LETTERS = 6000;

/**
 * @typedef {import('../article/copy.js').Refusal} Refusal
 * @typedef {string | Refusal} Snippet its text, or why there is none
 */

/**
 * The ways into a post as the page shows them: the text, what it costs, and the buttons that copy and save it.
 * @param {object} given
 * @param {(name: string) => Promise<Snippet>} given.snippet as the form is now
 * @param {() => Promise<Blob | Refusal>} given.picture
 */
export function createWays({ snippet, picture }) {
  for (const way of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.way'))) {
    const name = String(way.dataset.way);
    const type = name === 'svg' ? 'image/svg+xml' : 'text/html';
    startCopyButton(find('.copy', way), () => snippet(name), WORDS);
    startSaving(way.querySelector('.save'), async () => {
      const text = await snippet(name);
      return typeof text === 'string' ? new Blob([text], { type }) : text;
    });
  }
  startSaving(document.querySelector('.save-png'), picture);

  return {
    /** @param {string} name @param {Snippet} written @param {string} cost */
    show(name, written, cost) {
      const way = find(`[data-way=${name}]`, document);
      const whole = typeof written === 'string';
      const text = whole ? written : written.reason;
      const rest = text.length - SHOWN_LETTERS;
      find('pre code', way).textContent =
        rest > 0
          ? `${text.slice(0, SHOWN_LETTERS)}\n${WORDS.shortened.replace('{rest}', String(rest))}`
          : text;
      find('.cost', way).textContent = cost;
      // What was refused is there now.
      if (whole) way.querySelector('.refused')?.remove();
    },
  };
}

/** @param {string} selector @param {ParentNode} from */
const find = (selector, from) => /** @type {HTMLButtonElement} */ (from.querySelector(selector));

/**
 * A button that saves a file, or says why there is none.
 * @param {HTMLElement | null} button
 * @param {() => Promise<Blob | Refusal>} make
 */
function startSaving(button, make) {
  button?.addEventListener('click', async () => {
    const file = await make();
    if (file instanceof Blob) download(file, String(button.dataset.name));
    else showRefusal(button, file);
  });
}
