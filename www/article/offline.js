/// <reference types="vite/types/importMeta.d.ts" />

/** Lets the site be read without a network later; where that is not to be had, nothing is missing. */
export function keepForLater() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // The page itself comes first.
  const begin = () => navigator.serviceWorker.register('./service-worker.js').catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
