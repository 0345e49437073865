import { fill } from '../strings.js';
import { fileSnippet, frameSnippet, markdownSnippet, tagSnippet } from './snippets.js';
import { WORDS } from './words.js';

/**
 * @typedef {{ integrity: string, bytes: number, gzip: number }} Facts
 * @typedef {{ version: string, folder: string, frame: number, files: Record<string, Facts> }} List of the build
 * @typedef {Omit<import('./snippets.js').Given, 'list'>} Wish
 */

/**
 * The five texts, and what each costs.
 * @param {List | null} list
 */
export function createRecipes(list) {
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  /** @param {string} name of a file of the build */
  const textOf = (name) => {
    if (!list) return Promise.resolve('');
    const text = known.get(name) ?? fetch(`./${list.folder}${name}`).then((response) => response.text());
    known.set(name, text);
    return text;
  };

  /** @param {Wish} wish */
  return async function recipes(wish) {
    const given = { ...wish, list };
    const [helper, script] = await Promise.all([textOf('frame-height.js'), textOf('meander-path.js')]);
    const tag = tagSnippet(given);
    const frame = frameSnippet({ ...given, helper });
    const file = fileSnippet({ ...given, script });
    const svg = wish.drawing;
    const markdown = markdownSnippet(given);
    const [fileZipped, svgZipped] = await Promise.all([zipped(file), zipped(svg)]);
    const of = (/** @type {string[]} */ ...names) =>
      size(names.reduce((sum, name) => sum + (list?.files[name]?.gzip ?? 0), 0));
    const { cost } = WORDS;
    const built = (/** @type {string} */ text, /** @type {Record<string, string>} */ sizes) =>
      list ? fill(text, sizes) : WORDS.fixed;
    return {
      tag: {
        text: tag,
        cost: built(cost.tag, {
          snippet: size(bytes(tag)),
          loader: of('loader.js'),
          widget: of('widget.js', 'figure.wasm'),
        }),
      },
      frame: {
        text: frame,
        cost: built(cost.frame, { snippet: size(bytes(frame)), frame: size(list?.frame ?? 0) }),
      },
      file: { text: file, cost: built(cost.file, { file: size(bytes(file)), zipped: size(fileZipped) }) },
      svg: { text: svg, cost: fill(cost.svg, { file: size(bytes(svg)), zipped: size(svgZipped) }) },
      markdown: {
        text: markdown,
        cost: fill(cost.markdown, { snippet: size(bytes(markdown)), zipped: size(svgZipped) }),
      },
    };
  };
}

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text).length;

/** @param {string} text */
async function zipped(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** @param {number} count of bytes */
function size(count) {
  if (count < 1000) return `${count} B`;
  return `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)} kB`;
}
