/** The built site, and a blog on another origin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

export async function serveSite() {
  /** @param {{ address: import('node:http').Server['address'] }} server */
  const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  const site = { lacksModule: false, url: '', post };
  const { httpServer } = await preview({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [{ name: 'lack', configurePreviewServer: ({ middlewares }) => void middlewares.use(refuse) }],
  });
  site.url = `http://127.0.0.1:${portOf(httpServer.unref())}/`;
  const blog = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(new URL(request.url ?? '/', 'http://localhost').searchParams.get('html'));
  });
  await once(blog.listen(0, 'localhost').unref(), 'listening');
  return site;

  /** @type {import('vite').Connect.NextHandleFunction} */
  function refuse({ url }, response, next) {
    if (site.lacksModule && url?.includes('.wasm')) response.writeHead(404).end();
    else next();
  }

  /** The address of a post with this text. @param {string} body @param {string} [lang] */
  function post(body, lang = 'en') {
    const html = `<!doctype html><html lang="${lang}"><title>Post</title><link rel="icon" href="data:,">${body}`;
    return `http://localhost:${portOf(blog)}/?${new URLSearchParams({ html })}`;
  }
}
