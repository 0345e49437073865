/** What the checks open: the built site, and pages of other people that load it from another origin. */
import { createServer } from 'node:http';
import { createHost, listen } from '../../scripts/host.mjs';
import { root } from '../../scripts/run.mjs';

/**
 * @typedef {object} Site
 * @property {string} address of the built site
 * @property {string} own where the pages of these tests lie
 * @property {(path: string, body: string | Uint8Array, headers?: Record<string, string>) => string} put a page of another origin,
 *   which takes the place of a file of the site, too; gives its address
 * @property {(path: string) => void} remove
 * @property {() => void} close
 */

/** A host that allows what lies on it, and modules. */
export const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

/** @returns {Promise<Site>} */
export async function createSite() {
  const files = createHost(root, { only: ['/dist/', '/tests/', '/www/'] });
  /** @type {Map<string, { body: string | Uint8Array, headers: Record<string, string> }>} */
  const pages = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    if (!page) return void files.emit('request', request, response);
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      ...page.headers,
    });
    response.end(page.body);
  });
  const port = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}/dist/`,
    own: `http://127.0.0.1:${port}/tests/browsers/`,
    put(path, body, headers = { 'content-type': 'text/html; charset=utf-8' }) {
      pages.set(path, { body, headers });
      return `http://localhost:${port}${path}`;
    },
    remove: (path) => void pages.delete(path),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
