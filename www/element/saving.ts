/** A figure as a file: a picture, numbers or code; and the rows of the panel that open and save files. */
import { signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import { ready } from '../engine.ts';
import { badArgument, MeanderError, ownReason } from '../errors.ts';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { checkPicture, drawPage, writeSvg, type Shown } from '../io/picture.ts';
import { PROGRAMS, writeProgram, type ProgramLanguage } from '../io/program.ts';
import { type LanguageName, LANGUAGES, writeCode } from '../io/code.ts';
import { curveNamed, writePoints, written } from '../io/write.ts';
import { icon } from './icons.ts';
import { chevron, save } from './panel-icons.ts';
import type { Panel } from './strip.ts';

interface FileRow {
  format: string;
  name: string;
  write(saving: Saving): Promise<Blob | string>;
}

const list = (format: string, language: LanguageName): FileRow => ({
  format,
  name: `meander.${LANGUAGES[language].ending}`,
  write: (saving) => saving.toCode(language, saving.curve(), 'points'),
});
const program = (format: string, language: ProgramLanguage): FileRow => ({
  format,
  name: `curve.${PROGRAMS[language].ending}`,
  write: (saving) => saving.toCode(language, saving.curve(), 'program'),
});
const track = (format: string, name: 'csv' | 'json', type: string): FileRow => ({
  format,
  name: `meander.${name}`,
  write: async (saving) => new Blob([await asked(() => saving.toText(name, saving.curve()))], { type }),
});

const FILES: Readonly<Record<'picture' | 'points' | 'program', readonly FileRow[]>> = {
  picture: [
    { format: 'PNG', name: 'meander.png', write: (saving) => saving.toBlob() },
    { format: 'SVG', name: 'meander.svg', write: (saving) => saving.toBlob('image/svg+xml') },
  ],
  points: [
    track('CSV', 'csv', 'text/csv'),
    track('JSON', 'json', 'application/json'),
    list('Rust', 'rust'),
    list('JavaScript', 'javascript'),
    list('GDScript', 'gdscript'),
    list('C#', 'csharp'),
  ],
  program: [program('Rust', 'rust'), program('JavaScript', 'javascript')],
};

export type Saving = ReturnType<typeof savingOf>;

export function savingOf(figure: Figure, shown: () => Shown, complain: (error: unknown) => void) {
  const { settings, say } = figure;
  /** The curve that the reader chose to save; null for the first visible one other than raw. */
  const chosen = signal<CurveId | null>(null);
  const curve = () => chosen.value ?? settings.overlays.find((id) => id !== 'raw') ?? 'raw';

  function toSVG(): string {
    return writeSvg(shown(), settings.label || say.peek()(`figure.${settings.source}`));
  }

  async function toBlob(type = 'image/png', ratio = Math.max(2, devicePixelRatio)): Promise<Blob> {
    checkPicture(type, ratio);
    if (type === 'image/svg+xml') return new Blob([toSVG()], { type });
    const picture = shown();
    const { width, height } = picture.layout.view;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    const pen = canvas.getContext('2d');
    if (!pen) throw new MeanderError('NoCanvas', say.peek()('noCanvas'));
    pen.scale(ratio, ratio);
    drawPage(pen, picture);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
    if (!blob) throw new MeanderError('TooLarge', say.peek()('noCanvas'), 'ratio');
    // Browsers write PNG instead of a type they do not support.
    if (blob.type !== type) throw badArgument('type', type, 'one that this browser writes: image/png');
    return blob;
  }

  function toText(format: 'csv' | 'json', id: CurveId): string {
    try {
      return writePoints(figure, format, id);
    } catch (error) {
      if ((error as MeanderError).code === 'NotReady') figure.onMissing();
      throw error;
    }
  }

  async function toCode(language: LanguageName, id: CurveId = 'raw', what = 'points'): Promise<string> {
    if (what !== 'points' && what !== 'program') throw badArgument('what', what, 'points or program');
    return asked(() =>
      what === 'points'
        ? writeCode(language, written(figure, id))
        : writeProgram(language as ProgramLanguage, figure, curveNamed(id)),
    );
  }

  async function save({ name, write }: FileRow): Promise<void> {
    const words = say.peek();
    try {
      const made = await write(saving);
      download(made instanceof Blob ? made : new Blob([made], { type: 'text/plain' }), name);
      figure.tell(words('saved', { name }), true);
    } catch (error) {
      const reason = ownReason(error, { unforeseen: words('status.unforeseen') });
      figure.tell(words('notSaved', { reason }), true);
      complain(error);
    }
  }

  const saving = { chosen, curve, toSVG, toBlob, toText, toCode, save };
  return saving;
}

/** Tries again with the whole module if the loaded one lacks a function. */
async function asked(write: () => string): Promise<string> {
  try {
    return write();
  } catch (error) {
    if ((error as MeanderError).code !== 'NotReady') throw error;
  }
  await ready();
  return write();
}

export function download(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser copies the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Each button closes the panel, so that the status line is visible. */
export function fileRows({ figure, opening, close }: Panel, saving: Saving) {
  const open = () => {
    close();
    opening.open();
  };
  return html`
    <hr />
    ${
      figure.settings.readonly
        ? nothing
        : html`<button class="row act" @click=${open}>
            ${icon('file')}<span>${figure.say.value('open')}</span>
          </button>`
    }
    ${saveRows(figure, saving, close)}
  `;
}

/** All formats of files. */
export function saveRows(figure: Figure, saving: Saving, close = () => {}) {
  const say = figure.say.value;
  const row = (kind: keyof typeof FILES) => {
    const buttons = FILES[kind].map((file) => {
      const save = () => {
        close();
        void saving.save(file);
      };
      return html`<button aria-label=${`${say(kind)} (${file.format})`} @click=${save}>
        ${file.format}
      </button>`;
    });
    return html`<span>${say(kind)}</span>
      <div>${buttons}</div>`;
  };
  const choose = (event: Event) =>
    (saving.chosen.value = (event.target as HTMLSelectElement).value as CurveId);
  return html`
    <details class="save">
      <summary class="row act">${save}<span>${say('save')}</span>${chevron}</summary>
      <div class="files">
        ${row('picture')}
        <span>${say('saveCurve')}</span>
        <select aria-label=${say('saveCurve')} @change=${choose}>
          ${CURVE_IDS.map(
            (id) =>
              html`<option value=${id} ?selected=${id === saving.curve()}>${say(`curve.${id}`)}</option>`,
          )}
        </select>
        ${row('points')} ${row('program')}
      </div>
    </details>
  `;
}
