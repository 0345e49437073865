import { numberFormats } from '../panel/format.js';
import { mergeWords, STRINGS } from '../strings.js';
import { fetchWords, wordsOf } from '../words/built-in.js';
import { createLanguage } from './language.js';

/** In milliseconds: a figure waits no longer for its words than this; if they come later it changes to them. */
const PATIENCE = 3000;

/**
 * The words of a figure, and its ways to write numbers: the page's own words before those of its language, and these before
 * the English ones. When the language changes, the words and the numbers change together, as soon as the words are there.
 * @param {Element} host
 * @param {() => void} onChange
 */
export function createWords(host, onChange) {
  const language = createLanguage(host, follow);
  /** Nothing is fetched before the figure is loaded. */
  let wanted = false;
  /** @type {unknown} */
  let own = {};
  /** What the words are made of. @type {{ tag?: string, builtIn: object }} */
  let spoken = { builtIn: {} };
  let words = STRINGS;
  /** @type {import('../panel/panel.js').Formats | null} */
  let formats = null;

  function renew() {
    words = mergeWords(mergeWords(STRINGS, spoken.builtIn), own);
    formats = null;
    onChange();
  }

  async function follow() {
    const tag = language.now;
    let builtIn = wordsOf(tag);
    if (!builtIn && !wanted) {
      onChange();
      return;
    }
    builtIn ??= await fetchWords(tag);
    if (tag !== language.now) return;
    spoken = { tag, builtIn };
    renew();
  }

  return {
    get now() {
      return words;
    },
    formats: () => (formats ??= numberFormats(spoken.tag, words)),
    /** Words of the language are still to come. */
    get pending() {
      return spoken.tag !== language.now;
    },
    /** @param {unknown} given texts in the place of some of the table's */
    replace(given) {
      const before = own;
      own = given;
      try {
        renew();
      } catch (error) {
        // It cannot be read.
        own = before;
        throw error;
      }
    },
    /** Brings the words of the language; it is over when they are there, or are not to be waited for. */
    async fetch() {
      wanted = true;
      language.look();
      if (this.pending) await Promise.race([follow(), new Promise((done) => setTimeout(done, PATIENCE))]);
    },
    connect: language.connect,
    disconnect: language.disconnect,
  };
}
