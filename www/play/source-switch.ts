/** `<source-switch for="id">`: carved, route, waypoints or a file. */
import { html, svg, unsafeCSS } from 'lit';
import controls from '../element/style.css?inline';
import type { MeanderPath } from '../element/meander-path.ts';
import { SignalElement } from '../element/signal-element.ts';
import type { Settings } from '../figure/settings.ts';
import { openFile } from './open-file.ts';
import { KeptSources } from './sources.ts';
import style from './switch.css?inline';

const SOURCES: readonly { source: Settings['source']; name: string; icon: string }[] = [
  { source: 'chisel', name: 'Carved', icon: 'M4 18h6v-6h5V7h5' },
  { source: 'astar', name: 'Route', icon: 'M4 18C12 18 12 6 20 6' },
  { source: 'waypoints', name: 'Waypoints', icon: 'M3 16l6-3M15 11l6-3M15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0' },
  { source: 'track', name: 'File', icon: 'M6.5 3.5h7.5l4 4v13h-11.5zM13.5 3.5v4.5h4.5' },
];

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
    const { source } = this.#figure.figure.settings;
    return SOURCES.map(
      (one) => html`
        <button
          role="radio"
          aria-checked=${one.source === source}
          tabindex=${one.source === source ? 0 : -1}
          @click=${() => this.#choose(one.source)}
        >
          <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            ${svg`<path d=${one.icon} />`}</svg
          ><span>${one.name}</span>
        </button>
      `,
    );
  }

  #choose(source: Settings['source']) {
    // A file is chosen first; until then the figure stays.
    if (source === 'track' && !this.#kept.has('track'))
      void openFile(this.#figure, () => this.#kept.show('track'));
    else this.#kept.show(source);
  }

  readonly #step = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (!by) return;
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const at = buttons.indexOf(this.shadowRoot!.activeElement as HTMLButtonElement);
    const next = (at + by + buttons.length) % buttons.length;
    buttons[next].focus();
    this.#choose(SOURCES[next].source);
  };
}
