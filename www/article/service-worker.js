/**
 * Makes the site available offline. Pages are fetched network first, so that they are current; files with a hash in their
 * name cache first, because they never change. `embed…`, which other people's pages load, is not cached.
 *
 * A new version waits until no page of the old one is open, since such a page may still load files of the old version.
 */
/** The page's DOM types have no service worker globals. */
const worker = /** @type {any} */ (self);
const { version, files } = SITE;
const HOME = new URL('./', worker.location.href);
/** Caches are shared by the whole origin, which may have this site in two folders. */
const PREFIX = `meander-site ${HOME.pathname} `;
const CACHE = PREFIX + version;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(files.map((file) => new URL(file, HOME).href))),
  );
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches.keys().then((names) => {
      const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      return Promise.all(old.map((name) => caches.delete(name)));
    }),
  );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  const { href } = HOME;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !address.startsWith(href)) return;
  const path = address.slice(href.length);
  if (path.startsWith('assets/')) event.respondWith(cacheFirst(request, address));
  else if (request.mode === 'navigate' && !path.startsWith('embed'))
    event.respondWith(networkFirst(request, address));
});

/** @param {Request} request @param {string} address */
async function cacheFirst(request, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? store(cache, address, await fetch(request));
}

/** @param {Request} request @param {string} address */
async function networkFirst(request, address) {
  const cache = await caches.open(CACHE);
  try {
    return store(cache, address, await fetch(request));
  } catch (error) {
    const known = await cache.match(address.replace(/index\.html$/, ''));
    if (known) return known;
    throw error;
  }
}

/** @param {Cache} cache @param {string} address @param {Response} response */
function store(cache, address, response) {
  if (response.ok && response.type === 'basic')
    cache.put(address.replace(/index\.html$/, ''), response.clone());
  return response;
}
