import { STRINGS } from '../old/strings.js';
import { Unloaded } from './unloaded.js';
import { WORDS } from './words.js';

/** So long nothing is said. */
const LATE_MS = 8000;

/**
 * What an attempt gives, once one of them succeeds. Where one fails or takes long, the reader is told, and can have it
 * tried again.
 * @template T
 * @param {(again: boolean) => Promise<T>} attempt
 * @param {(refusal: import('../article/copy.js').Refusal) => void} tell without a reason: nothing is wrong
 * @returns {Promise<T>}
 */
export async function loadWithRetry(attempt, tell) {
  let retry = () => {};
  // Where an earlier failure is still told, its button tries the present attempt again.
  const offer = { label: STRINGS.retry, act: () => retry() };
  for (let again = false; ; again = true) {
    const asked = /** @type {Promise<null>} */ (new Promise((done) => (retry = () => done(null))));
    const late = setTimeout(() => tell({ reason: WORDS.unloaded.late, offer }), LATE_MS);
    const came = attempt(again).then((found) => ({ found }));
    const result = await Promise.race([came, asked]).catch((error) => {
      clearTimeout(late);
      if (!(error instanceof Unloaded)) throw error;
      tell({ reason: error.message, offer: error.passing ? offer : undefined });
      return asked;
    });
    clearTimeout(late);
    tell({ reason: result ? '' : WORDS.loading });
    if (result) return result.found;
  }
}
