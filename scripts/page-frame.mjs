/** What the site's pages have in common, put into each by the build and by the server for development. */
import { createHash } from 'node:crypto';
import { oembedFile, oembedLink, siteAddress } from './oembed.mjs';
import { EARLY_SCRIPT } from '../www/article/theme.js';

const ARTICLE = 'index.html';
/** Of the figure that the site gives to those who embed it by its address. */
const TITLE = 'A path carved through a meadow, with two ends to drag';
/** The pages that the header leads to, beside the article. */
const PAGES = Object.freeze({ 'builder.html': 'In your post', 'bench.html': 'Speed' });
const COLOURS = Object.freeze({ light: '#faf8f4', dark: '#14181c' });
const MARK = /<!-- (head|header|chapters) -->/g;
const SECTION = /<section\b([^>]*)>([\s\S]*?)<\/section>/g;
const HASH = createHash('sha256').update(EARLY_SCRIPT).digest('base64url').slice(0, 8);
const EARLY_FILE = `assets/early-theme-${HASH}.js`;

/** Vite plugin: fills the marks `<!-- head -->`, `<!-- header -->` and `<!-- chapters -->` of a page. */
export function pageFrame() {
  let building = false;
  const site = siteAddress();
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:page-frame',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      handler(page, { path }) {
        /** @type {Record<string, () => string>} */
        const parts = {
          head: () => head(page, building, site),
          header: () => header(path.split('/').at(-1) ?? ''),
          chapters: () => chapters(page),
        };
        return page.replace(MARK, (_, name) => parts[name]());
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_FILE, source: EARLY_SCRIPT });
      if (site) this.emitFile(oembedFile(site, TITLE));
    },
  });
}

/** @param {string} page @param {boolean} building @param {string | null} site its address, where it is known */
function head(page, building, site) {
  const title = found(page, /<title>([^<]*)</, 'title');
  const description = found(page, /name="description"\s+content="([^"]*)"/, 'description');
  const colours = Object.entries(COLOURS).map(
    ([theme, colour]) =>
      `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${colour}" />`,
  );
  // The bundler takes modules only, and this one has to run before the page is shown.
  const early = building
    ? `<script src="./${EARLY_FILE}" vite-ignore></script>`
    : `<script>${EARLY_SCRIPT}</script>`;
  // No picture: it would have to name a host, and the site is the same on all, unless it was told its address.
  return [
    '<meta name="color-scheme" content="light dark" />',
    ...colours,
    early,
    '<link rel="icon" type="image/svg+xml" href="./www/article/favicon.svg" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Meander" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(site ? [oembedLink(site, TITLE)] : []),
    '<link rel="stylesheet" href="./www/article/article.css" />',
  ].join('\n    ');
}

/** @param {string} file */
function header(file) {
  const links = Object.entries(PAGES).map(
    ([page, name]) => `<a href="./${page}"${page === file ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const here = file === '' || file === ARTICLE ? ' aria-current="page"' : '';
  return `<header class="top">
      <a class="mark" href="./"${here}>Meander</a>
      <nav aria-label="Pages">
        ${links.join('\n        ')}
      </nav>
      <button type="button" class="theme" hidden>Night</button>
    </header>`;
}

/**
 * The list of chapters, by the headings of the sections that have an id.
 * @param {string} page
 */
function chapters(page) {
  const items = [...page.matchAll(SECTION)].flatMap(([, attributes, content]) => {
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1];
    return id ? [{ id, name: chapterName(id, content) }] : [];
  });
  const list = items.map(
    ({ id, name }, number) =>
      `<li><a href="#${id}"><span class="number">${number}</span> <span>${name}</span></a></li>`,
  );
  return `<nav class="chapters" aria-label="Chapters">
      <details>
        <summary><span>Chapters</span> <span class="current"></span></summary>
        <ol>
          ${list.join('\n          ')}
        </ol>
      </details>
    </nav>`;
}

/**
 * A heading as the list shows it: its `data-short`, or its text.
 * @param {string} id
 * @param {string} content of the section
 */
function chapterName(id, content) {
  const [, attributes, heading] = /<h[12]\b([^>]*)>([\s\S]*?)<\/h[12]>/.exec(content) ?? [];
  if (heading === undefined) throw new Error(`The section ${id} has no heading.`);
  const short = /\bdata-short="([^"]*)"/.exec(attributes)?.[1];
  return (
    short ??
    heading
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** @param {string} page @param {RegExp} pattern @param {string} what */
function found(page, pattern, what) {
  const text = pattern.exec(page)?.[1];
  if (!text) throw new Error(`A page has no ${what}.`);
  return text;
}
