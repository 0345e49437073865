import { fill } from '../strings.js';
import { fileSnippet, frameSnippet, markdownSnippet, tagSnippet } from './snippets.js';
import { WORDS } from './words.js';

/**
 * @typedef {{ integrity: string, bytes: number, gzip: number }} FileSize
 * @typedef {{ version: string, folder: string, frame: number, files: Record<string, FileSize> }} Manifest `embed.json` of the build
 * @typedef {Omit<import('./snippets.js').SnippetInput, 'list'> & { drawing: string }} Request
 */

/**
 * The five snippets, each with a sentence on its size.
 * @param {Manifest | null} list
 */
export function createSnippets(list) {
  /** @type {Map<string, Promise<string>>} */
  const texts = new Map();
  /** @param {string} name of a file of the build */
  const textOf = (name) => {
    if (!list) return Promise.resolve('');
    const text = texts.get(name) ?? fetch(`./${list.folder}${name}`).then((response) => response.text());
    texts.set(name, text);
    return text;
  };

  /** @param {Request} request */
  return async function makeSnippets(request) {
    const input = { ...request, list };
    const [helper, script] = await Promise.all([textOf('frame-height.js'), textOf('meander-path.js')]);
    const tag = tagSnippet(input);
    const frame = frameSnippet({ ...input, helper });
    const file = fileSnippet({ ...input, script });
    const svg = request.drawing;
    const markdown = markdownSnippet(input);
    const [fileGzip, svgGzip] = await Promise.all([gzipSize(file), gzipSize(svg)]);
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
      file: { text: file, cost: built(cost.file, { file: size(bytes(file)), gzip: size(fileGzip) }) },
      svg: { text: svg, cost: fill(cost.svg, { file: size(bytes(svg)), gzip: size(svgGzip) }) },
      markdown: {
        text: markdown,
        cost: fill(cost.markdown, { snippet: size(bytes(markdown)), gzip: size(svgGzip) }),
      },
    };
  };
}

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text).length;

/** @param {string} text */
async function gzipSize(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** @param {number} count of bytes */
function size(count) {
  if (count < 1000) return `${count} B`;
  return `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)} kB`;
}
