/** The table that compares all ways of smoothing on one path. Sentences read its numbers. */
import { effect, signal } from '@preact/signals-core';
import { html, nothing } from 'lit';
import type { MeanderPath } from '../element/meander-path.ts';
import { stroke } from '../element/panel-icons.ts';
import { observeNearness, SignalElement } from '../element/signal-element.ts';
import * as engine from '../engine.ts';
import { COLUMNS, ROWS, threadNumbers, type Row } from './thread-numbers.ts';
import { FIRST, threadKey } from './thread.ts';

/** A text and its short form; the style sheet shows one of them. */
const either = ([long, short]: readonly [string, string]) =>
  long === short ? long : html`<span class="long">${long}</span><span class="short">${short}</span>`;

/** The row whose curve the markup of the figure highlights. */
const FRONT = 'splineKept';

/** The page keeps its one table for good, so nothing removes these listeners. */
export class CurveTable extends SignalElement {
  readonly #isReady = signal(false);
  /** Set when the table is near: filling it takes as long as starting a figure. */
  readonly #isWanted = signal(false);
  readonly #begin = () => void (this.#isWanted.value = true);
  /** Ignores a failure, which figures report. The next figure that starts has loaded the engine. */
  readonly #load = () =>
    void engine.ready().then(
      () => (this.#isReady.value = true),
      () => {},
    );
  readonly #nearness = observeNearness(this.#begin);
  /** Rows that the pointer or a word highlights. */
  readonly #lit = signal<readonly string[]>([]);
  /** The row that the reader or the advice chose last; empty if the advice has none. */
  readonly #chosen = signal(FRONT);

  /** No shadow root: the page styles the cells. */
  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#load();
    document.addEventListener('meander-ready', this.#load);
    this.#nearness.observe(this);
    document.addEventListener('meander-change', this.#follow);
    // Fills the table in time for the Tab key and for print.
    for (const type of ['focusin', 'beforeprint']) addEventListener(type, this.#begin, { once: true });
    effect(() => {
      if (!this.#isReady.value || threadKey.value === FIRST) return;
      queueMicrotask(() => this.announce('values'));
    });
  }

  /** Words highlight rows; the advice chooses one. */
  change(name: string, value: unknown) {
    if (name === 'highlight') this.#light(value as string[]);
    if (name === 'row') this.#choose(String(value));
  }
  get highlight() {
    return this.#lit.peek();
  }

  get values() {
    return this.#isReady.peek() ? threadNumbers.value : {};
  }

  get #figure() {
    return document.getElementById(this.getAttribute('figure')!) as MeanderPath & Record<string, unknown>;
  }

  /** Undo in the figure may change the rows that it draws. */
  readonly #follow = ({ target }: Event) => {
    if (target !== this.#figure) return;
    this.#light(this.#lit.peek());
    this.requestUpdate();
  };

  /** The row in front while none is pointed at: the chosen one if the figure shows it. Empty if the table has none. */
  get #front() {
    const chosen = this.#chosen.value;
    return chosen && ([chosen, FRONT].find((id) => this.#isShown(ROWS[id])) ?? '');
  }

  /** Highlights rows, and their curves in the figure. */
  #light(rows: readonly string[]) {
    this.#lit.value = rows;
    const lit = rows.length ? rows : [this.#front];
    const curves = lit.flatMap((id) => ROWS[id]?.curve ?? []);
    this.#figure.change('highlight', curves);
  }

  #choose(id: string) {
    const figure = this.#figure;
    for (const [name, value] of Object.entries(ROWS[id]?.shown ?? {})) figure.change(name, value);
    // Draws no line that has no row.
    const curves = Object.values(ROWS).flatMap((row) => (this.#isShown(row) ? row.curve : []));
    figure.change('overlays', curves);
    figure.commit();
    this.#chosen.value = id;
    this.#light(this.#lit.peek());
    this.requestUpdate();
  }

  /** Whether the figure has the settings of this row. Rows of one colour exclude one another. */
  #isShown({ shown }: Row) {
    return Object.entries(shown).every(([name, value]) => this.#figure[name] === value);
  }

  protected override render() {
    if (!this.#isReady.value || !this.#isWanted.value) return nothing;
    const values = threadNumbers.value;
    return html`
      <table>
        <caption class="unseen">
          Eight ways to smooth one path
        </caption>
        <thead>
          <tr>
            <td></td>
            ${COLUMNS.map(({ labels }) => html`<th scope="col">${either(labels)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Object.entries(ROWS).map(([id, row]) => this.#row(id, row, values))}
        </tbody>
      </table>
    `;
  }

  #row(id: string, row: Row, values: Readonly<Record<string, number>>) {
    const isShown = this.#isShown(row);
    const isLit = this.#lit.value.includes(id) || (this.#lit.value.length === 0 && this.#front === id);
    return html`<tr
      class="${isShown ? 'shown' : ''} ${isLit ? 'lit' : ''}"
      .style="--tone: var(--${row.curve})"
      @pointerenter=${() => this.#light([id])}
      @pointerleave=${() => this.#light([])}
    >
      <th scope="row">
        <button aria-pressed=${isShown} @click=${() => this.#choose(id)}>
          ${stroke(row.curve)} ${either(row.names(String(values['rdp.points'])))}
        </button>
      </th>
      ${COLUMNS.map(({ name, write }) => html`<td>${write(values[`${id}.${name}`])}</td>`)}
    </tr>`;
  }
}
