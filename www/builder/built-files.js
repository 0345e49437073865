/** A host that takes longer is not waited for. */
const PATIENCE_MS = 20_000;

/**
 * Texts of built files, as they were built: a host may answer with a page about an error, or with half of a file.
 * @param {import('./snippets-with-costs.js').Manifest | null} list null where nothing was built, and they are empty
 */
export function createBuiltFiles(list) {
  /** What came, and null for what did not. @type {Map<string, Promise<string | null>>} */
  const texts = new Map();
  /** What the browser kept of a broken answer is not asked again. @type {RequestCache} */
  let cache = 'default';

  /** @param {string} name */
  async function fetchText(name) {
    if (!list) return '';
    const { folder, files } = list;
    const { integrity } = files[name];
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`./${folder}${name}`, { integrity, cache, signal });
    return answer.text();
  }

  return {
    /** @param {string} name @returns {Promise<string | null>} null where it did not come whole */
    text(name) {
      const text = texts.get(name) ?? fetchText(name).catch(() => null);
      texts.set(name, text);
      return text;
    },
    /** What did not come is asked for again. */
    forget() {
      texts.clear();
      cache = 'reload';
    },
  };
}
