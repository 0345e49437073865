import { drawSheet, layOut, writeDrawing } from './sheet.js';
import { readPalette } from './theme.js';
import { writePoints } from './writing.js';

const WIDTH = 720;

/**
 * The figure as a picture, as numbers or as code, to take away.
 *
 * @param {object} given
 * @param {import('./content.js').Store} given.store
 * @param {ReturnType<typeof import('./content.js').createContent>} given.content
 * @param {import('./parts.js').Extras} given.extras
 * @param {HTMLElement} given.figure
 * @param {() => { width: number, height: number, ratio: number }} given.size of the canvas
 * @param {() => string} given.title
 */
export function createTakingOut({ store, content, extras, figure, size, title }) {
  const shown = () => ({ store, content, extras, palette: readPalette(figure) });
  const wide = () => size().width / size().ratio || WIDTH;
  const toSVG = () => writeDrawing(shown(), wide(), title());

  /**
   * @param {string} type
   * @param {number} [ratio] pixels of the picture in one of the page
   * @returns {Promise<Blob>}
   */
  async function toBlob(type, ratio = Math.max(2, size().ratio)) {
    if (type === 'image/svg+xml') return new Blob([toSVG()], { type });
    const { columns, rows } = content.scene();
    const sheet = layOut({ columns, rows }, wide(), ratio);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: sheet.width,
      height: sheet.height,
    });
    const pen = canvas.getContext('2d');
    if (pen) drawSheet(pen, sheet, shown());
    return new Promise((done, fail) => {
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture is too large'))), type);
    });
  }

  /**
   * The points of one curve as a text that can be read again.
   * @param {'csv' | 'json'} format
   * @param {import('../draw/types.js').CurveId} id
   */
  function toText(format, id) {
    const { points, dimension } = content.written(id);
    return writePoints(format, points, dimension);
  }

  /**
   * The points of one curve as a list in a program.
   * @param {string} language
   * @param {import('../draw/types.js').CurveId} id
   */
  async function toCode(language, id) {
    const { writeCode } = await import('./code.js');
    return writeCode(language, { id, ...content.written(id) });
  }

  /**
   * A file of any kind, with its name.
   * @param {keyof import('../strings.js').Words['save']} kind
   * @param {import('../draw/types.js').CurveId} id
   * @returns {Promise<[Blob, string]>}
   */
  async function save(kind, id) {
    if (kind === 'svg') return [await toBlob('image/svg+xml'), 'meander.svg'];
    if (kind === 'png' || kind === 'png2')
      return [await toBlob('image/png', kind === 'png' ? 1 : 2), 'meander.png'];
    if (kind === 'csv' || kind === 'json') {
      const type = kind === 'csv' ? 'text/csv' : 'application/json';
      return [new Blob([toText(kind, id)], { type }), `meander.${kind}`];
    }
    const { LANGUAGES } = await import('./code.js');
    return [new Blob([await toCode(kind, id)], { type: 'text/plain' }), `meander.${LANGUAGES[kind].ending}`];
  }

  return { toSVG, toBlob, toText, toCode, save };
}

/**
 * Hands a file to the reader.
 * @param {Blob} blob
 * @param {string} name
 */
export function download(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser takes its copy after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
