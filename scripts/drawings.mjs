/** Draws the article's figures as SVG during the build, for readers without scripts and for print. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

const PAGE = 'index.html';
const SHAPES = 'www/article/figures/shapes.css';
const FIGURE = /<meander-figure\b([^>]*)>(?=\s*<\/meander-figure>)/g;
/** An empty element of a name of its own. */
const DRAWING = /(<([a-z]+-[a-z]+)\b([^>]*)>)\s*(?=<\/\2>)/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const WIDE = 800;

/** Vite plugin: adds a `noscript` image to each figure of the article, and their drawings to those that are SVG. */
export function drawings() {
  /** @type {Map<string, { name: string, text: string, width: number, height: number }>} */
  const made = new Map();
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:drawings',
    apply: 'build',
    async buildStart() {
      const page = await readFile(join(root, PAGE), 'utf8');
      for (const [tag, said] of page.matchAll(FIGURE)) made.set(tag.replace(/\s+/g, ' '), await draw(said));
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (page, { path }) =>
        path.endsWith(PAGE)
          ? (await drawInto(page)).replace(FIGURE, (tag) => {
              const drawing = made.get(tag.replace(/\s+/g, ' '));
              if (!drawing) throw new Error(`No drawing was made of ${tag}`);
              const { name, width, height } = drawing;
              const alt = /\blabel="([^"]*)"/.exec(tag)?.[1] ?? '';
              return `${tag}<noscript><img slot="poster" src="./${name}" width="${width}" height="${height}" alt="${alt}" /></noscript>`;
            })
          : page,
    },
    generateBundle() {
      for (const { name, text } of made.values())
        this.emitFile({ type: 'asset', fileName: name, source: text });
    },
  });
}

/**
 * Draws the article's own figures into their elements: for readers without scripts, and until they run.
 * @param {string} page
 */
export async function drawInto(page) {
  // Imported late: the core has to be compiled first.
  const [{ DRAWN }, { ready }] = await Promise.all([
    import('../www/article/figures/index.js'),
    import('../www/engine.js'),
  ]);
  await ready();
  const shapes = await readFile(join(root, SHAPES), 'utf8');
  /** @param {string} name */
  const shapeOf = (name) => {
    const [, width, height = 1] =
      new RegExp(`^${name} > svg {\\s+aspect-ratio: ([\\d.]+)(?: / ([\\d.]+))?`, 'm').exec(shapes) ?? [];
    return Number(width) / Number(height);
  };
  /** @type {(string | undefined)[]} */
  const drawings = [];
  for (const [, , name, said] of page.matchAll(DRAWING)) {
    const Figure = Reflect.get(DRAWN, name);
    const figure = Figure && new Figure();
    const attributes = attributesOf(said);
    if (figure && attributes.figure) {
      const [, tag = ''] =
        new RegExp(`<meander-figure\\b([^>]*\\bid="${attributes.figure}"[^>]*)>`).exec(page) ?? [];
      const { state, curve } = await open(tag);
      figure.plotted = {
        overlays: state.overlays,
        points: (/** @type {import('../www/old/curves/registry.js').CurveId} */ id) => curve(id).paths[0],
      };
    }
    drawings.push(figure?.poster(attributes, shapeOf(name)));
  }
  return page.replace(DRAWING, (whole, tag) => {
    const drawing = drawings.shift();
    return drawing ? tag + drawing : whole;
  });
}

/** @param {string} said @returns {Record<string, string>} */
const attributesOf = (said) =>
  Object.fromEntries([...said.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]));

/** The figure that the attributes of a `<meander-path>` tell of. @param {string} said */
async function open(said) {
  const [{ openFigure }, { ATTRIBUTES, startingState }, { parseAttribute }, { writeState }] =
    await Promise.all([
      import('../bin/figure.js'),
      import('../www/old/element/attributes.js'),
      import('../www/old/element/attribute-text.js'),
      import('../www/old/element/state-string.js'),
    ]);
  const words = attributesOf(said);
  const state = startingState();
  for (const row of ATTRIBUTES) {
    const text = words[row.name];
    if (text === undefined || !row.remembered) continue;
    const value = parseAttribute(row, text, row.kind === 'tuples' ? { dimension: state.dimension } : {});
    if (value === undefined) throw new Error(`${PAGE}: ${row.name} is "${text}"`);
    state[row.key] = value;
  }
  return { words, state, ...(await openFigure(writeState({ ...state, position: null, orbit: null }))) };
}

/** @param {string} said the attributes of a tag */
async function draw(said) {
  const [{ ownPalette }, { writeSvg }, { STRINGS }] = await Promise.all([
    import('../www/old/styles/colours.js'),
    import('../www/old/io/export-page.js'),
    import('../www/old/strings.js'),
  ]);
  const { words, snapshot, largeGrid } = await open(said);
  const [day, night] = /** @type {const} */ (['light', 'dark']).map((theme) =>
    writeSvg(
      { snapshot, largeGrid, palette: ownPalette(theme), names: STRINGS.curve },
      WIDE,
      words.label ?? '',
    ),
  );
  const text = joinThemes(day, night);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
  return {
    name: `assets/${words.id ?? 'figure'}-${hash}.svg`,
    text,
    width: Number(width),
    height: Number(height),
  };
}

/**
 * One drawing of two that differ in their colours alone.
 * @param {string} day
 * @param {string} night
 */
function joinThemes(day, night) {
  /** @type {Map<string, string>} */
  const classes = new Map();
  const others = night.match(/<[^>]+>/g) ?? [];
  let at = 0;
  const joined = day.replace(/<[^>]+>/g, (tag) => {
    const other = others[at++];
    if (tag === other) return tag;
    const rule = [...tag.matchAll(/(fill|stroke)="([^"]*)"/g)]
      .map(([, paint, colour]) => [paint, colour, new RegExp(`${paint}="([^"]*)"`).exec(other)?.[1]])
      .filter(([, light, dark]) => light !== dark)
      .map(([paint, , dark]) => `${paint}:${dark}`)
      .join(';');
    if (!classes.has(rule)) classes.set(rule, `n${classes.size}`);
    return tag.replace(/\s*\/?>$/, (end) => ` class="${classes.get(rule)}"${end.trim()}`);
  });
  const rules = [...classes].map(([rule, name]) => `.${name}{${rule}}`).join('');
  return joined.replace('</title>', `</title><style>@media(prefers-color-scheme:dark){${rules}}</style>`);
}
