/** Vite plugin: writes documents into pages that name them, as in `<!-- docs/flood.md -->`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { root } from './run.mjs';

const NAMED = /<!-- (docs\/[\w-]+\.md) -->/;
/** Pictures and documents beside it: other documents are no pages. */
const PICTURE = /(<img src=")(?=[\w-]+\.svg")/g;
const DOCUMENT = /<a href="[\w-]+\.md">(.*?)<\/a>/g;

export function notes() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:notes',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page) => {
        const [mark, file] = NAMED.exec(page) ?? [];
        if (!mark || !file) return page;
        const html = await marked(await readFile(join(root, file), 'utf8'));
        return page.replace(mark, () => html.replace(PICTURE, '$1./docs/').replace(DOCUMENT, '$1'));
      },
    },
  });
}
