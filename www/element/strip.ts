/** The strip of controls, and the panel behind More. The style sheet decides which controls a width has room for. */
import type { Signal } from '@preact/signals-core';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import type { Figure } from '../figure/figure.ts';
import { isStepped, stepLimit } from '../figure/late-path.ts';
import type { Settings } from '../figure/settings.ts';
import type { Import } from '../io/import.ts';
import { capital } from '../words/say.ts';
import { glyphOf, icon, type IconName } from './icons.ts';
import type { Opening } from './opening.ts';
import type { Saving } from './saving.ts';
import { slider, textOf, type NumberName } from './slider.ts';

/** `bare`: without a word under its icon. */
type ButtonLook = { disabled?: boolean; pressed?: boolean; kind?: string; bare?: boolean };

const worded = (
  name: IconName,
  word: string,
  act: (event: Event) => void,
  { disabled = false, pressed, kind = '', bare = false }: ButtonLook = {},
) => html`
  <button
    class="button ${kind}"
    part=${bare ? nothing : `${name} ${kind}`}
    aria-label=${bare ? word : nothing}
    aria-pressed=${pressed ?? nothing}
    aria-disabled=${disabled || nothing}
    @click=${(event: Event) => disabled || act(event)}
  >
    ${icon(name)}${bare ? nothing : html`<span>${word}</span>`}
  </button>
`;

const note = (text: unknown, action: unknown, role: unknown = 'status') =>
  html`<div class="notice" role=${role}>
    <p>${text}</p>
    ${action}
  </div>`;
const act = (word: string, run: () => void, drawn: unknown = nothing) =>
  html`<button class="act" @click=${run}>${drawn}${word}</button>`;

/** Replaces the steps: shows how far a search is, or why there are no steps. */
function notice(figure: Figure) {
  const { late, settings, say, cancelSearch, source, started } = figure;
  const words = say.value;
  const isCarved = source.value.carved;
  if (late.slow.value) {
    const n = Math.floor(100 * late.share.value);
    const bar = html`<progress aria-label=${words('status.carving')} max="100" .value=${n}></progress>`;
    const text = isCarved ? html`${words('look.carving', { n })} ${bar}` : words('status.searching');
    return note(text, act(words('look.cancel'), cancelSearch));
  }
  const failure = late.failure.value as { code?: string } | null;
  if (failure || late.cancelled.value) {
    const reason = failure?.code === 'TimedOut' ? 'status.silent' : 'status.unforeseen';
    return note(capital(words(failure ? reason : 'look.givenUp')), act(words('retry'), late.retry));
  }
  if (!started.value || !isCarved || isStepped(settings)) return null;
  const text = words('look.noSteps', { n: stepLimit(settings) });
  return note(text, nothing, nothing);
}

/** The scrubber's position when the reader grabbed it, and whether it was moving. */
let taken = { at: 0, moves: false };

/** If the browser takes the pointer to scroll, the position is restored. */
function scrubber(
  figure: Figure,
  label: string,
  { at, all, text }: { at: number; all: number; text: string },
  put: (at: number) => void,
) {
  const { motion, source, started, isLate, say } = figure;
  const isCarved = source.value.carved;
  const moves = isCarved ? motion.playing : motion.travelling;
  const loading = started.value ? '' : say.value(isLate.value ? 'stillLoading' : 'loading');
  const take = () => (taken = { at, moves: moves.peek() });
  const giveBack = () => {
    put(taken.at);
    if (taken.moves) motion.play();
  };
  return html`
    <label class="scrubber" part="timeline"
      ><span class="unseen">${label}</span>
      <input
        class="slider filled"
        type="range"
        min="0"
        max=${all}
        step=${isCarved ? 1 : 0.1}
        aria-valuetext=${text}
        .value=${live(String(at))}
        .style="--share: ${all ? at / all : Number(isCarved)}"
        @pointerdown=${take}
        @pointercancel=${giveBack}
        @input=${(event: Event) => put((event.target as HTMLInputElement).valueAsNumber)}
      />
      <span class="count" aria-hidden="true">${loading || text}</span></label
    >
  `;
}

