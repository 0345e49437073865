import { LANGUAGES, writeCode } from './code.js';
import { download } from './download.js';
import { drawExportPage, layOutPage } from './export-page.js';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * The figure as a file: a picture, numbers or code, to take away.
 *
 * @param {import('../model/snapshot.js').Engine} engine
 * @param {ReturnType<typeof import('./export.js').createExport>} exporter
 * @param {ReturnType<typeof import('../render/canvas.js').createCanvas>} canvas
 */
export function createSave(engine, { shown, wide, toSVG, toText, curve }, canvas) {
  const { MeanderError } = engine;

  /**
   * @param {string} type
   * @param {number} [ratio] pixels of the picture in one of the page
   * @returns {Promise<Blob>}
   */
  async function toBlob(type, ratio = Math.max(2, canvas.ratio)) {
    if (!(ratio > 0))
      throw new MeanderError('BadArgument', `ratio was ${ratio}; it must be a number above 0`, 'ratio');
    if (!PICTURES.includes(type))
      throw new MeanderError(
        'BadArgument',
        `type was ${type}; it must be one of ${PICTURES.join(', ')}`,
        'type',
      );
    if (type === 'image/svg+xml') return new Blob([toSVG()], { type });
    const drawn = shown();
    const { columns, rows } = drawn.snapshot.shownState;
    const page = layOutPage({ columns, rows }, wide(), ratio);
    const { width, height } = page;
    const paper = Object.assign(document.createElement('canvas'), { width, height });
    const pen = paper.getContext('2d');
    if (pen) drawExportPage(pen, page, drawn);
    return new Promise((done, fail) => {
      paper.toBlob(
        (blob) =>
          blob ? done(blob) : fail(new MeanderError('TooLarge', 'the picture is too large', 'ratio')),
        type,
      );
    });
  }

  /**
   * The points of one curve as a list in a program.
   * @param {string} language
   * @param {import('../curves/registry.js').CurveId} id
   */
  const toCode = (language, id) => writeCode(engine, language, { id, ...curve(id) });

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
    return [new Blob([toCode(kind, id)], { type: 'text/plain' }), `meander.${LANGUAGES[kind].ending}`];
  }

  return {
    toBlob,
    toCode,
    /** @param {keyof import('../strings.js').Words['save']} kind @param {import('../curves/registry.js').CurveId} id */
    save: async (kind, id) => download(...(await fileOf(kind, id))),
  };
}
