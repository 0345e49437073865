import { fill } from '../old/strings.js';
import { fileSnippet, frameSnippet, markdownSnippet, tagSnippet } from './snippets.js';
import { WORDS } from './words.js';

/**
 * @typedef {{ integrity: string, bytes: number, gzip: number }} FileSize
 * @typedef {{ version: string, folder: string, frame: number, files: Record<string, FileSize> }} Manifest `embed.json` of the build
 * @typedef {Omit<import('./snippets.js').SnippetInput, 'list'> & { drawing: string }} Request
 */

/**
 * The five snippets, each with a sentence on its size, and with why it is not whole if a file in it did not come.
 * @param {Manifest | null} list
 * @param {(name: string) => Promise<string | null>} textOf a file of the build, or null where it did not come
 */
export function createSnippets(list, textOf) {
  /**
   * @param {Request} request
   * @returns {Promise<Record<string, { text: string, cost: string, missing?: string }>>}
   */
  return async function makeSnippets(request) {
    const input = { ...request, list };
    const [helper, script] = await Promise.all([textOf('frame-height.js'), textOf('meander-path.js')]);
    const tag = tagSnippet(input);
    const frame = frameSnippet({ ...input, helper: helper ?? '' });
    const file = fileSnippet({ ...input, script: script ?? '' });
    const svg = request.drawing;
    const markdown = markdownSnippet(input);
    const [fileGzip, svgGzip] = await Promise.all([gzipSize(file), gzipSize(svg)]);
    const of = (/** @type {string[]} */ ...names) =>
      size(names.reduce((sum, name) => sum + (list?.files[name]?.gzip ?? 0), 0));
    const { cost } = WORDS;
    const built = (/** @type {string} */ text, /** @type {Record<string, string>} */ sizes) =>
      list ? fill(text, sizes) : WORDS.fixed;
    const lacking = (/** @type {string | null} */ text, /** @type {string} */ name) =>
      text === null ? fill(WORDS.incomplete, { file: name }) : '';
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
        missing: lacking(helper, 'frame-height.js'),
      },
      file: {
        text: file,
        cost: built(cost.file, { file: size(bytes(file)), gzip: size(fileGzip) }),
        missing: lacking(script, 'meander-path.js'),
      },
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
