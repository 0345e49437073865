/** A drawing on the page: it starts when it is near, draws at most once a frame, and moves its handles by pointer and keys. */
import { signal, untracked } from '@preact/signals-core';
import { html, nothing, unsafeCSS } from 'lit';
import { FIGURE_TONE_NAMES, type FigureLook as Look } from './tones.ts';
import { REACH, nearest, THRESHOLD } from '../../element/gestures.ts';
import { JUMPS } from '../../element/keys.ts';
import { ARROWS } from '../../element/space-hands.ts';
import { lookOf } from '../../element/painter.ts';
import { zoomButtons, zoomingOf, type Zooming } from '../../element/zooming.ts';
import { observeNearness, observeSight, SignalElement } from '../../element/signal-element.ts';
import * as engine from '../../engine.ts';
import type { Camera } from '../../geometry/camera.ts';
import { apart, nearestOf, toGrid, toPage, type Place } from '../../geometry/view.ts';
import { wordsIn } from '../../words/say.ts';
import { type Drawing, type Grip } from './drawing.ts';
import { stillness } from './slide.ts';
import style from './drawn-figure.css?inline';

/** Milliseconds of a frame that computing may take. */
const SPARE = 6;
/** How many times as far an arrow key goes with Shift. */
const FAR = 4;
const SAY = wordsIn('en');
/** The hint for the only point of a drawing. */
const ALONE = 'Pick it up with Enter.';
/** The hint for a finger that scrolls the page instead of a zoomed board. */
const SCROLLED = 'Use two fingers.';

/** Handles may lie on the board. */
const isOnBoard = ({ target }: Event) => (target as Element).matches('.board, .handle');

/** Whether a press has not yet become a drag. */
const isNear = (press: PointerEvent, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - press.clientX, clientY - press.clientY) < (THRESHOLD[press.pointerType] ?? 0);

interface Held {
  press: PointerEvent;
  /** -1: a drag beside the handles. */
  index: number;
  /** Where the handle was, and how far the pointer was from it, in pixels. */
  from: Place;
  offset: Place;
  /** Where the pointer was last. */
  at: Place;
  moved: boolean;
}

/** The state of the hands at first. Numbers are indices of handles, or -1. */
const HAND = {
  /** The focused handle, and the one that Tab reaches. */
  ...{ selected: 0, stop: 0 },
  /** Arrow keys move it. */
  held: -1,
  /** Enter or a tap has picked it up. */
  chosen: -1,
  hovered: -1,
  /** Whether the focus shows, and whether the reader has used a key there. */
  ...{ focused: false, isUsed: false },
};

