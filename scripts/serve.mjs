/** Serves what was built, as any static host would: `dist/` and the sample posts, and nothing else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, isMain, main, root, say } from './run.mjs';

const FOLDERS = ['/dist/', '/tests/posts/'];
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

/**
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port it listens on
 */
export function serve(port) {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Failure('Nothing is built yet: run `npm run build`.');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') return void response.writeHead(302, { location: '/dist/' }).end();
    const file = fileAt(path);
    if (!file)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end(`Not here: ${path}\n`);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // Other people's pages may load what is here, as from any public static host.
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** @param {string} path of the address */
function fileAt(path) {
  const clean = normalize(decodeURIComponent(path)).replaceAll('\\', '/');
  if (!FOLDERS.some((folder) => clean.startsWith(folder))) return null;
  const file = join(root, clean.endsWith('/') ? `${clean}index.html` : clean);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

if (isMain(import.meta))
  await main(async () => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
    say(`http://127.0.0.1:${await serve(Number(values.port))}/dist/`);
  });
