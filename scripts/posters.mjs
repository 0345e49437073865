/** Posters: the finished picture of each figure, in the page until its script runs and where none does. */
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { runnerImport } from 'vite';
import { words } from './words.mjs';

/** Sizes of a page's first figure in CSS pixels: beside words, and from edge to edge. The style sheet chooses. */
const FIRST = /** @type {const} */ ([
  ['wide', 936, 652],
  ['narrow', 390, 249.6],
]);
/** Cells of a poster as in `figures.css`: at most so large, and the grid in a box of this size, in CSS pixels. */
const [CELL, ACROSS, DOWN] = [56, 912, 532];
/** A longer poster gets a file of its own, in characters. */
const LONGEST = 20_000;

/** Vite plugin: draws a poster into each empty `<meander-path>` of a page. */
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
      handler: async (page) =>
        page.includes('<meander-path') ? addPosters(page, isBuild ? files : null) : page,
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  });
}

/** @returns {Promise<typeof import('../www/figure/poster.ts')>} */
export async function loadPosters() {
  const { module } = await runnerImport(new URL('../www/figure/poster.ts', import.meta.url).pathname, {
    plugins: [words()],
  });
  return module;
}

/** @param {string} page @param {Map<string, string> | null} files long posters by their names; null keeps them in the page */
async function addPosters(page, files) {
  const { poster, posterFile, settingsOf } = await loadPosters();
  const root = parse(page, { comment: true });
  for (const [index, figure] of root.querySelectorAll('meander-path').entries()) {
    const settings = settingsOf(figure.attributes);
    if (index === 0) {
      const both = FIRST.map(([name, across, down]) =>
        poster(settings, across, down, `slot="poster" class="${name}"`),
      );
      figure.innerHTML = `\n${both.join('\n')}\n`;
      continue;
    }
    const { columns = 20, rows = 20 } = settings;
    const cell = Math.min(CELL, ACROSS / columns, DOWN / rows);
    const [width, height] = [(columns + 2) * cell, (rows + 1.2) * cell + 18].map(Math.ceil);
    const text = poster(settings, width, height, 'slot="poster"');
    if (!files || text.length <= LONGEST) {
      figure.innerHTML = text;
      continue;
    }
    const file = posterFile(settings, width, height);
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
    const name = `assets/${figure.id}-${hash}.svg`;
    files.set(name, file);
    figure.innerHTML = `<img slot="poster" src="./${name}" width="${width}" height="${height}" alt="${figure.rawAttributes.label ?? ''}" loading="lazy" vite-ignore>`;
  }
  return root.toString();
}
