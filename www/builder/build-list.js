import { fill } from '../old/strings.js';
import { Unloaded } from './unloaded.js';
import { WORDS } from './words.js';

/** Where this file is served as it is, nothing was built. */
const UNBUILT = new URL(import.meta.url).pathname.endsWith('/www/builder/build-list.js');

/**
 * The list of the built files, which names what snippets load.
 * @returns {Promise<import('./snippets-with-costs.js').Manifest | null>} null where nothing was built
 */
export async function fetchBuildList() {
  const { list, why } = WORDS.unloaded;
  /** @param {string} reason @param {unknown} [cause] */
  const failed = (reason, cause) => new Unloaded(fill(list, { reason }), cause);
  const answer = await fetch('./embed.json', { cache: 'no-cache' }).catch((cause) => {
    throw failed(why.nothing, cause);
  });
  // A server for development may answer with a page.
  const isList = answer.ok && answer.headers.get('content-type')?.includes('json');
  if (!isList && UNBUILT) return null;
  if (!answer.ok) throw failed(fill(why.status, { status: String(answer.status) }));
  const found = await answer.json().catch(() => null);
  if (!found?.files?.['loader.js']) throw failed(why.other);
  return found;
}
