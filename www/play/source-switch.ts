/** `<source-switch for="id">`: carved, route, waypoints or a file. */
import { html, svg, unsafeCSS } from 'lit';
import type { MeanderPath } from '../element/meander-path.ts';
import { chooseFile } from '../element/opening.ts';
import { SignalElement } from '../element/signal-element.ts';
import controls from '../element/style.css?inline';
import type { Settings } from '../figure/settings.ts';
import { KeptSources, SHOWN } from './sources.ts';
import style from './switch.css?inline';

const SOURCES = Object.entries(SHOWN) as [Settings['source'], (typeof SHOWN)[Settings['source']]][];

export class SourceSwitch extends SignalElement {
  static override styles = [unsafeCSS(controls), unsafeCSS(style)];

  readonly #figure = document.getElementById(this.getAttribute('for')!) as MeanderPath;
  readonly #kept = new KeptSources(this.#figure.figure);

  constructor() {
    super();
    this.role = 'radiogroup';
    this.ariaLabel = 'Source of the path';
    this.addEventListener('keydown', this.#step);
  }

  protected override render() {
    const { source: chosen } = this.#figure.figure.settings;
    return SOURCES.map(
      ([source, { name, icon }]) => html`
        <button
          role="radio"
          aria-checked=${source === chosen}
          tabindex=${source === chosen ? 0 : -1}
          @click=${() => this.#choose(source)}
        >
          <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            ${svg`<path d=${icon} />`}</svg
          ><span>${name}</span>
        </button>
      `,
    );
  }

  async #choose(source: Settings['source']) {
    if (source !== 'track' || this.#kept.has('track')) return this.#kept.show(source);
    // Until a file is chosen, the figure stays.
    const file = await chooseFile();
    if (!file) return;
    this.#kept.show('track');
    await this.#figure.importText(await file.text(), 'user').catch(() => {});
  }

  readonly #step = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!by) return;
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const at = buttons.indexOf(this.shadowRoot!.activeElement as HTMLButtonElement);
    const next = (at + by + buttons.length) % buttons.length;
    buttons[next].focus();
    void this.#choose(SOURCES[next][0]);
  };
}
