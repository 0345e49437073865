/** `<source-switch for="id">`: carved, route, waypoints or a file, at first a recorded walk. */
import { html, svg, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import walk from '../../crates/core/examples/walk.csv?raw';
import type { MeanderPath } from '../element/meander-path.ts';
import { SignalElement } from '../element/signal-element.ts';
import controls from '../element/style.css?inline';
import type { Settings } from '../figure/settings.ts';
import { keptSourcesOf, SHOWN } from './sources.ts';
import style from './panels.css?inline';

const SOURCES = Object.entries(SHOWN) as [Settings['source'], (typeof SHOWN)[Settings['source']]][];

export class SourceSwitch extends SignalElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(style)];

  readonly #figure = document.getElementById(this.getAttribute('for')!) as MeanderPath;
  readonly #kept = keptSourcesOf(this.#figure.figure);

  constructor() {
    super();
    this.role = 'radiogroup';
    this.ariaLabel = 'Source of the path';
  }

  protected override render() {
    const { source: chosen } = this.#figure.figure.settings;
    return SOURCES.map(([source, { name, icon }]) =>
      option(
        { name: 'source', checked: source === chosen },
        html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            ${svg`<path d=${icon} />`}</svg
          ><span>${name}</span>`,
        () => this.#choose(source),
      ),
    );
  }

  async #choose(source: Settings['source']) {
    if (source !== 'track' || this.#kept.has('track')) return this.#kept.show(source);
    // Something to see until the reader opens a file.
    this.#kept.keep();
    await this.#figure.importText(walk, 'user');
    this.#figure.figure.tell('This walk is an example. Open a file of your own.', true);
  }
}

/** A native radio button or checkbox with its label. */
export const option = (
  { name, checked, type = 'radio', tone }: { name: string; checked: boolean; type?: string; tone?: string },
  word: unknown,
  choose: () => void,
) => html`
  <label class=${type} .style=${tone ? `--tone: var(--${tone})` : ''}
    ><input type=${type} name=${name} .checked=${live(checked)} @change=${choose} />${word}</label
  >
`;
