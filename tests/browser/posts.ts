/** Posts on another origin than the files that they load. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { frameSnippet, tagSnippet, type Post } from '../../www/embedding/snippets.ts';

const read = (path: string) => readFileSync(new URL(`../../dist/${path}`, import.meta.url), 'utf8');
export const built = JSON.parse(read('embed.json')) as {
  folder: string;
  files: Record<'loader.js', { integrity: string }>;
};

const ORIGIN = 'http://localhost';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><path d="M9 9L91 91" stroke="red"/></svg>';

/** Opens a post with a text. */
export async function openPost(page: Page, text: string, { head = '', lang = 'en' } = {}) {
  const body = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A post</title><link rel="icon" href="data:,">${head}</head><body>${text}<p id="below">More text.</p></body></html>`;
  await page.route(`${ORIGIN}/post.html`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(`${ORIGIN}/path.svg`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.goto(`${ORIGIN}/post.html`);
}

function postOf(site: string, state: string, attributes: Post['attributes']): Post {
  const integrity = built.files['loader.js'].integrity;
  const rest = { label: 'A path', caption: '', picture: 'path.svg', size: [640, 700] as const };
  return { site, folder: built.folder, integrity, state, attributes, unsaved: [], ...rest } as Post;
}

/** What an author pastes. */
export const tag = (site: string, attributes: Record<string, string> = {}, caption = '') =>
  tagSnippet({ ...postOf(site, 'v=1&n=7', Object.entries(attributes)), caption });
export const frame = (site: string, state: string) => frameSnippet(postOf(site, state, []));
