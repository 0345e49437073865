/** What the site's pages share: the head, the header, the list of chapters, and oEmbed data (https://oembed.com). */
import { createHash } from 'node:crypto';
import { runnerImport } from 'vite';
import { EARLY_SCRIPT } from '../www/article/theme.js';

const TITLE = 'A winding path, carved and smoothed';
/** The pages that the header links to, beside the article. */
const PAGES = {
  'play.html': ['Play', 'Play'],
  'builder.html': ['In your post', 'Embed'],
  'bench.html': ['Benchmarks', 'Speed'],
};
const COLOURS = { light: '#ffffff', dark: '#10171b' };
const EARLY_FILE = `assets/early-theme-${createHash('sha256').update(EARLY_SCRIPT).digest('base64url').slice(0, 8)}.js`;

/** oEmbed names the site by its whole address, so the build needs to know it. */
const site = process.env.MEANDER_SITE?.replace(/\/?$/, '/');
if (site && !/^https?:\/\//.test(site))
  throw new Error(`MEANDER_SITE is "${site}": it must begin with https://`);

/** Vite plugin: fills the marks `<!-- head -->`, `<!-- header -->` and `<!-- chapters -->` of a page. */
export function pageFrame() {
  let early = `<script>${EARLY_SCRIPT}</script>`;
  let tokens = '';
  let colours = '';
  let tokensFile = '';
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:page-frame',
    async configResolved({ command }) {
      const { module } = await runnerImport(new URL('../www/drawing/look.ts', import.meta.url).pathname);
      colours = /** @type {typeof import('../www/drawing/look.ts')} */ (module).pageTokens;
      tokensFile = `assets/tokens-${createHash('sha256').update(colours).digest('base64url').slice(0, 8)}.css`;
      tokens =
        command === 'build'
          ? `<link rel="stylesheet" href="./${tokensFile}" vite-ignore />`
          : `<style>${colours}</style>`;
      // The page's policy allows no inline script, and the bundler takes modules only.
      if (command === 'build') early = `<script src="./${EARLY_FILE}" vite-ignore></script>`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { path }) =>
        page
          .replace('<!-- head -->', () => head(page, early, tokens))
          .replace('<!-- header -->', header(path.split('/').at(-1) || 'index.html'))
          .replace('<!-- chapters -->', () => chapters(page)),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_FILE, source: EARLY_SCRIPT });
      this.emitFile({ type: 'asset', fileName: tokensFile, source: colours });
      if (site) this.emitFile({ type: 'asset', fileName: 'oembed.json', source: oembed(site) });
    },
  });
}

/** @param {string} page @param {string} early sets the theme before the page is painted @param {string} tokens the colours */
function head(page, early, tokens) {
  const [, title] = /<title>([^<]*)</.exec(page) ?? [];
  const [, description] = /name="description"\s+content="([^"]*)"/.exec(page) ?? [];
  const colours = Object.entries(COLOURS).map(
    ([theme, colour]) =>
      `<meta name="theme-color" data-theme="${theme}" media="(prefers-color-scheme: ${theme})" content="${colour}" />`,
  );
  return `<meta name="color-scheme" content="light dark" />
    ${colours.join('\n    ')}
    ${early}
    ${tokens}
    <link rel="icon" type="image/svg+xml" href="./www/article/favicon.svg" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Meander" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${site ? `<link rel="alternate" type="application/json+oembed" href="${site}oembed.json" title="${TITLE}" />` : ''}
    <link rel="preload" href="./www/fonts/newsreader-latin-400-normal.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="./www/article/article.css" />`;
}

/** @param {string} here the page's file */
function header(here) {
  const current = (/** @type {string} */ file) => (file === here ? ' aria-current="page"' : '');
  const links = Object.entries(PAGES).map(
    ([file, [name, short]]) =>
      `<a href="./${file}"${current(file)}><span class="long">${name}</span><span class="short">${short}</span></a>`,
  );
  return `<header class="top">
      <a class="mark" href="./"${current('index.html')}>Meander</a>
      <nav aria-label="Pages">
        <a href="./#chapters">Chapters</a>
        ${links.join('\n        ')}
        <button type="button" class="theme" hidden>Night</button>
      </nav>
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
