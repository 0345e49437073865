/**
 * Fetches a script that may run only with the bytes of this hash: an import has no way to name one, but takes what was
 * preloaded with it. Browsers of before 2024 that cannot preload modules go on without.
 * @param {string} href
 * @param {string} integrity
 * @returns {Promise<unknown>}
 */
export function preload(href, integrity) {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((done, fail) => {
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' });
    link.onload = done;
    link.onerror = () => fail(new Error(href));
    document.head.append(link);
  });
}
