import { LANGUAGES, writeCode } from './code.js';
import { badArgument, MeanderError, ownReason } from '../../errors.js';
import { curveNamed } from '../curves/registry.js';
import { fill } from '../strings.js';
import { download } from './download.js';
import { drawExportPage, layOutPage } from './export-page.js';
import { PROGRAMS, writeProgram } from './program.js';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * The figure as a file: a picture, numbers or code, to take away.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {ReturnType<typeof import('./export.js').createExport>} given.exporter
 * @param {ReturnType<typeof import('../render/canvas.js').createCanvas>} given.canvas
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {(error: unknown) => void} given.complain
 */
export function createSave({ store, exporter, canvas, formats, complain }) {
  const { shown, wide, toSVG, toText, curve } = exporter;

  /**
   * @param {string} type
   * @param {number} [ratio] pixels of the picture in one of the page
   * @returns {Promise<Blob>}
   */
  async function toBlob(type, ratio = Math.max(2, canvas.ratio)) {
    if (typeof ratio !== 'number' || !(ratio > 0)) throw badArgument('ratio', ratio, 'a number above 0');
    if (!PICTURES.includes(type)) throw badArgument('type', type, `one of ${PICTURES.join(', ')}`);
    if (type === 'image/svg+xml') return new Blob([toSVG()], { type });
    const drawn = shown();
    const { columns, rows } = drawn.snapshot.shownState;
    const page = layOutPage({ columns, rows }, wide(), ratio);
    const { width, height } = page;
    const paper = Object.assign(document.createElement('canvas'), { width, height });
    const pen = paper.getContext('2d');
    if (!pen) throw new MeanderError('NoCanvas', formats().words.noCanvas);
    drawExportPage(pen, page, drawn);
    return new Promise((done, fail) => {
      paper.toBlob((blob) => {
        if (!blob) fail(new MeanderError('TooLarge', 'the picture is too large', 'ratio'));
        // What a browser cannot write it gives as PNG.
        else if (blob.type !== type)
          fail(badArgument('type', type, 'one that this browser writes: image/png'));
        else done(blob);
      }, type);
    });
  }

  /**
   * The points of one curve as a list in a program, or the program that makes them.
   * @param {string} language
   * @param {import('../curves/registry.js').CurveId} id
   * @param {string} [what] points or program
   */
  function toCode(language, id, what = 'points') {
    if (what === 'points') return writeCode(language, { id, ...curve(id) });
    if (what === 'program') return writeProgram(language, shown().snapshot, curveNamed(id));
    throw badArgument('what', what, 'points or program');
  }

  /**
   * A file of any kind, with its name.
   * @param {keyof import('../strings.js').Words['save']} kind
   * @param {import('../curves/registry.js').CurveId} id
   * @returns {Promise<[Blob, string]>}
   */
  async function fileOf(kind, id) {
    if (kind === 'svg') return [await toBlob('image/svg+xml'), 'meander.svg'];
    if (kind === 'png' || kind === 'png2')
      return [await toBlob('image/png', kind === 'png' ? 1 : 2), 'meander.png'];
    if (kind === 'csv' || kind === 'json') {
      const type = kind === 'csv' ? 'text/csv' : 'application/json';
      return [new Blob([toText(kind, id)], { type }), `meander.${kind}`];
    }
    const text = (/** @type {string} */ code) => new Blob([code], { type: 'text/plain' });
    const language = kind.replace('Program', '');
    if (language === kind) return [text(toCode(kind, id)), `meander.${LANGUAGES[kind].ending}`];
    return [text(toCode(language, id, 'program')), `curve.${PROGRAMS[language].ending}`];
  }

  /**
   * Hands a file to the reader, and says so.
   * @param {Parameters<typeof fileOf>[0]} kind
   * @param {Parameters<typeof fileOf>[1]} id
   */
  async function save(kind, id) {
    try {
      const [blob, name] = await fileOf(kind, id);
      download(blob, name);
      store.set({ note: fill(formats().words.saved, { name }) });
    } catch (error) {
      const { notSaved, status } = formats().words;
      store.set({ note: fill(notSaved, { reason: ownReason(error, status) }) });
      complain(error);
    }
  }

  return { toBlob, toCode, save };
}
