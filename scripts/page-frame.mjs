/** What the site's pages share: the head, the header, the list of chapters, and oEmbed data (https://oembed.com). */
import { createHash } from 'node:crypto';
import { runnerImport } from 'vite';

const TITLE = 'A winding path, carved and smoothed';
const FONTS = ['newsreader-latin-400-normal', 'instrument-sans-latin-500-normal'];
const COLOURS = { light: '#ffffff', dark: '#10171b' };

/** oEmbed names the site by its whole address, so the build needs to know it. */
const site = process.env.MEANDER_SITE?.replace(/\/?$/, '/');
if (site && !/^https?:\/\//.test(site))
  throw new Error(`MEANDER_SITE is "${site}": it must begin with https://`);

/** @param {string} file of the front end */
const load = async (file) => (await runnerImport(new URL(`../www/${file}`, import.meta.url).pathname)).module;

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Vite plugin: fills the marks `<!-- head -->` and `<!-- header -->` of a page. */
export function pageFrame() {
  let early = '';
  let earlyScript = '';
  let earlyFile = '';
  let tokens = '';
  let colours = '';
  let tokensFile = '';
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:page-frame',
    async configResolved({ command }) {
      const { declareTones, pageTokens } = /** @type {typeof import('../www/drawing/look.ts')} */ (
        await load('drawing/look.ts')
      );
      const { FIGURE_TONES } = /** @type {typeof import('../www/article/figures/tones.ts')} */ (
        await load('article/figures/tones.ts')
      );
      colours = `${pageTokens()}\n${declareTones(FIGURE_TONES)}`;
      tokensFile = `assets/tokens-${hashOf(colours)}.css`;
      earlyScript = /** @type {typeof import('../www/article/theme.ts')} */ (await load('article/theme.ts'))
        .EARLY_SCRIPT;
      earlyFile = `assets/early-theme-${hashOf(earlyScript)}.js`;
      tokens =
        command === 'build'
          ? `<link rel="stylesheet" href="./${tokensFile}" vite-ignore />`
          : `<style>${colours}</style>`;
      // The page's policy allows no inline script, and the bundler takes modules only.
      early =
        command === 'build'
          ? `<script src="./${earlyFile}" vite-ignore></script>`
          : `<script>${earlyScript}</script>`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { path }) =>
        page
          .replace('<!-- head -->', () => head(page, early, tokens))
          .replace('<!-- header -->', () => header(path.split('/').at(-1) || 'index.html', page)),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: earlyFile, source: earlyScript });
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
    ${FONTS.map((font) => `<link rel="preload" href="./www/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin />`).join('\n    ')}
    <link rel="stylesheet" href="./www/article/article.css" />`;
}

/** @param {string} here the page's file @param {string} page */
function header(here, page) {
  const current = (/** @type {string} */ file) => (file === here ? ' aria-current="page"' : '');
  return `<header class="top">
      <a class="mark" href="./"${current('index.html')}>Meander</a>
      ${chapters(page) || '<a href="./#chapters">Chapters</a>'}
      <nav class="pages" aria-label="Pages">
        <a href="./play.html"${current('play.html')}>Play</a>
        <a href="./builder.html"${current('builder.html')}><span class="long">In your post</span><span class="short">Embed</span></a>
        <button type="button" class="theme" hidden>Night</button>
      </nav>
    </header>`;
}

/** The chapters by their headings, as a list and as a row of stones; nothing for a page without any. @param {string} page */
function chapters(page) {
  const items = [...page.matchAll(/<section id="([^"]+)">\s*<h2>([\s\S]*?)<\/h2>/g)].map(
    ([, id, name], index) =>
      `<li><a href="#${id}"><span class="number">${index + 1}</span> <span>${name}</span></a></li>`,
  );
  if (items.length === 0) return '';
  return `<nav id="chapters" class="chapters" aria-label="Chapters">
      <details>
        <summary>
          <span class="stones" aria-hidden="true">${'<i></i>'.repeat(items.length)}</span>
          <span class="name">Chapters</span> <span class="current"></span>
          <svg class="chevron" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6" /></svg>
        </summary>
        <ol>${items.join('\n')}</ol>
      </details>
      ${step('previous', 'm14.5 6-6 6 6 6')} ${step('next', 'm9.5 6 6 6-6 6')}
    </nav>`;
}

/** A link to the chapter before or after the one in view; the script says which. @param {string} name @param {string} arrow */
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
