import { drawPicture } from '../draw/picture.js';
import { createSvgPen } from '../draw/svg-pen.js';
import { fitGrid } from '../view/grid-view.js';
import { composePicture } from './picture.js';
import { readPalette } from './theme.js';

const WIDTH = 720;

/**
 * The figure as a picture or as numbers, to take away.
 *
 * @param {object} given
 * @param {import('./content.js').Engine} given.engine
 * @param {import('./content.js').Store} given.store
 * @param {ReturnType<typeof import('./content.js').createContent>} given.content
 * @param {HTMLElement} given.figure
 * @param {() => { width: number, height: number, ratio: number }} given.size of the canvas
 * @param {() => string} given.title
 */
export function createTakingOut({ engine, store, content, figure, size, title }) {
  /** Nothing of the reader's hands is in a picture. */
  function picture() {
    const picture = composePicture(store, content, []);
    const handles = picture.handles.map((handle) => ({ ...handle, chosen: false }));
    return { ...picture, handles, brush: -1, marked: -1 };
  }

  /** @param {number} ratio device pixels in a CSS pixel */
  function sheet(ratio) {
    const { columns, rows } = store.state;
    const width = Math.round((size().width / size().ratio || WIDTH) * ratio);
    const height = Math.round((width * rows) / columns);
    return { width, height, view: fitGrid({ width, height, columns, rows, ratio }) };
  }

  function toSVG() {
    const { view, ...box } = sheet(1);
    const pen = createSvgPen({ ...box, title: title() });
    drawPicture(pen, view, picture(), readPalette(figure), box);
    return pen.text();
  }

  /**
   * @param {string} type
   * @returns {Promise<Blob>}
   */
  async function toBlob(type) {
    if (type === 'image/svg+xml') return new Blob([toSVG()], { type });
    const { view, ...box } = sheet(Math.max(2, size().ratio));
    const canvas = Object.assign(document.createElement('canvas'), box);
    const pen = canvas.getContext('2d');
    if (pen) drawPicture(pen, view, picture(), readPalette(figure), box);
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
    const { points, dimension, closed } = content.written(id);
    return engine.writeTrack(points, { format, dimension, closed });
  }

  return { toSVG, toBlob, toText };
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