function steps(figure: Figure) {
  const { motion, position, total, started, say, isAtStart, isAtEnd } = figure;
  const words = say.value;
  const isEmpty = !started.value || total.value === 0;
  const [isFirst, isLast] = isEmpty ? [started.value, started.value] : [isAtStart.value, isAtEnd.value];
  const name = motion.playing.value ? 'pause' : isLast && !isEmpty ? 'replay' : 'play';
  const [at, all] = isEmpty ? [0, 0] : [position.value, total.value];
  const text = all ? words('count', { at, all }) : '\u00a0';
  return html`
    ${worded(name, words(name), motion.toggle, { bare: true, disabled: isEmpty && started.value, kind: 'play' })}
    <div class="pair">
      ${worded('back', words('stepBack'), () => motion.step(-1), { bare: true, disabled: isFirst })}
      ${worded('forth', words('stepForth'), () => motion.step(1), { bare: true, disabled: isLast })}
    </div>
    ${scrubber(figure, words('timeline'), { at, all, text }, (step) => motion.seek(step))}
  `;
}

function travel(figure: Figure) {
  const { motion, say } = figure;
  const words = say.value;
  const name = motion.travelling.value ? 'pause' : 'play';
  const { at, all } = motion.travelled.value;
  const text = words('travelled', { at: words.number(at, 1), all: words.number(all, 1) });
  return html`
    ${worded(name, words(name), motion.toggle, { bare: true, kind: 'play' })}
    ${scrubber(figure, words('traveller'), { at, all, text }, (along) => motion.place(along))}
  `;
}

function recordingEdits({ say, settings }: Figure, open: () => void) {
  return settings.readonly ? nothing : worded('file', say.value('open'), open);
}

const captioned = (figure: Figure, name: NumberName, label: string, value: string) =>
  html`${slider(figure, name, label)}<span>${label} ${value}</span>`;

function cleaning(figure: Figure) {
  const { passes, published } = figure.settings;
  const words = figure.say.value;
  const toggle = () => figure.edit({ published: !published });
  return html`
    <label class="wiggliness"
      >${captioned(figure, 'outlierAngle', words('outlier'), textOf(figure, 'outlierAngle'))}</label
    >
    <label class="wiggliness full"
      >${captioned(figure, 'passes', capital(words('parameter.passes')), String(passes))}</label
    >
    ${worded('published', capital(words('parameter.published')), toggle, { pressed: published, kind: 'full' })}
  `;
}

const undo = ({ say, history }: Figure) =>
  worded('undo', say.value('undo'), history.undo, { disabled: !history.canUndo.value });

/**
 * Buttons over the picture: a strip with steps has no room for Undo, a narrow one none for the brush. Undo appears with
 * the first change and stays when there is nothing left to undo.
 */
export function handButtons(figure: Figure) {
  const { history, settings, source, challenge } = figure;
  if (settings.readonly || challenge.isOn.value || !source.value.carved) return [];
  return [
    ...(settings.tool === 'walls' && settings.ui === 'full' ? [brush(figure, 'spare')] : []),
    ...(history.canUndo.value || history.canRedo.value ? [undo(figure)] : []),
  ];
}

const FIRST: Partial<Record<Settings['source'], (figure: Figure, open: () => void) => unknown>> = {
  chisel: steps,
  waypoints: travel,
  track: recordingEdits,
};

function chip(figure: Figure, id: CurveId) {
  const { overlays } = figure.settings;
  const isShown = overlays.includes(id);
  const toggle = () =>
    figure.edit({ overlays: CURVE_IDS.filter((one) => (one === id) !== overlays.includes(one)) });
  const point = () => (figure.lead.value = id);
  const leave = () => (figure.lead.value = null);
  const focus = (event: Event) => (event.target as Element).matches(':focus-visible') && point();
  return html`
    <button
      class="chip"
      aria-pressed=${isShown}
      ?data-lead=${figure.forward.value === id}
      .style="--tone: var(--${id})"
      @click=${toggle}
      @pointerenter=${point}
      @pointerleave=${leave}
      @focus=${focus}
      @blur=${leave}
    >
      ${glyphOf(id)}<span>${figure.say.value(`curve.${id}`)}</span>
    </button>
  `;
}

const bar = ({ say, started }: Figure, controls: unknown, kind = '') => html`
  <div
    class="strip ${kind}"
    part="controls"
    role="group"
    aria-label=${say.value('controls')}
    ?inert=${!started.value}
  >
    ${controls}
  </div>
`;

/** The reader carves, so these controls only take tries back. */
function challengeControls(figure: Figure) {
  const { challenge, history, settings, say } = figure;
  const words = say.value;
  return html`
    ${undo(figure)} ${worded('redo', words('redo'), history.redo, { disabled: !history.canRedo.value })}
    ${worded('replay', words('restart'), challenge.restart, { disabled: !settings.order })}
  `;
}

