/** `<post-panel for="id">`: choices for a figure in somebody's post, and snippets for seven kinds of posts. */
import { computed, effect, signal } from '@preact/signals-core';
import { html, nothing, unsafeCSS } from 'lit';
import { live } from 'lit/directives/live.js';
import * as icons from '../element/panel-icons.ts';
import type { MeanderPath } from '../element/meander-path.ts';
import rows from '../element/panel.css?inline';
import { copy } from '../element/rows.ts';
import { download } from '../element/saving.ts';
import { selectWhole } from '../element/select-whole.ts';
import { SignalElement } from '../element/signal-element.ts';
import type { Copied } from '../element/strip.ts';
import controls from '../element/style.css?inline';
import { PLACES } from '../embedding/snippets.ts';
import { CURVE_IDS } from '../figure/curves/index.ts';
import type { Settings } from '../figure/settings.ts';
import { option } from '../play/source-switch.ts';
import panels from '../play/panels.css?inline';
import style from './panel.css?inline';
import { captionOf, fewPoints, postOf } from './post.ts';

/** Words by the values of settings. */
const CHOICES = {
  look: { model: 'Model', lines: 'Lines only' },
  ui: { full: 'All', mini: 'Playback', none: 'None' },
  theme: { auto: 'As the reader’s', light: 'Day', dark: 'Night' },
} satisfies { [Name in 'look' | 'ui' | 'theme']: Readonly<Record<Settings[Name], string>> };

const UNBUILT =
  'The list of built files, embed.json, did not load: reload the page or, on your own computer, run npm run build.';

