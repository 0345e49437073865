/** Draws the article's figures as SVG during the build, for readers without scripts and for print. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawInto } from './drawn-figures.mjs';
import { root } from './run.mjs';

const PAGE = 'index.html';
const FIGURE = /<meander-path\b([^>]*)>(?=\s*<\/meander-path>)/g;
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

/** @param {string} said the attributes of a tag */
async function draw(said) {
  // They ask the compiled module, which is there only when the build has come so far.
  const [
    { openFigure },
    { ownPalette },
    { writeSvg },
    { ATTRIBUTES, startingState },
    { parseAttribute },
    { STRINGS },
  ] = await Promise.all([
    import('../bin/figure.js'),
    import('../www/styles/colours.js'),
    import('../www/io/export-page.js'),
    import('../www/element/attributes.js'),
    import('../www/element/attribute-text.js'),
    import('../www/strings.js'),
  ]);
  const { writeState } = await import('../www/element/state-string.js');
  const words = new Map([...said.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, value]));
  const state = startingState();
  for (const row of ATTRIBUTES) {
    const text = words.get(row.name);
    if (text === undefined || !row.remembered) continue;
    const value = parseAttribute(row, text, row.kind === 'tuples' ? { dimension: state.dimension } : {});
    if (value === undefined) throw new Error(`${PAGE}: ${row.name} is "${text}"`);
    state[row.key] = value;
  }
  const { snapshot, largeGrid } = await openFigure(writeState({ ...state, position: null, orbit: null }));
  const [day, night] = /** @type {const} */ (['light', 'dark']).map((theme) =>
    writeSvg(
      { snapshot, largeGrid, palette: ownPalette(theme), names: STRINGS.curve },
      WIDE,
      words.get('label') ?? '',
    ),
  );
  const text = joinThemes(day, night);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(text) ?? [];
  return {
    name: `assets/${words.get('id') ?? 'figure'}-${hash}.svg`,
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
