/** Draws the article's own figures as SVG during the build, for readers without scripts and for print. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { loadPosters } from './posters.mjs';
import { root } from './run.mjs';

const PAGE = 'index.html';
const SHAPES = 'www/article/figures/shapes.css';
/** An empty element of a name of its own. */
const DRAWING = /(<([a-z]+-[a-z]+)\b([^>]*)>)\s*(?=<\/\2>)/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Vite plugin: adds their drawings to the article's own figures. */
export function drawings() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:drawings',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { path }) => (path.endsWith(PAGE) ? drawInto(page) : page),
    },
  });
}

/**
 * Draws the article's own figures into their elements: for readers without scripts, and until they run.
 * @param {string} page
 */
export async function drawInto(page) {
  // Imported late: the core has to be compiled first.
  const [{ DRAWN }, { ready }, { curvesOf, settingsOf }] = await Promise.all([
    import('../www/article/figures/index.js'),
    import('../www/engine.js'),
    loadPosters(),
  ]);
  await ready();
  const shapes = await readFile(join(root, SHAPES), 'utf8');
  /** @param {string} name */
  const shapeOf = (name) => {
    const [, width, height = 1] =
      new RegExp(`^${name} > svg {\\s+aspect-ratio: ([\\d.]+)(?: / ([\\d.]+))?`, 'm').exec(shapes) ?? [];
    return Number(width) / Number(height);
  };
  const figures = parse(page).querySelectorAll('meander-path');
  return page.replace(DRAWING, (whole, tag, name, said) => {
    const Figure = Reflect.get(DRAWN, name);
    if (!Figure) return whole;
    const figure = new Figure();
    const attributes = Object.fromEntries(
      [...said.matchAll(ATTRIBUTE)].map(([, key, value = '']) => [key, value]),
    );
    const plotted = figures.find(({ id }) => id === attributes.figure);
    if (plotted) {
      const curves = curvesOf(settingsOf(plotted.attributes));
      figure.plotted = {
        overlays: [...curves.keys()],
        points: (/** @type {import('../www/figure/curves/index.ts').CurveId} */ id) => curves.get(id) ?? [],
      };
    }
    return tag + figure.poster(attributes, shapeOf(name));
  });
}
