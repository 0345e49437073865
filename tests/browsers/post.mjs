/** A post of another origin that loads figures by the small script, with its hash. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

export const POSTER =
  '<svg slot="poster" viewBox="0 0 20 20" width="100%"><path d="M2 2L18 18" stroke="red"/></svg>';
const FIGURE = `<meander-path seed="3" ui="mini">${POSTER}</meander-path>`;

/** What the build says of the files of posts. */
export const readList = async () => JSON.parse(await readFile(join(root, 'dist/embed.json'), 'utf8'));

/** @param {string} body @param {string} [lang] */
export const html = (body, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Post</title><link rel="icon" href="data:,"><script src="/tests/browsers/page.js"></script><body>${body}</body></html>`;

/**
 * @param {import('./site.mjs').Site} site
 * @param {{ head?: string, figure?: string, lang?: string }} [parts]
 * @returns {Promise<string>} its address
 */
export async function post(site, { head = '', figure = FIGURE, lang } = {}) {
  const { folder, files } = await readList();
  const script = `<script async src="${site.address}${folder}loader.js" integrity="${files['loader.js'].integrity}" crossorigin="anonymous"></script>`;
  return site.put('/post.html', html(`${head}${script}${figure}`, lang));
}
