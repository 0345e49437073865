/** Draws the article's own figures as SVG during the build, for readers without scripts and for print. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { runnerImport } from 'vite';
import { root } from './run.mjs';
import { words } from './words.mjs';

const PAGE = 'index.html';
const SHAPES = 'www/article/figures/shapes.css';
/** In pixels. */
const [WIDE, NARROW] = [960, 480];

/** Vite plugin: adds their drawings to the article's own figures. */
export function drawings() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:drawings',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page, { path }) => (path.endsWith(PAGE) ? drawInto(page) : page),
    },
  });
}

/** @returns {Promise<typeof import('../www/article/figures/build.ts')>} */
async function load() {
  const { module } = await runnerImport(join(root, 'www/article/figures/build.ts'), { plugins: [words()] });
  return module;
}

/** @param {string} page */
async function drawInto(page) {
  const { DRAWINGS, finished } = await load();
  const shapes = await readFile(join(root, SHAPES), 'utf8');
  const html = parse(page, { comment: true });
  for (const element of html.querySelectorAll(Object.keys(DRAWINGS).join())) {
    const name = element.localName;
    const rule = new RegExp(`^${name}\\b[^{]*{[^}]*--shape: (\\d+) / (\\d+)`, 'm').exec(shapes) ?? [];
    const width = element.classList.contains('wide') ? WIDE : NARROW;
    const size = { width, height: Math.round((width * Number(rule[2])) / Number(rule[1])) };
    const drawing = finished(name, element.attributes, size);
    element.innerHTML = drawing.svg('slot="poster"');
  }
  return html.toString();
}
