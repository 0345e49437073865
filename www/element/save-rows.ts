/** Rows of the panel behind More: open a file, save one. */
import { html, nothing } from 'lit';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { icon } from './icons.ts';
import { saveIcon } from './panel-icons.ts';
import type { Opening } from './opening.ts';
import { KINDS, type FileKind, type Saving } from './saving.ts';

/** Names of formats, the same in every language. */
const FORMATS: Record<FileKind, string> = {
  png: 'PNG',
  svg: 'SVG',
  csv: 'CSV',
  json: 'JSON',
  rust: 'Rust',
  javascript: 'JavaScript',
  gdscript: 'GDScript',
  csharp: 'C#',
  rustProgram: 'Rust',
  javascriptProgram: 'JavaScript',
};

export interface Files {
  opening: Opening;
  saving: Saving;
  /** Closes the panel, so that the status is seen. */
  close(): void;
}

export function fileRows(figure: Figure, { opening, saving, close }: Files) {
  const say = figure.say.value;
  const buttons = (kinds: readonly FileKind[]) =>
    kinds.map((kind) => {
      const save = () => {
        close();
        void saving.save(kind);
      };
      return html`<button aria-label=${say(`save.${kind}`)} @click=${save}>${FORMATS[kind]}</button>`;
    });
  const open = () => {
    close();
    opening.open();
  };
  const choose = (event: Event) =>
    (saving.chosen.value = (event.target as HTMLSelectElement).value as CurveId);
  return html`
    <hr />
    ${
      figure.settings.readonly
        ? nothing
        : html`<button class="row act" @click=${open}>${icon('file')}<span>${say('open')}</span></button>`
    }
    <details class="save">
      <summary class="row act">${saveIcon}<span>${say('save')}</span></summary>
      <div class="files">
        <span>${say('picture')}</span>
        <div>${buttons(KINDS.picture)}</div>
        <span>${say('saveCurve')}</span>
        <select aria-label=${say('saveCurve')} @change=${choose}>
          ${CURVE_IDS.map(
            (id) => html`<option value=${id} ?selected=${id === saving.curve}>${say(`curve.${id}`)}</option>`,
          )}
        </select>
        <span>${say('points')}</span>
        <div>${buttons(KINDS.points)}</div>
        <span>${say('program')}</span>
        <div>${buttons(KINDS.program)}</div>
      </div>
    </details>
  `;
}
