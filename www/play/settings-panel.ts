/** `<settings-panel for="id">`: every setting of a figure, its measurements, and buttons that copy its link and its frame. */
import { signal } from '@preact/signals-core';
import { html, nothing, unsafeCSS } from 'lit';
import { linkTo } from '../article/link.ts';
import { frameWith } from '../builder/post.ts';
import { table } from '../element/compare.ts';
import * as icons from '../element/panel-icons.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import rows from '../element/panel.css?inline';
import { byHand, copy, parameterRow, pointRows, throughRow } from '../element/rows.ts';
import { saveRows } from '../element/saving.ts';
import { SignalElement } from '../element/signal-element.ts';
import type { Copied } from '../element/strip.ts';
import controls from '../element/style.css?inline';
import { CURVES } from '../figure/curves/index.ts';
import type { ParameterName } from '../figure/curves/kind.ts';
import style from './panel.css?inline';
import panels from './panels.css?inline';

/** Settings below the table of measurements. */
const BELOW: readonly ParameterName[] = ['ratio', 'subdivisions', 'pace', 'marks', 'crossings', 'follow'];
/** Parameters that the strip of a track shows. */
const ELSEWHERE: readonly ParameterName[] = ['outlierAngle', 'published'];
const PARAMETERS = CURVES.flatMap(({ parameters }): readonly ParameterName[] => parameters).filter(
  (name) => ![...BELOW, ...ELSEWHERE].includes(name),
);

/** Heights of the sheet on a phone: its numbers and buttons, what the style sheet decides, and more settings. */
const HEIGHTS = ['auto', '', 'var(--raised)'] as const;
const [LOWEST, MIDDLE, RAISED] = HEIGHTS;
/** Pixels of the buttons alone, and of the strip, which the raised sheet covers. */
const [BUTTONS, STRIP] = [96, 118];
/** Pixels that a finger may move in a tap. */
const SLACK = 6;

export class SettingsPanel extends SignalElement {
  static override styles = [controls, rows, panels, style].map(unsafeCSS);

  readonly #element = document.getElementById(this.getAttribute('for')!) as MeanderPath;
  readonly #taken = signal<Copied>('');
  readonly #height = signal<string>(MIDDLE);

  constructor() {
    super();
    this.#element.addEventListener('focusin', (event) => {
      const isCovered =
        this.#height.value === RAISED && (event.composedPath()[0] as Element).closest('.strip');
      if (isCovered) this.#height.value = MIDDLE;
    });
  }

  protected override render() {
    const { figure, saving } = this.#element;
    const { grid, carved } = figure.source.value;
    const taken = this.#taken.value;
    this.style.setProperty('--height', this.#height.value);
    this.toggleAttribute('data-low', this.#height.value === LOWEST);
    return html`
      <div class="grip" @pointerdown=${this.#pull}></div>
      <div class="rows">
        ${grid ? parameterRow(figure, 'seed', { slides: false }) : nothing}
        ${carved ? parameterRow(figure, 'wiggliness') : nothing}
        ${PARAMETERS.map((name) => parameterRow(figure, name))} ${throughRow(figure)}
        ${parameterRow(figure, grid ? 'guarded' : 'closed')} ${table(figure)}
        ${BELOW.map((name) => (name === 'crossings' && !carved ? nothing : parameterRow(figure, name)))}
        ${pointRows(figure)} ${saving ? saveRows(figure, saving) : nothing}
      </div>
      <div class="actions">
        <button class="large other" @click=${() => copy(addresses(this.#element).link, this.#taken, 'link')}>
          ${icons.link}<span aria-live="polite">${taken === 'link' ? 'Copied' : 'Copy link'}</span>
        </button>
        <button class="large" @click=${() => copy(addresses(this.#element).embed, this.#taken, 'embed')}>
          ${icons.post}<span aria-live="polite">${taken === 'embed' ? 'Copied' : 'Copy embed'}</span>
        </button>
        ${byHand(taken, figure)}
      </div>
    `;
  }

  /** Drags the sheet up or down; it snaps to the nearest height. A tap changes to the next one. */
  readonly #pull = (event: PointerEvent) => {
    const grip = event.currentTarget as HTMLElement;
    grip.setPointerCapture(event.pointerId);
    const start = this.offsetHeight + event.clientY;
    const next = HEIGHTS[(HEIGHTS.findIndex((one) => one === this.#height.value) + 1) % HEIGHTS.length];
    let isTap = true;
    const move = ({ clientY }: PointerEvent) => {
      isTap &&= Math.abs(clientY - event.clientY) < SLACK;
      if (isTap) return;
      this.#height.value = `max(${BUTTONS}px, ${start - clientY}px)`;
    };
    const drop = () => {
      grip.removeEventListener('pointermove', move);
      const highest = parseFloat(getComputedStyle(this).maxBlockSize);
      const middle = highest - STRIP;
      const twice = 2 * this.offsetHeight;
      const nearest = twice < BUTTONS + middle ? LOWEST : twice < middle + highest ? MIDDLE : RAISED;
      this.#height.value = isTap ? next : nearest;
    };
    grip.addEventListener('pointermove', move);
    grip.addEventListener('lostpointercapture', drop, { once: true });
  };
}

/** The state of the figure as a link to this page and as a frame. */
const addresses = ({ figure }: MeanderPath) => ({
  link: linkTo('./play.html', figure.getState()),
  embed: frameWith(figure.settings),
});
