/** Posters: the finished picture of each figure, in the page until its script runs, where none does and in print. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { root } from './run.mjs';
import { load } from './words.mjs';

/** Sizes of a page's first figure in CSS pixels: beside words, and from edge to edge. The style sheet chooses. */
const FIRST = /** @type {const} */ ([
  ['wide', 936, 652],
  ['narrow', 390, 249.6],
]);
/** Sizes of the other figures as in `figures.css`, in CSS pixels: a live one draws the same in its place. */
const SIZES = { wide: [988, 596], board: [510, 510], plain: [698, 420] };
/** A longer poster gets a file of its own, in characters. */
const LONGEST = 20_000;
/** Widths of the article's own figures, in pixels, and where a small screen has another shape. */
const [WIDE, NARROW, SMALL] = [960, 480, 390];

/** Vite plugin: draws a poster into each empty `<meander-path>` of a page, and in a build into the article's own figures. */
export function posters() {
  /** @type {Map<string, string>} */
  const files = new Map();
  let isBuild = true;
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:posters',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(page, { path }) {
        if (!page.includes('<meander-path')) return page;
        const html = parse(page, { comment: true });
        if (isBuild && path.endsWith('index.html')) await drawOwnFigures(html, files);
        await addPosters(html, isBuild ? files : null);
        return html.toString();
      },
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  });
}

/** @param {import('node-html-parser').HTMLElement} html @param {Map<string, string>} files drawings by their names */
async function drawOwnFigures(html, files) {
  const { DRAWINGS, finished, declareTones, pageTokens, FIGURE_TONES } =
    /** @type {typeof import('../www/article/figures/build.ts')} */ (
      await load('www/article/figures/build.ts')
    );
  const colours = `<style>${pageTokens()}${declareTones(FIGURE_TONES)}</style>`;
  const sheet = readFileSync(join(root, 'www/article/figures/shapes.css'), 'utf8');
  const [shapes, ...small] = sheet.split(/^@media (.*) \{$/m);
  for (const element of html.querySelectorAll(Object.keys(DRAWINGS).join())) {
    const name = element.localName;
    const drawing = finished(name, element.attributes);
    const draw = (/** @type {string} */ css, /** @type {number} */ width) => {
      const [, across, down] = new RegExp(`^ *${name} {[^}]*--shape: (\\d+) / (\\d+)`, 'm').exec(css) ?? [];
      if (!across) return null;
      drawing.size.value = { width, height: Math.round((width * Number(down)) / Number(across)) };
      const text = drawing.svg().replace('</title>', `</title>${colours}`);
      return pictureFile(files, element, text, width, drawing.height);
    };
    const image = draw(shapes, element.classList.contains('wide') ? WIDE : NARROW);
    const sources = small.map((css, i) => {
      const address = draw(css, SMALL)?.match(/src="(.*?)"/)?.[1];
      return address ? `<source media="${small[i - 1]}" srcset="${address}">` : '';
    });
    element.innerHTML = `<picture slot="poster">${sources.join('')}${image}</picture>`;
  }
}

/**
 * @param {import('node-html-parser').HTMLElement} html
 * @param {Map<string, string> | null} files long posters by their names; null keeps them in the page
 */
async function addPosters(html, files) {
  const { poster, posterFile, settingsOf } = /** @type {typeof import('../www/figure/poster.ts')} */ (
    await load('www/figure/poster.ts')
  );
  for (const [index, figure] of html.querySelectorAll('meander-path').entries()) {
    const settings = settingsOf(figure.attributes);
    if (index === 0) {
      const both = FIRST.map(([name, across, down]) =>
        poster(settings, across, down, `slot="poster" class="${name}"`),
      );
      figure.innerHTML = `\n${both.join('\n')}\n`;
      continue;
    }
    const isWide = figure.classList.contains('wide') && !figure.closest('.beside');
    const kind = isWide ? 'wide' : figure.classList.contains('board') ? 'board' : 'plain';
    const [width, height] = SIZES[kind];
    const text = poster(settings, width, height, 'slot="poster"');
    if (!files || text.length <= LONGEST) {
      figure.innerHTML = text;
      continue;
    }
    figure.innerHTML = pictureFile(files, figure, posterFile(settings, width, height), width, height);
  }
}

/**
 * Puts a poster into a file, which only readers who come near it load.
 * @param {Map<string, string>} files @param {import('node-html-parser').HTMLElement} figure @param {string} text
 * @param {number} width @param {number} height
 */
function pictureFile(files, { id, rawAttributes: { label = '' } }, text, width, height) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `assets/${id}-${hash}.svg`;
  files.set(name, text);
  return `<img slot="poster" src="./${name}" width="${width}" height="${height}" alt="${label}" loading="lazy" vite-ignore>`;
}
