/** A static file server for one folder; it sends precompressed copies where there are any. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Encodings by preference, the smallest first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A file with a hash in its name never changes. */
const IMMUTABLE = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/**
 * @param {string} folder
 * @param {{ at?: string, only?: readonly string[], home?: string }} [options] the path that the folder lies at; the
 *   paths that are served; where `/` leads
 */
export function createHost(folder, { at = '/', only = [at], home = at } = {}) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/' && home !== '/') return void response.writeHead(302, { location: home }).end();
    const file = fileAt(pathname);
    if (!file)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end(`Not here: ${pathname}\n`);
    const wanted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
    const [encoding, ending] = ENCODINGS.find(
      ([name, end]) => wanted.includes(name) && isFile(file + end),
    ) ?? ['', ''];
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Any page may load these files, as from any public static host.
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    createReadStream(file + ending).pipe(response);
  });

  /** @param {string} pathname */
  function fileAt(pathname) {
    const path = decoded(pathname);
    const clean = normalize(path).replaceAll('\\', '/');
    if (!clean.startsWith(at) || !only.some((start) => clean.startsWith(start))) return null;
    const file = join(folder, clean.slice(at.length - 1));
    const page = clean.endsWith('/') ? join(file, 'index.html') : file;
    return isFile(page) ? page : null;
  }
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** @param {string} path */
function isFile(path) {
  return !path.includes('\0') && Boolean(statSync(path, { throwIfNoEntry: false })?.isFile());
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port it listens on
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
