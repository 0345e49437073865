/** The built site, and a blog on another origin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

export async function serveSite() {
  /** @param {{ address: import('node:http').Server['address'] }} server */
  const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  const site = { url: '', post };
  const { httpServer } = await preview({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
  });
  site.url = `http://127.0.0.1:${portOf(httpServer.unref())}/`;
  const blog = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(new URL(request.url ?? '/', 'http://localhost').searchParams.get('html'));
  });
  await once(blog.listen(0, 'localhost').unref(), 'listening');
  return site;

  /** The address of a post with this text. @param {string} body @param {string} [lang] */
  function post(body, lang = 'en') {
    const html = `<!doctype html><html lang="${lang}"><title>Post</title><link rel="icon" href="data:,">${body}`;
    return `http://localhost:${portOf(blog)}/?${new URLSearchParams({ html })}`;
  }
}
