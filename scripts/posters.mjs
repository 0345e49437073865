/** Posters: the finished picture of each figure, in the page until its script runs and where none does. */
import { parse } from 'node-html-parser';
import { runnerImport } from 'vite';
import { words } from './words.mjs';

/** Sizes in CSS pixels: beside words, and from edge to edge. The style sheet chooses. */
const SIZES = /** @type {const} */ ([
  ['wide', 936, 652],
  ['narrow', 390, 249.6],
]);

/** Vite plugin: draws a poster into each empty `<meander-path>` of a page. */
export function posters() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:posters',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page) => (page.includes('<meander-path') ? addPosters(page) : page),
    },
  });
}

/** @param {string} page */
async function addPosters(page) {
  const { module } = await runnerImport(new URL('../www/figure/poster.ts', import.meta.url).pathname, {
    plugins: [words()],
  });
  const { poster, settingsOf, ready } = /** @type {typeof import('../www/figure/poster.ts')} */ (module);
  await ready();
  const root = parse(page, { comment: true });
  for (const figure of root.querySelectorAll('meander-path')) {
    const settings = settingsOf(figure.attributes);
    const drawings = SIZES.map(([name, width, height]) =>
      poster(settings, width, height, `slot="poster" class="${name}"`),
    );
    figure.innerHTML = `\n${drawings.join('\n')}\n`;
  }
  return root.toString();
}
