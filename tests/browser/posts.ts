/** Posts on a different origin from the files they load. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { frameSnippet, tagSnippet, type Post } from '../../www/embedding/snippets.ts';

const read = (path: string) => readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8');
export const built = JSON.parse(read('embed.json')) as {
  folder: string;
  files: Record<'loader.js', { integrity: string }>;
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path d="M9 9L91 91" stroke="red"/></svg>';

/** The post that the blog serves. A route would not do: a page without a real host may not load files from here. */
let post = '';
const blog = createServer(({ url }, response) => {
  const [type, body] = url === '/path.svg' ? ['image/svg+xml', PICTURE] : ['text/html', post];
  response.writeHead(200, { 'content-type': type }).end(body);
});

export async function openPost(page: Page, text: string, { head = '', lang = 'en' } = {}) {
  if (!blog.listening) await once(blog.listen(0, 'localhost').unref(), 'listening');
  post = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A post</title><link rel="icon" href="data:,">${head}</head><body>${text}<p id="below">More text.</p></body></html>`;
  await page.goto(`http://localhost:${(blog.address() as AddressInfo).port}/post.html`, {
    waitUntil: 'commit',
  });
}

function postOf(site: string, state: string, attributes: Post['attributes']): Post {
  const integrity = built.files['loader.js'].integrity;
  const rest = { label: 'A path', caption: '', picture: 'path.svg', size: [640, 700] as const };
  return { site, folder: built.folder, integrity, state, attributes, unsaved: [], ...rest } as Post;
}

/** The snippet that an author pastes. */
export const tag = (site: string, attributes: Record<string, string> = {}, caption = '') =>
  tagSnippet({ ...postOf(site, 'v=1&n=7', Object.entries(attributes)), caption });
export const frame = (site: string, state: string) => frameSnippet(postOf(site, state, []));