export const toggleWalls = (figure: Figure) =>
  figure.set({ tool: figure.settings.tool === 'walls' ? 'move' : 'walls' }, 'user');

/** Moves the focus to the canvas, where keys move the brush. */
function takeBrush(figure: Figure, { currentTarget }: Event) {
  toggleWalls(figure);
  if (figure.settings.tool !== 'walls') return;
  const root = (currentTarget as Element).getRootNode() as ShadowRoot;
  root.querySelector('canvas')!.focus({ preventScroll: true });
}

const brush = (figure: Figure, kind: string) =>
  worded('wall', figure.say.value('buildWalls'), (event) => takeBrush(figure, event), {
    pressed: figure.settings.tool === 'walls',
    kind,
  });

function controls(figure: Figure, open: () => void) {
  const { source, wiggliness, ui, readonly } = figure.settings;
  const { grid, carved, another } = figure.source.value;
  const words = figure.say.value;
  const full = ui === 'full';
  const name = capital(words('parameter.wiggliness'));
  return html`
    ${notice(figure) ?? FIRST[source]?.(figure, open)}
    ${
      ui === 'mini'
        ? nothing
        : html`<div class="chips" role="group" aria-label=${words('curves')}>
            ${CURVE_IDS.map((id) => chip(figure, id))}
          </div>`
    }
    ${
      full && carved
        ? html`<label class="wiggliness full" part="wiggliness"
            >${captioned(figure, 'wiggliness', name, words.number(wiggliness))}</label
          >`
        : nothing
    }
    ${!carved && !readonly ? undo(figure) : nothing} ${source === 'track' ? cleaning(figure) : nothing}
    ${grid || another ? worded('dice', words('newSeed'), figure.roll) : nothing}
    ${full && grid && !readonly ? brush(figure, carved ? 'full' : '') : nothing}
  `;
}

export function strip(figure: Figure, isOpen: boolean, open: () => void): TemplateResult {
  const { ui } = figure.settings;
  const words = figure.say.value;
  if (figure.challenge.isOn.value)
    return ui === 'none' ? html`` : bar(figure, challengeControls(figure), 'short');
  const more = html`<button class="button more" part="more" aria-expanded=${isOpen} popovertarget="more">
    ${icon('more')}<span>${words('more')}</span>
  </button>`;
  const isMini = ui === 'mini';
  return bar(figure, html`${controls(figure, open)} ${isMini ? nothing : more}`, isMini ? 'short' : '');
}

export const failed = ({ say }: Figure, failure: string, retry: () => void) => html`
  <div class="strip" part="controls">
    ${note(failure, act(say.value('retry'), retry, icon('replay')), 'alert')}
  </div>
`;

/** Addresses for a state, which only the page knows. */
export interface Share {
  /** Address of the page with this figure in a state. */
  link?(state: string): string;
  /** Address of a page that writes snippets for a figure. */
  post?(state: string): string;
}

/** The last copied text, while a button confirms it; or a text that the reader has to copy. */
export type Copied = string | { refused: string };

export interface Panel {
  figure: Figure;
  share: Share;
  isOpen: Signal<boolean>;
  copied: Signal<Copied>;
  opening: Opening;
  close(): void;
  fetched: Fetched | null;
  fetch(): void;
}

/** Code that only presses and programs need, loaded after the first picture. */
export type Fetched = Omit<typeof import('./panel.ts'), 'importInto' | 'savingOf'> & {
  reading: Import;
  saving: Saving;
};

/** A popover above its button, or a sheet from below on phones. Renders nothing while it is closed. */
export const more = (panel: Panel): TemplateResult => html`
  <div
    id="more"
    class="panel"
    popover
    aria-label=${panel.figure.say.value('moreControls')}
    @beforetoggle=${(event: ToggleEvent) => toggled(panel, event)}
  >
    ${panel.isOpen.value ? panel.fetched?.rows(panel, panel.fetched.saving) : nothing}
  </div>
`;

/** Closes a comparison with its panel, and drops a link that the browser refused to copy, before it is outdated. */
function toggled({ figure, isOpen, copied, fetch }: Panel, { newState, target }: ToggleEvent) {
  isOpen.value = newState === 'open';
  copied.value = '';
  (target as HTMLElement).style.removeProperty('--room');
  if (isOpen.value) fetch();
  else figure.set({ compare: false }, 'user');
}
