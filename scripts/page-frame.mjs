/** The shared parts of the site's pages: head, header, list of chapters, and oEmbed data (https://oembed.com). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { root } from './run.mjs';
import { load } from './words.mjs';

const TITLE = 'A winding path, carved and smoothed';
const PICTURE = 'figure.png';
const FONTS = ['newsreader-latin-400-normal', 'instrument-sans-latin-500-normal'];

/** oEmbed and link previews need the full address of the site. */
const site = process.env.MEANDER_SITE?.replace(/\/?$/, '/');
if (site && !/^https?:\/\//.test(site))
  throw new Error(`MEANDER_SITE is "${site}": it must begin with https://`);

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Vite plugin: replaces `<!-- head -->`, `<!-- header -->` and the name of a document, such as `<!-- docs/flood.md -->`. */
export function pageFrame() {
  /** @type {{ fileName: string, source: string | Buffer }[]} files of the build */
  let assets = [];
  let [early, tokens] = ['', ''];
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:page-frame',
    async configResolved({ command }) {
      const { declareTones, pageTokens } = await load('www/drawing/look.ts');
      const { FIGURE_TONES } = await load('www/article/figures/tones.ts');
      const { EARLY_SCRIPT } = await load('www/article/theme.ts');
      const colours = `${pageTokens()}\n${declareTones(FIGURE_TONES)}`;
      const [sheet, script] = (assets = [
        { fileName: `assets/tokens-${hashOf(colours)}.css`, source: colours },
        { fileName: `assets/early-theme-${hashOf(EARLY_SCRIPT)}.js`, source: EARLY_SCRIPT },
      ]);
      const isBuild = command === 'build';
      tokens = isBuild
        ? `<link rel="stylesheet" href="./${sheet.fileName}" vite-ignore />`
        : `<style>${colours}</style>`;
      // The page's policy forbids inline scripts, and the bundler takes only modules.
      early = isBuild
        ? `<script src="./${script.fileName}" vite-ignore></script>`
        : `<script>${EARLY_SCRIPT}</script>`;
      const picture = await readFile(join(root, 'docs/figure.png'));
      if (site)
        assets.push(
          { fileName: 'oembed.json', source: oembed(site) },
          { fileName: PICTURE, source: picture },
        );
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(page, { path }) {
        const [mark, file] = /<!-- (docs\/[\w-]+\.md) -->/.exec(page) ?? ['', ''];
        const text = mark && (await documentAsPage(file));
        return page
          .replace('<!-- head -->', () => head(page, early, tokens))
          .replace('<!-- header -->', () => header(path.split('/').at(-1) || 'index.html', page))
          .replace(mark, () => text);
      },
    },
    generateBundle() {
      for (const asset of assets) this.emitFile({ type: 'asset', ...asset });
    },
  });
}

/** Inlines pictures, in the page's colours, and removes links to documents that are not pages. @param {string} file */
async function documentAsPage(file) {
  const html = await marked(await readFile(join(root, file), 'utf8'));
  return html
    .replace(/<img src="([\w-]+\.svg)"[^>]*>/g, (_, name) =>
      readFileSync(join(root, 'docs', name), 'utf8')
        .replace(/<style>.*<\/style>/s, '')
        .replace(/class="(fill|stroke)-(.*?)"/g, '$1="var(--$2)"'),
    )
    .replace(/<a href="[\w-]+\.md">(.*?)<\/a>/g, '$1');
}

/**
 * Vite plugin: fetches style sheets and fonts, which a page shows first, before its scripts. Fetches the figure's module
 * beside the scripts: if a script requested it, it would arrive a third later on a slow network.
 */
export const loadingOrder = () =>
  /** @type {import('vite').Plugin} */ ({
    name: 'meander:loading-order',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => ({
        html: page
          .replaceAll('<script type="module"', '$& fetchpriority="low"')
          .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'),
        tags: figureModules(page, bundle).map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `./${name}`, as: 'fetch', crossorigin: true, fetchpriority: 'low' },
          injectTo: 'head',
        })),
      }),
    },
  });

/** The figure's compiled module, if the page's scripts need it. @param {string} page @param {import('vite').Rollup.OutputBundle} bundle */
const figureModules = (page, bundle) =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && page.includes(file.fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedAssets ?? [])])
    .filter((name) => /\bfigure\b.*\.wasm$/.test(name));

/** @param {string} page @param {string} early sets the theme before the first paint @param {string} tokens the colours */
function head(page, early, tokens) {
  const [, title] = /<title>([^<]*)</.exec(page) ?? [];
  const [, description] = /name="description"\s+content="([^"]*)"/.exec(page) ?? [];
  return `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#10171b" />
    ${early}
    ${tokens}
    <link rel="icon" type="image/svg+xml" href="./www/article/favicon.svg" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Meander" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${site ? linked(site) : ''}
    ${FONTS.map((font) => `<link rel="preload" href="./www/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin />`).join('\n    ')}
    <link rel="stylesheet" href="./www/article/article.css" />`;
}

/** @param {string} site */
const linked = (site) => `<meta property="og:image" content="${site}${PICTURE}" />
    <link rel="alternate" type="application/json+oembed" href="${site}oembed.json" title="${TITLE}" />`;

/** @param {string} here the page's file @param {string} page */
function header(here, page) {
  const current = (/** @type {string} */ file) => (file === here ? ' aria-current="page"' : '');
  const pages = `<a href="./play.html"${current('play.html')}>Play</a>
        <a href="./builder.html"${current('builder.html')}>In your post</a>`;
  return `<header class="top">
      <a class="mark" href="./"${current('index.html')}>Meander</a>
      ${chapters(page, pages) || '<a href="./#chapters">Chapters</a>'}
      <nav class="pages" aria-label="Pages">
        ${pages}
        <button type="button" class="theme" hidden>Night</button>
      </nav>
    </header>`;
}

/**
 * The chapters, as a list of their headings and a row of stones; empty for a page without chapters. The list ends with what
 * the line has no room for on a phone. @param {string} page @param {string} pages links to the other pages
 */
function chapters(page, pages) {
  const items = [...page.matchAll(/<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>/g)].map(
    ([, id, name], index) =>
      `<li><a href="#${id}"><span class="number">${index + 1}</span> <span>${name}</span></a></li>`,
  );
  if (items.length === 0) return '';
  return `<nav id="chapters" class="chapters" aria-label="Chapters">
      ${step('previous', 'm14.5 6-6 6 6 6')} ${step('next', 'm9.5 6 6 6-6 6')}
      <details>
        <summary>
          <span class="stones" aria-hidden="true">${'<i></i>'.repeat(items.length)}</span>
          <span class="name">Chapters</span> <span class="current"></span>
          <svg class="chevron" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
        </summary>
        <div class="list">
          <ol>${items.join('\n')}</ol>
          <p class="others">${pages} <a href="#top">Top</a></p>
        </div>
      </details>
    </nav>`;
}

/** A link to the previous or next chapter; the page's script sets its target. @param {string} name @param {string} arrow */
const step = (name, arrow) =>
  `<a class="step ${name}" aria-label="${name[0].toUpperCase()}${name.slice(1)} chapter" hidden><svg class="chevron" viewBox="0 0 24 24" aria-hidden="true"><path d="${arrow}" /></svg></a>`;

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
