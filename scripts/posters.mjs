/** Posters: a finished picture of each figure, shown until its script runs, without scripts and in print. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { root } from './run.mjs';
import { load } from './words.mjs';

/** Sizes of a page's first figure in CSS pixels: beside text, and from edge to edge. The style sheet shows one of the two. */
const FIRST = { wide: [936, 652], narrow: [390, 249.6] };
/** The media query for small screens, and the width of a typical one in CSS pixels. */
const [SMALL_SCREEN, SMALL] = ['(width < 700px)', 390];
/** Sizes of the other figures in CSS pixels, on large and small screens, as in `figures.css`: a live figure draws the same. */
const SIZES = {
  wide: { large: [988, 596], small: [SMALL, 249.6] },
  board: { large: [698, 510], small: [SMALL, 420] },
  plain: { large: [698, 420], small: [SMALL, 249.6] },
  quad: { large: [450, 273.6], small: [177, 107.616] },
};
/** The page's fonts, and their names in a drawing. */
const FACES = [
  {
    family: 'Instrument Sans',
    weight: '400 600',
    file: 'instrument-sans-latin-500-normal',
    as: 'var(--sans',
  },
  { family: 'Newsreader', weight: '400', file: 'newsreader-latin-400-normal', as: 'Newsreader' },
];
/** Widths of the article's own figures, in pixels. */
const [WIDE, NARROW] = [960, 480];

/** @typedef {import('node-html-parser').HTMLElement} Element @typedef {Map<string, string>} Files drawings by name */
/** @typedef {typeof import('../www/article/figures/build.ts')} Build */

/** Vite plugin: completes figures of the article's path, and draws the posters of all figures into a build. */
export function posters() {
  /** @type {Files} */
  const files = new Map();
  let isBuild = true;
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:posters',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(page) {
        if (!page.includes('<meander-path')) return page;
        const html = parse(page, { comment: true });
        /** @type {Build} */
        const build = await load('www/article/figures/build.ts');
        for (const figure of html.querySelectorAll('[data-thread]'))
          figure.setAttributes({ ...build.THREAD, ...figure.attributes });
        if (isBuild) {
          if (html.querySelector('curve-table')) writeTable(html, build);
          await drawOwnFigures(html, files, build);
          await drawFigures(html, files, build);
        }
        return html.toString();
      },
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  });
}

