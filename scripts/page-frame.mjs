/** What the site's pages share: the head, the header, the list of chapters, and oEmbed data (https://oembed.com). */
import { createHash } from 'node:crypto';
import { EARLY_SCRIPT } from '../www/article/theme.js';

const TITLE = 'A path carved through a meadow, with two ends to drag';
/** The pages that the header links to, beside the article. */
const PAGES = { 'builder.html': 'In your post', 'bench.html': 'Speed' };
const COLOURS = { light: '#faf8f4', dark: '#14181c' };
const EARLY_FILE = `assets/early-theme-${createHash('sha256').update(EARLY_SCRIPT).digest('base64url').slice(0, 8)}.js`;

/** oEmbed names the site by its whole address, so the build needs to know it. */
const site = process.env.MEANDER_SITE?.replace(/\/?$/, '/');
if (site && !/^https?:\/\//.test(site))
  throw new Error(`MEANDER_SITE is "${site}": it must begin with https://`);

/** Vite plugin: fills the marks `<!-- head -->`, `<!-- header -->` and `<!-- chapters -->` of a page. */
export function pageFrame() {
  let early = `<script>${EARLY_SCRIPT}</script>`;
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:page-frame',
    configResolved({ command }) {
      // The page's policy allows no inline script, and the bundler takes modules only.
      if (command === 'build') early = `<script src="./${EARLY_FILE}" vite-ignore></script>`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { path }) =>
        page
          .replace('<!-- head -->', () => head(page, early))
          .replace('<!-- header -->', header(path.split('/').at(-1) || 'index.html'))
          .replace('<!-- chapters -->', () => chapters(page)),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_FILE, source: EARLY_SCRIPT });
      if (site) this.emitFile({ type: 'asset', fileName: 'oembed.json', source: oembed(site) });
    },
  });
}

/** @param {string} page @param {string} early the script that sets the theme before the page is painted */
function head(page, early) {
  const [, title] = /<title>([^<]*)</.exec(page) ?? [];
  const [, description] = /name="description"\s+content="([^"]*)"/.exec(page) ?? [];
  const colours = Object.entries(COLOURS).map(
    ([theme, colour]) =>
      `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${colour}" />`,
  );
  return `<meta name="color-scheme" content="light dark" />
    ${colours.join('\n    ')}
    ${early}
    <link rel="icon" type="image/svg+xml" href="./www/article/favicon.svg" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Meander" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${site ? `<link rel="alternate" type="application/json+oembed" href="${site}oembed.json" title="${TITLE}" />` : ''}
    <link rel="stylesheet" href="./www/article/article.css" />`;
}

/** @param {string} here the page's file */
function header(here) {
  const current = (/** @type {string} */ file) => (file === here ? ' aria-current="page"' : '');
  const links = Object.entries(PAGES).map(
    ([file, name]) => `<a href="./${file}"${current(file)}>${name}</a>`,
  );
  return `<header class="top">
      <a class="mark" href="./"${current('index.html')}>Meander</a>
      <nav aria-label="Pages">${links.join(' ')}</nav>
      <button type="button" class="theme" hidden>Night</button>
    </header>`;
}

/** A list of the sections that have an id, by their headings or what `data-short` says. @param {string} page */
function chapters(page) {
  const sections = page.matchAll(
    /<section\b[^>]*\bid="([^"]+)"[^>]*>[\s\S]*?<h[12]\b([^>]*)>([\s\S]*?)<\/h[12]>/g,
  );
  const items = [...sections].map(([, id, attributes, heading], number) => {
    const name = /data-short="([^"]*)"/.exec(attributes)?.[1] ?? heading.replace(/<[^>]*>/g, '').trim();
    return `<li><a href="#${id}"><span class="number">${number}</span> <span>${name}</span></a></li>`;
  });
  return `<nav class="chapters" aria-label="Chapters">
      <details>
        <summary><span>Chapters</span> <span class="current"></span></summary>
        <ol>${items.join('\n')}</ol>
      </details>
    </nav>`;
}

/** @param {string} site */
function oembed(site) {
  const [width, height] = [720, 760];
  const html = `<iframe src="${site}embed.html" title="${TITLE}" width="${width}" height="${height}" style="max-width:100%;border:0" loading="lazy"></iframe>`;
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: 'Meander',
    provider_url: site,
    title: TITLE,
    width,
    height,
    html,
  });
}
