import { WORDS } from './words.js';

/**
 * @typedef {{ site: string, warning: string } | { reason: string }} Site where the files lie, or why a post cannot name it
 */

/** Hosts that only the author's own computer or network reaches. */
const NEARBY =
  /^(localhost|.*\.localhost|.*\.local|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[::1?\])$/;
const PATIENCE_MS = 10_000;
/** What asking is rejected with where the page's own policy forbids it. */
const FORBIDDEN = Symbol('forbidden');

/**
 * `fetch`, but it tells an answer that did not come from an address that may not be asked.
 * @param {RequestInfo | URL} address
 * @param {RequestInit} [how]
 */
async function ask(address, how) {
  let forbidden = false;
  /** @param {SecurityPolicyViolationEvent} event */
  const hear = ({ effectiveDirective }) => (forbidden ||= effectiveDirective === 'connect-src');
  document.addEventListener('securitypolicyviolation', hear);
  try {
    return await fetch(address, how);
  } catch (error) {
    // The event comes after the refusal.
    await new Promise((done) => setTimeout(done));
    throw forbidden ? FORBIDDEN : error;
  } finally {
    document.removeEventListener('securitypolicyviolation', hear);
  }
}

/**
 * What an author typed as the address of the files, as an address that file names can follow.
 * @param {string} text
 * @returns {Site}
 */
export function siteOf(text) {
  const { address } = WORDS;
  if (text.trim() === '') return { reason: address.empty };
  if (!URL.canParse(text)) return { reason: address.unreadable };
  const url = new URL(text);
  if (!['https:', 'http:'].includes(url.protocol)) return { reason: address.protocol };
  if (url.username || url.password) return { reason: address.password };
  const folder = url.pathname.replace(/[^/]+\.html?$/i, '').replace(/\/*$/, '/');
  const near = NEARBY.test(url.hostname);
  return {
    site: url.origin + folder,
    warning: near ? address.near : url.protocol === 'http:' ? address.plain : '',
  };
}

/**
 * Tries whether other sites may load the files of this version from an address, and says what it found.
 * @param {string} site
 * @param {import('./snippets-with-costs.js').Manifest} list
 * @param {typeof fetch} [asking]
 * @returns {Promise<string>}
 */
export async function tryAddress(site, { version, folder, files }, asking = ask) {
  const { found } = WORDS.address;
  const address = `${site}${folder}loader.js`;
  const say = (/** @type {string} */ text, status = 0) =>
    text.replace('{version}', version).replace('{file}', address).replace('{status}', String(status));
  const get = (/** @type {RequestInit} */ more) =>
    asking(address, {
      cache: 'no-cache',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...more,
    });
  /** @param {unknown} reason */
  const nothing = (reason) => (reason === FORBIDDEN ? FORBIDDEN : null);
  const answer = await get({ mode: 'cors' }).catch(nothing);
  if (answer === FORBIDDEN) return say(found.forbidden);
  // A page may not read what another site refuses it, but learns whether there was an answer.
  if (!answer) return say((await get({ mode: 'no-cors' }).catch(() => null)) ? found.closed : found.nothing);
  if (!answer.ok) return say(found.missing, answer.status);
  if (!(await answer.arrayBuffer().catch(() => null))) return say(found.nothing);
  // The page may read it, so that only other bytes are refused now. Hashes of its own a page at http:// cannot make.
  const { integrity } = files['loader.js'];
  if (!(await get({ mode: 'cors', integrity }).catch(() => null))) return say(found.other);
  // At its own address a page reads everything, so that only the header tells what others may.
  const open = answer.type === 'cors' || answer.headers.get('access-control-allow-origin') === '*';
  return say(open ? found.open : found.closed);
}
