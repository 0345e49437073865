/// <reference types="vite/types/importMeta.d.ts" />

/** Makes the site available offline, in production builds and where service workers are supported. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  // After `load`, so that it does not compete with the page's own requests.
  const register = () => navigator.serviceWorker.register('./service-worker.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