export abstract class DrawnFigure extends SignalElement {
  static override styles = unsafeCSS(style);
  abstract readonly drawing: Drawing;
  readonly #hand = signal(HAND);
  /** Whether Enter has picked up the chosen handle. */
  #isLifted = false;
  #held: Held | null = null;
  /** All settings, and the position of the focused handle in pixels, before its first key. */
  #before: { kept: ReturnType<Drawing['kept']>; from: Place } | null = null;
  /** Zooms the board, if the drawing has one; and the last press on it. */
  #zooming: Zooming | null = null;
  #pressed: PointerEvent | null = null;
  /** The board's camera when a finger on the board last scrolled the page. */
  readonly #scrolled = signal<Camera | null>(null);
  #look: Look | null = null;
  /** Whether the last press took a handle, so the click that follows is no tap. */
  #hasActed = false;
  #isSeen = false;
  #isStarting = false;
  #frame = 0;
  #told = '';
  #pointed = '';
  readonly #nearness = observeNearness(() => void this.#start());
  readonly #sight = observeSight((isSeen) => {
    this.#isSeen = isSeen;
    if (isSeen) this.#goOn();
  });
  readonly #sizes = new ResizeObserver(() => this.requestUpdate());

  override connectedCallback() {
    super.connectedCallback();
    this.drawing.label = this.getAttribute('label') ?? '';
    const { board } = this.drawing;
    const pixel = (event: MouseEvent) => {
      const [{ x, y }, corner] = [this.#place(event), untracked(() => board!.corner())];
      return { x: x - corner.x, y: y - corner.y };
    };
    if (board) this.#zooming ??= zoomingOf({ ...board, pixel });
    this.#nearness.observe(this);
    this.#sight.observe(this);
    addEventListener('keydown', this.#stop, { capture: true });
    // Sentences that were here earlier can now read its numbers.
    this.announce('change', { source: 'api' });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const observer of [this.#nearness, this.#sight, this.#sizes]) observer.disconnect();
    this.#cancel();
    removeEventListener('keydown', this.#stop, { capture: true });
    this.#isSeen = false;
    this.drawing.end?.();
  }

  /** Called by sentences, as are the next five. */
  change(name: string, value: unknown) {
    if (name === 'highlight') this.drawing.lit.value = [...(value as string[])];
    else {
      this.drawing.history.begin();
      this.drawing.set(name, value);
    }
  }
  /** Ends a step of undo, and announces the figure that it belongs to. */
  commit = () => {
    if (this.#held || !this.drawing.history.commit()) return;
    // Sentences read the values before the next drawing: announce them again then, even if undo has restored them.
    this.#told = '';
    this.announce('change', { source: 'user' });
  };
  parameter = (name: string) => untracked(() => this.drawing.parameter(name));
  get highlight() {
    return this.drawing.lit.peek();
  }
  get values() {
    return this.drawing.begun.peek() ? untracked(() => this.drawing.values()) : {};
  }
  /** The state in links. */
  getState() {
    return this.drawing.begun.peek() ? untracked(() => this.drawing.state) : '';
  }
  /** The drawing as it is now, with the page's colour variables; empty while the build's drawing shows. */
  toSVG() {
    return this.drawing.isBlank ? '' : this.drawing.svg();
  }

  undo = () => this.#cancel() || this.drawing.history.undo();
  redo = () => this.#cancel() || this.drawing.history.redo();

  /** Does something as one step of undo. */
  protected inOneStep(act: () => void) {
    this.drawing.history.begin();
    untracked(act);
    this.commit();
  }

  static override properties = { loading: { noAccessor: true } };
  /** "eager" starts it wherever it is. */
  set loading(text: string) {
    if (text === 'eager') void this.#start();
  }

  async #start() {
    if (this.drawing.begun.peek() || this.#isStarting) return;
    this.hurry();
    this.#isStarting = true;
    try {
      await engine.ready();
    } catch (error) {
      // The build's drawing stays. The figure tries again the next time it comes near.
      this.announce('error', { message: (error as Error).message });
      return;
    } finally {
      this.#isStarting = false;
    }
    if (!this.isConnected) return;
    this.drawing.begun.value = true;
    await this.updateComplete;
    if (!stillness?.matches) this.drawing.begin?.(this.#isSeen);
    this.announce('ready');
  }

  /** Does something once the figure has started. */
  protected once(act: () => void) {
    if (this.drawing.begun.peek()) return act();
    this.addEventListener('meander-ready', act, { once: true });
    void this.#start();
  }

  readonly #press = () => this.once(() => this.drawing.press());

  /** Renders at most once a frame: every value that a drawing reads requests an update when it changes. */
  protected override async scheduleUpdate() {
    if (this.hasUpdated) await new Promise(requestAnimationFrame);
    await super.scheduleUpdate();
  }

  protected override get isPatient() {
    return true;
  }

  /** Shows the build's drawing, in the same room, until the first render: nothing below it moves meanwhile. */
  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    const [stage, slot] = [document.createElement('div'), document.createElement('slot')];
    stage.className = 'stage';
    slot.name = 'poster';
    stage.append(slot);
    root.append(stage);
    return root;
  }

  protected override firstUpdated() {
    this.renderRoot.firstElementChild!.remove();
  }

  protected override render() {
    const { drawing } = this;
    const begun = drawing.begun.value;
    const { button } = drawing;
    return html`
      <span class="tint" @transitionrun=${this.#repaint}></span>
      <div
        class="stage"
        part="stage"
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${this.#cancel}
        @lostpointercapture=${this.#cancel}
        @pointerleave=${({ pointerType }: PointerEvent) => this.#hover(null, pointerType)}
        @click=${this.#click}
        @keydown=${this.#key}
        @keyup=${() => this.#isLifted || this.commit()}
        @wheel=${(event: WheelEvent) => isOnBoard(event) && this.#zooming?.wheel(event)}
        @touchstart=${this.#zooming?.touchStart}
        .style=${`touch-action: ${drawing.touchAction}`}
      >
        ${begun ? html`<canvas role="img" aria-label=${drawing.describe()}></canvas>${this.#board()}${this.#grips()}` : nothing}
        ${begun && !drawing.isBlank ? nothing : html`<slot name="poster"></slot>`}
      </div>
      ${
        button || this.#zooming
          ? html`<div class="bar">
              ${button ? html`<button @click=${this.#press}>${button}</button>` : nothing}
              ${this.#zooming ? zoomButtons(SAY, this.#zooming) : nothing}
              <p
                role="status"
                aria-live=${drawing.pending ? 'off' : 'polite'}
                .textContent=${begun ? this.#hint || drawing.status : ''}
              ></p>
            </div>`
          : html`<p class="hint" role="status" .textContent=${this.#hint}></p>`
      }
    `;
  }

  /** Takes keys, fingers and the wheel where the drawing zooms. */
  #board() {
    const { board } = this.drawing;
    const zooming = this.#zooming;
    if (!board?.zooms.value || !zooming) return nothing;
    const { width, height } = board.fitted();
    const { x, y } = board.corner();
    return html`<div
      class="board"
      role="application"
      tabindex="0"
      aria-label="The board"
      aria-description=${zooming.keys(SAY)}
      ?data-zoomed=${zooming.canFar()}
      .style="translate: ${x}px ${y}px; width: ${width}px; height: ${height}px; touch-action: ${zooming.touchAction('manipulation')}"
      @keydown=${(event: KeyboardEvent) => zooming.key(event)}
    ></div>`;
  }

  /**
   * Invisible buttons over the handles, for touch, focus and names. Points that keys pick up share one Tab stop, as in
   * other figures; a handle that only chooses something has its own.
   */
  #grips() {
    const { drawing } = this;
    const grips = drawing.grips();
    const { chosen, stop } = this.#hand.value;
    if (!grips.length) return nothing;
    const invitation = this.#invitation(grips);
    return html`<div role="application" aria-label=${SAY('handles')}>
      ${grips.map((grip, i) => {
        const { x, y } = toPage(drawing.view, grip);
        return html`<button
          class=${grip.byKeys ? 'handle by-keys' : 'handle'}
          tabindex=${grip.keys || i === stop ? 0 : -1}
          aria-label=${grip.label}
          aria-description=${grip.keys ?? invitation}
          aria-pressed=${i === chosen}
          .style="translate: ${x}px ${y}px"
          @focus=${(event: Event) => {
            const focused = (event.target as Element).matches(':focus-visible');
            this.#before = null;
            this.#lend({ selected: i, focused, isUsed: false, ...(!grip.keys && { stop: i }) });
          }}
          @blur=${() => {
            this.#drop();
            this.commit();
            this.#lend({ focused: false, ...(!this.#held && { held: -1 }) });
          }}
        ></button>`;
      })}
    </div>`;
  }

  /** The hint for a finger, or for the focused handle until the reader has used a key. */
  get #hint() {
    const { selected, held, focused, isUsed } = this.#hand.value;
    const camera = this.drawing.board?.camera.value;
    if (camera && camera === this.#scrolled.value) return SCROLLED;
    if (!focused || isUsed) return '';
    const grips = this.drawing.grips();
    const hint =
      held === selected ? SAY('status.held', { keys: SAY('status.keys') }) : this.#invitation(grips);
    return grips[selected]?.keys ?? hint;
  }

  /** The hint for keys before a point is picked up. */
  #invitation = (grips: readonly Grip[]) =>
    grips.filter(({ keys }) => !keys).length > 1 ? SAY('status.among') : ALONE;

  protected override updated() {
    const { drawing } = this;
    const canvas = this.renderRoot.querySelector('canvas');
    if (!canvas) return;
    this.#sizes.observe(canvas);
    this.#paint(canvas);
    const told = JSON.stringify([drawing.now, drawing.chosen, drawing.values()]);
    if (told !== this.#told)
      untracked(() => {
        this.#told = told;
        this.announce('change', { source: 'api' });
        this.announce('values');
      });
    void drawing.pending;
    this.#goOn();
  }

  #paint(canvas: HTMLCanvasElement) {
    const { width, height } = canvas.getBoundingClientRect();
    const ratio = devicePixelRatio;
    const before = this.drawing.size.value;
    if (!width) return;
    if (before.width !== width || before.height !== height)
      untracked(() => (this.drawing.size.value = { width, height }));
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    const pen = canvas.getContext('2d')!;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#look ??= lookOf(this.renderRoot.querySelector('.stage')!, '', FIGURE_TONE_NAMES);
    const { selected, chosen, hovered, focused } = this.#hand.value;
    const states = this.drawing.grips().map((_, i) => ({
      hovered: i === hovered,
      chosen: i === chosen,
      focused: focused && i === selected,
    }));
    // Until then the build's drawing shows.
    if (!this.drawing.isBlank) this.drawing.paint(pen, this.#look, states);
  }

  readonly #repaint = () => {
    this.#look = null;
    this.requestUpdate();
  };

  #goOn() {
    if (this.drawing.begun.peek()) this.#frame ||= requestAnimationFrame(this.#work);
  }

  readonly #work = () => {
    this.#frame = 0;
    untracked(() => {
      if (!this.#isSeen || !this.drawing.pending) return;
      this.drawing.work(performance.now() + SPARE);
      this.#goOn();
    });
  };

  #lend(hand: Partial<typeof HAND>) {
    this.#hand.value = { ...this.#hand.peek(), ...hand };
  }

  #place({ clientX, clientY }: MouseEvent): Place {
    const { left, top } = this.renderRoot.querySelector('.stage')!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  get #places() {
    return untracked(() => this.drawing.grips().map((grip) => toPage(this.drawing.view, grip)));
  }

  /** The handle that a press takes, or -1: the nearest, or a square around the position. */
  #gripAt(at: Place, pointerType = 'mouse') {
    const places = this.#places;
    const grips = untracked(() => this.drawing.grips());
    const far = { x: Infinity, y: Infinity };
    const reachable = places.map((place, i) => (grips[i].byKeys ? far : place));
    const index = nearest(reachable, at, REACH[pointerType] ?? REACH.mouse);
    if (index >= 0) return index;
    return places.findLastIndex(({ x, y }, i) =>
      [x - at.x, y - at.y].every((away) => Math.abs(away) < (grips[i].half ?? 0)),
    );
  }

  #put(index: number, place: Place) {
    untracked(() => this.drawing.move?.(index, toGrid(this.drawing.view, place)));
  }

  readonly #down = (event: PointerEvent) => {
    // Until the module is loaded, what a drawing computes from it would keep its error.
    if (!this.drawing.begun.peek()) return;
    if (isOnBoard(event) && this.#zooming?.pinches(event)) {
      this.#hasActed = true;
      this.#pressed = null;
      return this.#cancel();
    }
    if (this.#held || event.button !== 0 || !event.isPrimary) return;
    this.#drop();
    this.#hasActed = false;
    this.#pressed = isOnBoard(event) ? event : null;
    const at = this.#place(event);
    const places = this.#places;
    const index = this.#gripAt(at, event.pointerType);
    const from = places[index] ?? at;
    if (index < 0 && this.#zooming && isOnBoard(event)) return this.#zooming.grab(event);
    if (index < 0 && !this.drawing.sweep) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.drawing.history.begin();
    const offset = { x: from.x - at.x, y: from.y - at.y };
    this.#held = { press: event, index, from, offset, at, moved: false };
    if (index < 0) return;
    this.#hasActed = true;
    event.preventDefault();
    this.#focus(index);
  };

  readonly #move = (event: PointerEvent) => {
    if (!this.drawing.begun.peek()) return;
    const at = this.#place(event);
    this.#zooming?.move(event);
    const held = this.#held;
    if (!held) return this.#hover(event.pointerType === 'touch' ? null : at, event.pointerType);
    const { press, index, offset } = held;
    if (event.pointerId !== press.pointerId) return;
    held.moved ||= !isNear(press, event);
    if (!held.moved) return;
    if (index >= 0) this.#put(index, { x: at.x + offset.x, y: at.y + offset.y });
    else untracked(() => this.drawing.sweep?.(held.at, at));
    held.at = at;
  };

  readonly #up = (event: PointerEvent) => {
    const zooms = this.#pressed && isNear(this.#pressed, event) && this.#zooming?.tap(event);
    if (this.#zooming?.up(event) === 'pan' || zooms) this.#hasActed = true;
    if (event.pointerId !== this.#held?.press.pointerId) return;
    const { index, moved } = this.#letGo()!;
    // A tap picks the handle up, and the next tap places it. Keys move the handle dragged or tapped last.
    if (index >= 0)
      this.#lend({ held: index, chosen: moved || zooms || this.#hand.peek().chosen === index ? -1 : index });
    this.commit();
  };

  /** Puts back a dragged or lifted handle. Returns true if there was one. */
  readonly #cancel = (event?: PointerEvent) => {
    if (event?.type === 'pointercancel' && this.#pressed && !this.#held)
      this.#scrolled.value = this.drawing.board!.camera.peek();
    if (event) this.#zooming?.up(event);
    const held = this.#letGo();
    if (!held) return !event && this.#isLifted && this.#putBack();
    // The history does not keep the board's camera, so move the square back.
    if (held.moved && held.index >= 0) this.#put(held.index, held.from);
    this.drawing.history.cancel();
    return true;
  };

  #letGo() {
    const held = this.#held;
    this.#held = null;
    if (held && held.index < 0 && held.moved) {
      this.#hasActed = true;
      this.drawing.endSweep?.();
    }
    return held;
  }

  /** Escape and Ctrl+Z put back a dragged or lifted handle, wherever the focus is. */
  readonly #stop = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!(this.#held || this.#isLifted) || !(isUndo || event.key === 'Escape')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#cancel();
  };

  readonly #click = (event: MouseEvent) => {
    const at = this.#place(event);
    const { chosen } = this.#hand.peek();
    if (event.detail === 0 || this.#hasActed) return;
    if (chosen < 0 && !this.drawing.tap) return;
    this.once(() => {
      this.inOneStep(() => (chosen < 0 ? this.drawing.tap!(at) : this.#put(chosen, at)));
      const near = nearestOf(this.#places.entries(), ([, place]) => apart(place, at))?.item[0] ?? -1;
      this.#focus(near);
      this.#lend({ chosen: -1, held: near });
    });
  };

  #hover(at: Place | null, pointerType: string) {
    const index = at ? this.#gripAt(at) : -1;
    if (index !== this.#hand.peek().hovered) this.#lend({ hovered: index });
    // The choice of a finger stays when the finger lifts.
    if (at || pointerType !== 'touch') this.drawing.hover?.(at);
    const part = at ? this.drawing.partAt(at) : '';
    if (part === this.#pointed) return;
    this.#pointed = part;
    this.announce('point', { parts: part ? [part] : [] });
  }

  readonly #key = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(event.target as Element).matches('.handle')) return;
    this.#lend({ focused: true });
    if (!untracked(() => (key === 'Escape' ? this.#putBack() : this.#handle(event)))) return;
    event.preventDefault();
    if (!this.#zooming?.canFar()) void this.showFocused();
  };

  /** Returns true if the key does something. */
  #handle({ key, shiftKey, repeat }: KeyboardEvent): boolean {
    const { selected, held } = this.#hand.peek();
    const isChooser = Boolean(this.drawing.grips()[selected].keys);
    if (isChooser || selected === held) {
      this.drawing.history.begin();
      if (this.#moveBy(key, shiftKey)) {
        this.#lend(this.#isLifted ? { isUsed: true } : { isUsed: true, chosen: -1 });
        return true;
      }
    }
    if (isChooser) return false;
    if (key === 'Enter' || key === ' ') {
      if (!repeat) this.#pickUp(selected);
    } else if (key in JUMPS) this.#among(selected, JUMPS[key]);
    else return false;
    return true;
  }

  /** Picks a handle up, or drops it: all moves between are one step of undo. */
  #pickUp(index: number) {
    if (this.#drop()) return;
    this.commit();
    this.#isLifted = true;
    this.#lend({ chosen: index, held: index, isUsed: false });
    this.#before = null;
    this.drawing.history.begin();
    this.#keep(index);
  }

  /** Returns true if Enter had picked anything up. */
  #drop() {
    if (!this.#isLifted) return false;
    this.#isLifted = false;
    this.#before = null;
    this.commit();
    this.#lend({ chosen: -1, held: -1 });
    return true;
  }

  /** Moves the focus to another handle that Enter can pick up. */
  #among(index: number, by: number) {
    this.#drop();
    const grips = this.drawing.grips();
    const all = [...grips.keys()].filter((i) => !grips[i].keys);
    this.#focus(all[Math.min(all.length - 1, Math.max(0, all.indexOf(index) + by))]);
    this.#lend({ chosen: -1, held: -1, focused: true });
  }

  #keep(index: number) {
    this.#before ??= { kept: this.drawing.kept(), from: this.#places[index] };
  }

  /** Returns true if the key does something. */
  #moveBy(key: string, isFar: boolean) {
    const { drawing } = this;
    const { selected } = this.#hand.peek();
    this.#keep(selected);
    if (drawing.key?.(selected, key)) return true;
    const direction = ARROWS[key];
    if (!direction) return false;
    const far = drawing.nudge * drawing.view.unit * (isFar ? FAR : 1);
    const { x, y } = this.#places[selected];
    this.#put(selected, { x: x + direction[0] * far, y: y + direction[1] * far });
    return true;
  }

  #putBack() {
    const before = this.#before;
    const isLifted = this.#isLifted;
    this.#before = null;
    this.#isLifted = false;
    this.drawing.history.begin();
    if (before && !this.drawing.restore(before.kept)) this.#put(this.#hand.peek().selected, before.from);
    if (isLifted) this.drawing.history.cancel();
    const wasChosen = this.#hand.peek().chosen >= 0;
    this.#lend({ chosen: -1, held: -1, isUsed: false });
    return before !== null || wasChosen;
  }

  #focus(index: number) {
    this.renderRoot.querySelectorAll<HTMLElement>('.handle')[index]?.focus({ preventScroll: true });
    this.#before = null;
    this.#lend({ selected: index, focused: false });
  }
}

/** Defines a drawing's element: a property for each number and choice, and a method for each call. */
export function define(name: string, Made: new () => Drawing) {
  const { ranges, choices, calls } = new Made();
  class Figure extends DrawnFigure {
    override readonly drawing = new Made();
  }
  for (const name of Object.keys({ ...ranges, ...choices }))
    Object.defineProperty(Figure.prototype, name, {
      get(this: Figure) {
        const value = this.drawing.now[name] ?? this.drawing.chosen[name];
        // At the end of a range that is not computed yet.
        return value === Infinity ? undefined : value;
      },
      set(this: Figure, value: unknown) {
        this.drawing.set(name, value);
      },
    });
  for (const call of Object.keys(calls))
    Object.defineProperty(Figure.prototype, call, {
      value(this: Figure) {
        this.once(() => this.inOneStep(this.drawing.calls[call]));
      },
    });
  customElements.define(name, Figure);
}
