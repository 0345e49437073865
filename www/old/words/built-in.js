/** The words of a figure in the languages that come with it. All figures of a page share what was fetched. */
import source from './word-source.js';

/** @typedef {Readonly<Record<string, () => Promise<object>>>} WordSource */

/** @type {Map<string, object>} */
const here = new Map();
/** @type {Map<string, Promise<object>>} */
const coming = new Map();

/** Of a tag such as `de-AT` the language, if it is one of those. @param {string | undefined} tag */
function languageOf(tag = '') {
  const [language] = tag.toLowerCase().split('-');
  return Object.hasOwn(source, language) ? language : null;
}

/**
 * What stands in the place of the English words where a page has this language; null: it has to be fetched.
 * @param {string | undefined} tag
 */
export function wordsOf(tag) {
  const language = languageOf(tag);
  return language ? (here.get(language) ?? null) : {};
}

/**
 * The same, fetched if need be. Words that cannot be had stay English; who asks the next time begins anew.
 * @param {string | undefined} tag
 * @returns {Promise<object>}
 */
export function fetchWords(tag) {
  const language = languageOf(tag);
  if (!language) return Promise.resolve({});
  const known = coming.get(language);
  if (known) return known;
  const words = source[language]().then(
    (found) => {
      here.set(language, found);
      return found;
    },
    () => {
      coming.delete(language);
      return {};
    },
  );
  coming.set(language, words);
  return words;
}