/** Tag names and attributes: lines break between them. */
const PIECE = /(<\/?[\w-]+>?|(?<=\s)[\w-]+="[^"]*">?)/;
/** An address fills the line and breaks here. */
const BREAK = /(?=&|#)|(?<=\w\/)/;

export class PostPanel extends SignalElement {
  static override styles = [controls, rows, panels, style].map(unsafeCSS);

  /** Facts of the build: undefined while they are fetched, null where there are none. */
  readonly built = signal<Built | null | undefined>(undefined);
  readonly #element = document.getElementById(this.getAttribute('for')!) as MeanderPath;
  /** The caption below the figure. */
  readonly #shown = Object.assign(document.createElement('p'), { slot: 'caption' });
  /** The author's own caption; null while the default shows. */
  readonly #written = signal<string | null>(null);
  readonly #at = signal(0);
  readonly #copied = signal<Copied>('');

  readonly #place = computed(() => PLACES[this.#at.value]);
  readonly #caption = computed(() => this.#written.value ?? captionOf(this.#element.figure.settings));
  /** Simplifies a long track once, not with every change. */
  readonly #points = computed(() => {
    const { started, settings, ask } = this.#element.figure;
    return started.value ? ask(() => fewPoints(settings)) : null;
  });

  /** The snippet; null until the figure and the list of built files are loaded. */
  readonly #text = computed(() => {
    const { figure } = this.#element;
    const { snippet, loads, picture } = this.#place.value;
    const built = this.built.value;
    if (!figure.started.value || (loads && !built)) return null;
    const post = postOf(
      { ...figure.settings, points: this.#points.value },
      {
        site: new URL('./', document.baseURI).href,
        folder: built?.folder ?? '',
        integrity: built?.files['loader.js'].integrity ?? '',
        caption: this.#caption.value,
        picture: picture?.file ?? '',
      },
    );
    return snippet(post).trimEnd();
  });

  readonly #refusal = computed(() => {
    const copied = this.#copied.value;
    const isRefused = typeof copied === 'object' && copied.refused === this.#text.value;
    return isRefused ? this.#element.figure.say.value('notCopied') : '';
  });

  constructor() {
    super();
    this.#element.append(this.#shown);
    // A message about copying belongs to one snippet in one place.
    effect(() => {
      void [this.#text.value, this.#at.value];
      this.#copied.value = '';
    });
  }

  protected override updated() {
    this.#shown.textContent = this.#caption.value;
    // The caption's surroundings follow the figure's theme, too.
    const { theme } = this.#element.figure.settings;
    this.#element.style.colorScheme = theme === 'auto' ? '' : theme;
  }

  protected override render() {
    return html`
      <div class="rows">
        ${this.#curves()} ${this.#choice('Look', 'look')} ${this.#choice('Controls', 'ui')}
        ${this.#choice('Colours', 'theme')}
        <label class="row"
          ><span>Caption</span>
          <input
            class="text"
            autocomplete="off"
            .value=${live(this.#caption.value)}
            @input=${(event: Event) => (this.#written.value = (event.target as HTMLInputElement).value)}
        /></label>
      </div>
      <div class="tabs" role="radiogroup" aria-label="Where you write">
        ${PLACES.map(({ name }, i) =>
          option({ name: 'place', checked: i === this.#at.value }, name, () => (this.#at.value = i)),
        )}
      </div>
      ${this.#snippet()} ${this.#copyButton()}
      <p class="cost">
        ${
          this.#refusal.value
            ? html`<span role="alert">${this.#refusal.value}</span>`
            : html`${this.#place.value.where} ${this.#cost()} ${this.#picture()}`
        }
      </p>
    `;
  }

  #curves() {
    const { figure } = this.#element;
    const { overlays } = figure.settings;
    const toggle = (id: (typeof CURVE_IDS)[number]) =>
      figure.edit({ overlays: CURVE_IDS.filter((one) => (one === id) !== overlays.includes(one)) });
    return row(
      'Curves',
      'group',
      CURVE_IDS.map((id) =>
        option(
          { name: 'curves', type: 'checkbox', checked: overlays.includes(id), tone: id },
          figure.say.value(`curve.${id}`),
          () => toggle(id),
        ),
      ),
    );
  }

  #choice(label: string, name: keyof typeof CHOICES) {
    const { figure } = this.#element;
    const value = figure.settings[name];
    return row(
      label,
      'radiogroup',
      Object.entries(CHOICES[name]).map(([choice, word]) =>
        option({ name, checked: choice === value }, word, () => figure.set({ [name]: choice }, 'user')),
      ),
    );
  }

  #snippet() {
    const text = this.#text.value;
    if (this.#refusal.value)
      return html`<textarea
        id="snippet"
        readonly
        spellcheck="false"
        aria-label="Snippet"
        .value=${text}
      ></textarea>`;
    const isUnbuilt = text === null && this.built.value === null;
    return html`<pre id="snippet" role="region" aria-label="Snippet" tabindex="0">
${isUnbuilt ? html`<p class="unbuilt" role="alert">${UNBUILT}</p>` : html`<code>${(text ?? '').split(/^/m).map(line)}</code>`}</pre>`;
  }

  #copyButton() {
    const isDone = this.#copied.value !== '' && this.#copied.value === this.#text.value;
    return html`<button class="large" ?disabled=${this.#text.value === null} @click=${this.#copy}>
      ${isDone ? icons.tick : icons.copy}<span aria-live="polite">${isDone ? 'Copied' : 'Copy'}</span>
    </button>`;
  }

  #cost() {
    const built = this.built.value;
    const { loads } = this.#place.value;
    if (!built || !loads) return nothing;
    const kB = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
    return loads === 'frame'
      ? `Readers who scroll near it load ${kB(built.frame)} kB.`
      : `It adds ${kB(built.files['loader.js'].gzip)} kB to the post. Readers who scroll near it load another ${kB(built.near)} kB.`;
  }

  #picture() {
    const { picture } = this.#place.value;
    if (!picture) return nothing;
    return html`<span class="picture"
      ><button class="word" @click=${() => this.#savePicture(picture.file)}>Save its picture</button
      >${picture.where}.</span
    >`;
  }

  readonly #copy = async () => {
    await copy(this.#text.value!, this.#copied);
    await this.updateComplete;
    const field = this.renderRoot.querySelector('textarea');
    if (field) selectWhole(field);
  };

  async #savePicture(name: string) {
    const { pictureFile } = await import('./picture.ts');
    const type = name.endsWith('.svg') ? 'svg' : 'png';
    const { figure } = this.#element;
    const label = figure.say.value(`figure.${figure.settings.source}`);
    download(await pictureFile({ ...figure.settings, points: this.#points.value, label }, type), name);
  }
}

const row = (label: string, role: string, choices: unknown) =>
  html`<div class="row" role=${role} aria-label=${label}>
    <span aria-hidden="true">${label}</span>
    <div class="choose">${choices}</div>
  </div>`;

const line = (text: string) =>
  html`<span class="line">${text.split(PIECE).map((part, i) => (i % 2 ? piece(part) : part))}</span>`;

/** Shows only the beginning of a hash. */
const piece = (part: string) => {
  const [, name, hash, end] = /^(integrity=")(.*)(")$/.exec(part) ?? [];
  if (hash) return html`<span class="whole">${name}<span class="hash">${hash}</span>${end}</span>`;
  const address = part.split(BREAK);
  if (address.length > 1) return address.map((one) => html`${one}<wbr />`);
  return html`<span class="whole">${part}</span>`;
};

/** Facts of the build about the files that posts load. */
interface Built {
  /** Folder of the version, with a slash at the end. */
  folder: string;
  /** Zipped bytes of a frame, and of a figure that a reader has come near. */
  frame: number;
  near: number;
  files: { 'loader.js': { integrity: string; gzip: number } };
}

/** Returns null if nothing was built or no server answers. */
export async function fetchBuilt(): Promise<Built | null> {
  try {
    const answer = await fetch(new URL('embed.json', document.baseURI), { cache: 'no-cache' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