/** @param {Element} html @param {Files} files @param {Build} build */
async function drawOwnFigures(html, files, { DRAWINGS, finished, declareTones, pageTokens, FIGURE_TONES }) {
  const colours = `<style>${pageTokens()}${declareTones(FIGURE_TONES)}</style>`;
  const sheet = readFileSync(join(root, 'www/article/figures/shapes.css'), 'utf8');
  const [shapes, ...small] = sheet.split(/^@media (.*) \{$/m);
  for (const element of html.querySelectorAll(Object.keys(DRAWINGS).join())) {
    const name = element.localName;
    const drawing = finished(name, element.attributes);
    const draw = (/** @type {string} */ css, /** @type {number} */ width) => {
      const [, across, down] = new RegExp(`^ *${name}[ ,][^}]*--shape: (\\d+) / (\\d+)`, 'm').exec(css) ?? [];
      if (!across) return [];
      drawing.size.value = { width, height: Math.round((width * Number(down)) / Number(across)) };
      return [
        { text: drawing.svg().replace('</title>', `</title>${colours}`), width, height: drawing.height },
      ];
    };
    // `split` returns each query before its rules. A phone held sideways is twice as wide.
    const others = small.flatMap((css, i) => {
      const media = small[i - 1];
      return draw(css, media?.includes('width >=') ? 2 * SMALL : SMALL).map((one) => ({ ...one, media }));
    });
    const [main] = draw(shapes, element.classList.contains('wide') ? WIDE : NARROW);
    element.innerHTML = await picture(files, element, main, others);
  }
}

/** Writes the table of the comparison for pages without scripts. @param {Element} html @param {Build} build */
function writeTable(html, { COLUMNS, ROWS, settingsOf, threadNumbers }) {
  const table = /** @type {Element} */ (html.querySelector('curve-table'));
  const figure = html.querySelector(`#${table.getAttribute('figure')}`);
  const settings = /** @type {Record<string, unknown>} */ (settingsOf(figure?.attributes ?? {}));
  const values = threadNumbers.value;
  const heads = COLUMNS.map(({ labels }) => `<th scope="col">${labels[0]}</th>`).join('');
  const rows = Object.entries(ROWS).map(([id, { names, shown }]) => {
    const isShown = Object.entries(shown).every(([name, value]) => (settings[name] || 0) === (value || 0));
    const cells = COLUMNS.map(({ name, write }) => `<td>${write(values[`${id}.${name}`])}</td>`).join('');
    const [name] = names(String(values['rdp.points']));
    return `<tr${isShown ? ' class="shown"' : ''}><th scope="row">${name}</th>${cells}</tr>`;
  });
  table.innerHTML = `<noscript><table><tr><td></td>${heads}</tr>${rows.join('')}</table></noscript>`;
}

/** @param {Element} html @param {Files} files @param {Build} build */
async function drawFigures(html, files, { poster, posterFile, settingsOf }) {
  for (const [index, figure] of html.querySelectorAll('meander-path').entries()) {
    const settings = settingsOf(figure.attributes);
    if (index === 0) {
      const both = Object.entries(FIRST).map(([name, [across, down]]) =>
        poster(settings, across, down, `slot="poster" class="${name}"`),
      );
      figure.innerHTML = `\n${both.join('\n')}\n`;
      continue;
    }
    const isWide = figure.classList.contains('wide') && !figure.closest('.beside');
    const isQuad = figure.closest('.quad') !== null;
    const kind = isWide ? 'wide' : isQuad ? 'quad' : figure.classList.contains('board') ? 'board' : 'plain';
    const draw = (/** @type {number[]} */ [width, height]) => ({
      ...{ text: posterFile(settings, width, height), width, height, media: SMALL_SCREEN },
    });
    const { large, small } = SIZES[kind];
    figure.innerHTML = await picture(files, figure, draw(large), [draw(small)]);
  }
}

/** @typedef {{ text: string, width: number, height: number }} Drawn */

/**
 * Moves drawings into files, so that readers load only those they come near.
 * @param {Files} files @param {Element} figure @param {Drawn} main
 * @param {(Drawn & { media: string })[]} others for screens of another shape
 */
async function picture(files, { id, rawAttributes: { label = '' } }, main, others) {
  const texts = await Promise.all([main, ...others].map(({ text }) => withLetters(text)));
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  const name = `assets/${id}-${hash.digest('base64url').slice(0, 8)}`;
  const addresses = texts.map((text, i) => {
    files.set(`${name}${i || ''}.svg`, text);
    return `./${name}${i || ''}.svg`;
  });
  const sources = others.map(({ media }, i) => `<source media="${media}" srcset="${addresses[i + 1]}">`);
  return `<picture slot="poster">${sources.join('')}<img src="${addresses[0]}" width="${main.width}" height="${main.height}" alt="${label}" loading="lazy" vite-ignore></picture>`;
}

/** Embeds the letters that a drawing shows, because an image file cannot use the page's fonts. @param {string} drawing */
async function withLetters(drawing) {
  const texts = [...drawing.matchAll(/<text[^>]*font-family="([^,"]*)[^>]*>([^<]*)/g)];
  const rules = FACES.map(async ({ family, weight, file, as }) => {
    const letters = texts.map(([, named, text]) => (named === as ? text : '')).join('');
    if (!letters) return '';
    const face = readFileSync(join(root, `www/fonts/${file}.woff2`));
    const data = (await subsetFont(face, letters, { targetFormat: 'woff2' })).toString('base64');
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
  });
  const style = `<style>:root { --sans: "Instrument Sans" } ${(await Promise.all(rules)).join('')}</style>`;
  return drawing.replace('</title>', `</title>${style}`);
}
