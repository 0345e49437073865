/** `<meander-path>`: attributes, properties, methods and events of a figure, its start and its frames. */
import { batch, computed, effect, signal } from '@preact/signals-core';
import { html, nothing, unsafeCSS } from 'lit';
import { CORNERS, emsOf, freeCorner, type Spot } from '../drawing/delta.ts';
import { toneRules, type Look } from '../drawing/look.ts';
import { layOut, viewOf, type Layout, type Scene } from '../drawing/picture.ts';
import * as engine from '../engine.ts';
import { readyForFigure } from '../engine/figure-module.ts';
import { checked } from '../engine/load.ts';
import { badArgument, MeanderError } from '../errors.ts';
import { CURVE_IDS, type CurveId } from '../figure/curves/index.ts';
import { Figure, type Cause } from '../figure/figure.ts';
import { acceptValue } from '../figure/kinds.ts';
import { attributeOf, NAMES, rowOf, type Name } from '../figure/settings.ts';
import { lacksVersion } from '../figure/state-string.ts';
import { handleName } from '../figure/status.ts';
import { change, current, parameter, type Parameter, type Values } from '../figure/values.ts';
import { through } from '../geometry/camera.ts';
import { toPage, type Place, type View } from '../geometry/view.ts';
import type { Shown } from '../io/picture.ts';
import type { LanguageName } from '../io/code.ts';
import { KEYS } from '../words/say.ts';
import type { MeanderPath as Api, MeanderPathEventMap, MeanderPathProperties } from './api.ts';
import { gesturesOn, pointingOn, type Surface } from './gestures.ts';
import { keysOf } from './keys.ts';
import { openingOf } from './opening.ts';
import { lookOf, Painter } from './painter.ts';
import type { Saving } from './saving.ts';
import { breather, observeNearness, observeSight, SignalElement } from './signal-element.ts';
import { speechOf } from './speech.ts';
import { failed, handButtons, more, strip, type Copied, type Fetched, type Share } from './strip.ts';
import styleText from './style.css?inline';
import { keep, zoomButtons, zoomingOf } from './zooming.ts';

const style = unsafeCSS(`${toneRules}\n${styleText}`);

/** Settings without an attribute. */
const HIDDEN: readonly Name[] = ['position', 'orbit'];

/** Milliseconds after opening the page in which a show may start by itself. */
const FRESH = 4000;
/** Longest wait for fonts and for the code that saves, in milliseconds. */
const PATIENCE = 1500;
const waitFor = (one: Promise<unknown>) =>
  Promise.race([one.catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE))]);
/** Milliseconds after which the figure says that loading takes long. */
const LONG = 10_000;

/** Width of a saved picture if the figure has no size yet, in pixels. */
const SAVED = 720;

/** Whether the reader has just opened the page, and not gone back to it. */
function isFresh() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() < FRESH && entry?.type !== 'back_forward';
}

export interface MeanderPath extends MeanderPathProperties {}

/** `api.ts` describes its public interface. */
export class MeanderPath extends SignalElement implements Api {
  static override styles = style;
  static override properties = Object.fromEntries(
    NAMES.map((name) => [name, { attribute: !HIDDEN.includes(name) && attributeOf(name) }]),
  );

  /** `state` is not a Lit property, because Lit would write the state of each figure at its first update. */
  static override get observedAttributes() {
    return [...super.observedAttributes, 'state'];
  }

  /** Texts of all figures of a page, by the names in `www/words/words.ts`. A figure reads them when it is connected. */
  static strings: object = {};

  /** Properties read the figure's signals. Assigned values are checked like attributes. */
  static override getPropertyDescriptor(name: Name): PropertyDescriptor {
    return {
      get(this: MeanderPath) {
        return current(this.figure, name);
      },
      set(this: MeanderPath, given: unknown) {
        this.#take(name, given);
      },
    };
  }

  readonly figure = new Figure();
  /** Size of the canvas in CSS pixels, and device pixels per CSS pixel. */
  readonly #size = signal({ width: 0, height: 0, ratio: 1 });
  /** The error message that readers see; empty without an error. */
  readonly #failure = signal('');
  readonly #isDark = signal(false);
  /** The download of the whole module, which a plain figure does not need. */
  #whole: Promise<void> | null = null;
  readonly #isOpen = signal(false);
  readonly #copied = signal<Copied>('');
  /** True once the canvas shows a picture instead of the poster. */
  readonly #isDrawn = signal(false);
  #hand: Place | null = null;
  /** Boxes over the picture, by their preferred corner. */
  readonly #spots = new Map<number, Spot>();
  /** The view of the whole grid; `#view` adds the zoom. */
  readonly #fitted = computed(() => {
    const { columns, rows } = this.figure.settings;
    const { width, height } = this.#size.value;
    const [space, labels] = [this.figure.space.value, this.figure.labels.value];
    const { grid: isGrid } = this.figure.source.value;
    return viewOf({ columns, rows, space, labels, isGrid }, width, height);
  });
  readonly #view = computed(() => through(this.#fitted.value, this.figure.camera.value));
  readonly #painter = new Painter();
  readonly #speech = speechOf(this, this.figure, () => this.#announce('meander-words', {}));
  #strings: object = {};
  #hadFocus = false;
  #look: Look | null = null;
  #layout: { scene: Scene; view: View; result: Layout } | null = null;
  #frame = 0;
  #valuesFrame = 0;
  #partsBefore = '';
  #isVisible = false;
  #isStarting = false;
  /** A state given before the other attributes were read. */
  #state: string | null = null;
  /** Aborted on disconnection, which ends the listeners and effects of the connection. */
  #connection = new AbortController();
  readonly #stillness = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #nearness = observeNearness(() => void this.#start());
  readonly #sight = observeSight((isSeen) => {
    this.#isVisible = isSeen;
    if (isSeen) this.#request();
  });
  readonly #sizes = new ResizeObserver(([entry]) => this.#resize(entry));
  readonly #surface: Surface = {
    figure: this.figure,
    view: () => this.#view.peek(),
    fitted: () => this.#fitted.peek(),
    layout: () => this.#laidOut(),
    pixel: ({ clientX, clientY }) => {
      const { left, top, width } = this.#canvas.getBoundingClientRect();
      // The page may scale the figure.
      const scale = this.#size.peek().width / width;
      return (this.#hand = { x: scale * (clientX - left), y: scale * (clientY - top) });
    },
  };
  readonly #gestures = gesturesOn(this.#surface);
  readonly #zooming = zoomingOf({
    ...this.#surface,
    camera: this.figure.camera,
    zooms: this.figure.zooms,
    route: () => Array.from(this.figure.grid.peek()?.routes[0] ?? [], this.figure.placeOf),
  });
  readonly #keys = keysOf(this.figure, this.#gestures);
  readonly #pointing = pointingOn(this.#surface);
  readonly #announceError = (error: unknown) => {
    const { code, message, argument, line, column, cause } = error as MeanderError;
    // The reader sees only that it failed.
    if (code === 'LoadFailed') console.error(error);
    this.#announce('meander-error', { code, message, argument, line, column, cause });
  };
  readonly #fetched = signal<Fetched | null>(null);
  readonly #opening = openingOf(this, (given) => {
    this.#fetch()
      .then(({ reading }) => reading.take(given))
      .catch(this.#announceError);
  });

  constructor() {
    super();
    this.figure.hasFinger = matchMedia('(any-pointer: coarse)').matches;
    this.figure.onChange = (cause, names) => this.#changed(cause, names);
    this.figure.onTry = this.#stepped;
    this.figure.onStep = () => {
      const [step, total] = [this.figure.position.peek(), this.figure.total.peek()];
      this.#stepped({ step, total, ...this.figure.carving.decision(step) });
    };
    this.figure.onMissing = () => (this.#whole ??= this.#loadWhole());
    this.figure.onTooLarge = (error) =>
      queueMicrotask(() => {
        this.figure.tell(this.figure.say.peek()('status.tooMany'), true);
        this.#announceError(error);
      });
  }

  get engine() {
    return engine;
  }

  /** Addresses that the panel offers; the page sets them. */
  share: Share = {};

  get state() {
    return this.figure.getState();
  }

  set state(text: string) {
    if (text) this.setState(text);
  }

  get strings(): object {
    const say = this.figure.say.peek();
    return Object.fromEntries(KEYS.map((key) => [key, say(key)]));
  }

  set strings(given: object) {
    if (Object(given) === given) {
      this.#strings = given;
      this.#replaceWords();
    } else this.#announceError(badArgument('strings', given, 'an object of texts'));
  }

  #replaceWords() {
    this.#speech.replace(this.#strings, MeanderPath.strings);
  }

  getState = this.figure.getState;
  play = () => this.#once(this.figure.motion.play);
  pause = this.figure.motion.pause;
  undo = this.figure.history.undo;
  redo = this.figure.history.redo;
  commit = this.figure.history.commit;

  async importText(text: string, cause: 'api' | 'user' = 'api'): Promise<void> {
    return (await this.#fetch()).reading.text(text, cause);
  }

  toSVG(): string {
    return this.#saving.toSVG();
  }

  async toBlob(type?: string, ratio?: number): Promise<Blob> {
    await this.#fetch();
    return this.#saving.toBlob(type, ratio);
  }

  toCSV(curve: CurveId = 'raw'): string {
    return this.#saving.toText('csv', curve);
  }

  toJSON(curve: string = 'raw'): string {
    return this.#saving.toText('json', CURVE_IDS.find((id) => id === curve) ?? 'raw');
  }

  async toCode(language: LanguageName, curve?: CurveId, what?: 'points' | 'program'): Promise<string> {
    await this.#fetch();
    return this.#saving.toCode(language, curve, what);
  }

  /** The code that saves, fetched before `meander-ready` unless the connection is slow. */
  get #saving(): Saving {
    const fetched = this.#fetched.peek();
    if (fetched && this.figure.started.peek()) return fetched.saving;
    throw new MeanderError('NotReady', this.figure.say.peek()('notReady'));
  }

  async #fetch(): Promise<Fetched> {
    const panel = checked('panel').then(() => import('./panel.ts'));
    const { importInto, savingOf, ...rest } = await panel.catch((cause) => {
      throw new MeanderError('LoadFailed', this.figure.say.peek()('notLoaded'), undefined, { cause });
    });
    return (this.#fetched.value ??= {
      ...rest,
      reading: importInto(this.figure),
      saving: savingOf(this.figure, () => this.#shown(), this.#announceError),
    });
  }

  /** Saves the figure, for a panel beside it; undefined until its code is loaded. */
  get saving(): Saving | undefined {
    return this.#fetched.value?.saving;
  }

  get values(): Values {
    return this.figure.started.peek() ? this.figure.values.peek() : {};
  }

  change(name: string, value: unknown) {
    try {
      change(this.figure, name, value);
    } catch (error) {
      this.#announceError(error);
    }
  }

  parameter(name: string): Parameter {
    return parameter(this.figure, name);
  }

  setState(text: string) {
    if (this.figure.setState(text)) return;
    const message = this.figure.say.peek()(lacksVersion(text) ? 'noVersion' : 'badState');
    this.figure.tell(message, true);
    this.#announceError(new MeanderError('BadArgument', message, 'state'));
  }

  step(n = 1) {
    checkWhole('n', n);
    this.#once(() => this.seek(this.figure.position.peek() + n));
  }

  seek(position: number) {
    checkWhole('position', position);
    this.#once(() => this.figure.motion.seek(position));
  }

  restart() {
    const { challenge, motion } = this.figure;
    this.#once(() => (challenge.isOn.peek() ? challenge : motion).restart());
  }

  finish() {
    const { challenge, motion } = this.figure;
    this.#once(() => (challenge.isOn.peek() ? void challenge.finish() : motion.seek(Infinity)));
  }

  /** Loads the figure first, if need be. */
  #once(act: () => void) {
    if (this.figure.started.peek()) return act();
    this.addEventListener('meander-ready', act, { once: true });
    void this.#start();
  }

  regenerate(seed: number = engine.randomSeed()) {
    if (seed >>> 0 !== seed) throw badArgument('seed', seed, rowOf('seed').allowed);
    this.figure.set({ seed });
  }

  override attributeChangedCallback(name: string, old: string | null, text: string | null) {
    if (name !== 'state') return super.attributeChangedCallback(name, old, text);
    if (this.isConnected) this.state = text ?? '';
    else this.#state = text;
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.#state) this.setState(this.#state);
    this.#state = null;
    this.#nearness.observe(this);
    this.#replaceWords();
    this.#speech.connect();
    this.#sight.observe(this);
    const { signal } = (this.#connection = new AbortController());
    this.ownerDocument.addEventListener('visibilitychange', this.#hide, { signal });
    this.ownerDocument.addEventListener('paste', this.#opening.paste, { signal });
    this.figure.away.value = false;
    const watches = [this.#watchPicture, this.#watchTheme, this.#watchValues, this.#watchPoint, this.#report];
    for (const watch of watches) signal.addEventListener('abort', effect(watch));
    if (this.loading === 'eager') void this.#start();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#connection.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#nearness.disconnect();
    this.#sight.disconnect();
    this.#speech.disconnect();
    this.#gestures.cancel();
    this.figure.away.value = true;
  }

  /** Constructed style sheets belong to one document. */
  adoptedCallback() {
    this.shadowRoot!.adoptedStyleSheets = [];
    this.#adopt(style.cssText);
    this.requestUpdate();
  }

  #adopt(text: string) {
    const { CSSStyleSheet } = this.ownerDocument.defaultView ?? window;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    this.shadowRoot!.adoptedStyleSheets.push(sheet);
  }

  protected override render() {
    const { columns, rows, ui, label, source, readonly, theme } = this.figure.settings;
    const { started, say, challenge, camera, zooms, status, isStatusShown, description, history } =
      this.figure;
    const [gestures, pointing, opening] = [this.#gestures, this.#pointing, this.#opening];
    const zooming = this.#zooming;
    const text = status.value;
    // Buttons must not cover a handle that is dragged.
    const isFree = !(history.inGesture() && this.#gestures.isPressed());
    const isHandled = started.value && ui !== 'none';
    const hands = handButtons(this.figure);
    const handSpot = this.#spot(1, isHandled && isFree && hands.length > 0, [[104 * hands.length, 68]]);
    const zoomSpot = this.#spot(3, isHandled && zooms.value, [[310, 76]], 1);
    const hint = this.#spot(0, isStatusShown.value && isFree, hintSizes(text, this.#size.value.width), 1, 3);
    const kind = hint ? 'status' : 'unseen';
    const { keys, touchAction } = this.#handled();
    const failure = this.#failure.value;
    // A strip that nobody sees would render the element at each step.
    const hasStrip = ui !== 'none' || challenge.isOn.value;
    const controls =
      hasStrip &&
      (failure
        ? failed(this.figure, failure, this.#retry)
        : strip(this.figure, this.#isOpen.value, opening.open));
    const panel = {
      figure: this.figure,
      share: this.share,
      isOpen: this.#isOpen,
      copied: this.#copied,
      opening,
      close: () => this.#panel?.hidePopover(),
      fetched: this.#fetched.value,
      fetch: () => this.#fetch().catch(this.#announceError),
    };
    return html`
      <span class="tint" @transitionrun=${this.#followPage}></span>
      <div
        class="figure"
        part="figure"
        data-theme=${theme === 'auto' ? (this.#isDark.value ? 'dark' : 'light') : theme}
        aria-busy=${this.#fetched.value?.reading.busy.value || nothing}
        @keydown=${this.#key}
        @keyup=${this.#keys.up}
        @dragover=${opening.over}
        @dragleave=${opening.leave}
        @drop=${opening.drop}
        @pointerdown=${this.#touch}
      >
        <div
          class="stage"
          data-tool=${this.figure.tool.value}
          ?data-zoomed=${camera.value !== null}
          .style="aspect-ratio: var(--meander-ratio, ${columns + 1} / ${rows + 2}); touch-action: ${touchAction}"
          @pointerdown=${this.#down}
          @pointermove=${this.#move}
          @pointerup=${this.#up}
          @pointerleave=${pointing.leave}
          @pointercancel=${this.#cancel}
          @lostpointercapture=${gestures.cancel}
          @mousedown=${gestures.keep}
          @contextmenu=${gestures.keep}
          @click=${this.#click}
          @wheel=${zooming.wheel}
          @touchstart=${zooming.touchStart}
        >
          <canvas
            part="canvas"
            role=${keys ? 'application' : 'img'}
            aria-label=${label || say.value(`figure.${source}`)}
            aria-describedby=${keys ? 'status description' : 'description'}
            tabindex=${keys || source === 'track' ? 0 : -1}
            @blur=${this.#leave}
          ></canvas>
          <p id="description" hidden>${keys || description.value}</p>
          ${started.value && !readonly && !challenge.isOn.value ? this.#handles() : nothing}
          <p id="status" part="status" role="status" class=${kind} .style=${hint}>${text}</p>
          ${handSpot && html`<div class="hands" part="hands" .style=${handSpot} @pointerdown=${keep}>${hands}</div>`}
          ${zoomSpot && zoomButtons(say.value, zooming, zoomSpot)}
          ${opening.dropping.value ? html`<p class="drop"><span>${say.value('dropHere')}</span></p>` : nothing}
          ${this.#isDrawn.value ? nothing : html`<slot name="poster"></slot><slot></slot>`}
        </div>
        ${hasStrip ? html`<div class="controls">${controls}</div>` : nothing}
        <slot name="caption"></slot>
        ${started.value && ui !== 'none' && ui !== 'mini' && !challenge.isOn.value ? more(panel) : nothing}
      </div>
    `;
  }

  /**
   * Finds a corner of the picture for a text or buttons and returns it as a style; empty if they are hidden. Boxes stay
   * put during a drag or a zoom, and under the pointer until they cover an end. All avoid the boxes in `others`;
   * a text also avoids the pointer.
   */
  #spot(
    own: number,
    isShown: boolean,
    sizes: readonly (readonly [width: number, height: number])[],
    ...others: readonly number[]
  ): string {
    const spots = this.#spots;
    if (!isShown) spots.delete(own);
    if (!isShown) return '';
    const { camera, started, brush, placeOf } = this.figure;
    const isStill = this.#gestures.isDragging() || camera.peek();
    if (started.peek() && this.#size.value.width && !isStill) {
      const { view, obstacles } = this.#laidOut();
      const held = this.renderRoot.querySelector(':is(.hands, .zoom):hover') ? spots.get(own) : null;
      const hand = own ? null : brush.value < 0 ? this.#hand : toPage(view, placeOf(brush.value));
      const places = hand ? [...obstacles.others, hand] : obstacles.others;
      const taken = others.flatMap((other) => spots.get(other) ?? []);
      spots.set(own, freeCorner(view, sizes, { ...obstacles, others: places }, own, taken, held));
    }
    const { corner, box } = spots.get(own) ?? { corner: own };
    const width = own || !box ? '' : `max-inline-size: ${box.right - box.left}px`;
    return `inset: ${CORNERS[corner]}; ${width}`;
  }

  #handled(): { keys: string; touchAction: string } {
    const { settings, tool, say, started } = this.figure;
    const { touchAction } = settings;
    if (tool.value === 'stones') return { keys: say.value('canvasKeys.stones'), touchAction };
    if (tool.value === 'turn') {
      const turned = touchAction === 'manipulation' ? 'pan-y' : touchAction;
      return { keys: say.value('canvasKeys.orbit'), touchAction: turned };
    }
    if (tool.value === 'walls') return { keys: say.value('status.wallKeys'), touchAction: 'pinch-zoom' };
    const keys = started.value ? this.#zooming.keys(say.value) : '';
    return { keys, touchAction: this.#zooming.touchAction(touchAction) };
  }

  /** Invisible buttons over the drawn handles, for touch, focus and names. */
  #handles() {
    const { handles, selected, focused, holding, say } = this.figure;
    if (handles.value.length === 0) return nothing;
    const view = this.#view.value;
    const reached = Math.max(0, selected.value);
    const chosen = holding.chosen.value;
    const buttons = handles.value.map((handle, i) => {
      const { x, y } = toPage(view, handle);
      const focus = (event: Event) => {
        selected.value = i;
        focused.value = (event.target as Element).matches(':focus-visible');
        if (focused.value) this.#zooming.show(handle);
      };
      // A click without a pointer comes from the keyboard or a screen reader.
      const click = (event: MouseEvent) => event.detail === 0 && holding.pickUp(i);
      return html`
        <button
          class="handle"
          part="handle"
          tabindex=${i === reached ? 0 : -1}
          aria-label=${handleName(this.figure, i)}
          aria-pressed=${i === chosen}
          .style="translate: ${x}px ${y}px"
          @focus=${focus}
          @blur=${this.#blur}
          @click=${click}
        ></button>
      `;
    });
    return html`
      <div class="handles" role="application" aria-label=${say.value('handles')}>${buttons}</div>
    `;
  }

  /** Lets go of the handle, unless the focus moves to another one or a pointer holds it. */
  readonly #blur = ({ relatedTarget }: FocusEvent) => {
    this.figure.focused.value = false;
    if (this.#gestures.isPressed()) return;
    if (!(relatedTarget as Element | null)?.matches('.handle')) this.figure.holding.letGo();
  };

  /** Only the first figure of a page is needed at once. */
  protected override get isPatient() {
    return this.ownerDocument.querySelector(this.localName) !== this;
  }

  /** Until the first picture is drawn, each update gets a task of its own. */
  protected override async scheduleUpdate() {
    if (this.hasUpdated && !this.#isDrawn.peek()) await breather();
    await super.scheduleUpdate();
  }

  /** The page may change its theme between the element's connection and its first style. */
  protected override firstUpdated() {
    requestAnimationFrame(this.#followPage);
  }

  protected override updated() {
    this.#sizes.observe(this.#canvas);
    const fetched = this.#fetched.peek();
    if (fetched && this.shadowRoot!.adoptedStyleSheets.length === 1) this.#adopt(fetched.style);
    const panel = this.#panel;
    if (panel && this.#isOpen.peek()) fetched?.place(panel);
    else if (this.figure.settings.compare) panel?.showPopover();
    if (this.#hadFocus) this.#focusSelected();
  }

  /** Remembers whether a handle has the focus, so that `updated` can restore it if the handle's button disappears. */
  protected override willUpdate() {
    this.#hadFocus = this.shadowRoot?.activeElement?.matches('.handle') ?? false;
  }

  #focusSelected() {
    const handle = this.renderRoot.querySelectorAll<HTMLElement>('.handle')[this.figure.selected.peek()];
    if (this.shadowRoot?.activeElement !== handle) handle?.focus({ preventScroll: true });
  }

  #request() {
    this.#frame ||= requestAnimationFrame((now) => {
      // The batch updates the page after drawing: text drawn on a changed page would force a layout.
      let moves = false;
      try {
        moves = batch(() => this.#draw(now));
      } finally {
        // Reset this last: the picture already shows changes made in this frame.
        this.#frame = 0;
      }
      if (moves && this.#isVisible) this.#request();
    });
  }

  /** Draws a frame; returns whether anything still moves. It bypasses Lit, so a traveller renders no templates. */
  #draw(now: number): boolean {
    const { width, height, ratio } = this.#size.peek();
    const { motion, scene, started } = this.figure;
    if (!started.peek() || !width || !height) return false;
    motion.reduced = this.#stillness.matches;
    const moves = motion.advance(now);
    const canvas = this.#canvas;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    this.#look ??= lookOf(this.renderRoot.querySelector('.stage')!);
    this.#painter.paint(canvas, ratio, this.#look, scene.peek(), motion.moment, this.#laidOut());
    this.#isDrawn.value = true;
    return moves;
  }

  get #canvas() {
    return this.renderRoot.querySelector('canvas')!;
  }

  get #panel() {
    return this.renderRoot.querySelector<HTMLElement>('.panel');
  }

  /** The picture to save, in day colours unless the author chose night. */
  #shown(): Shown {
    const { scene, settings } = this.figure;
    const { columns, rows, theme } = settings;
    const saved = viewOf(scene.peek(), SAVED, Math.round((SAVED * (rows + 2)) / (columns + 1)));
    return {
      scene: scene.peek(),
      layout: this.#size.peek().width > 0 ? this.#laidOut() : layOut(scene.peek(), saved),
      look: lookOf(this.renderRoot.querySelector('.stage')!, theme === 'dark' ? 'dark' : 'light'),
    };
  }

  /** Position of a place in CSS pixels from the picture's corner. */
  pixelOf(place: Place): Place {
    return toPage(this.#view.peek(), place);
  }

  #laidOut(): Layout {
    const scene = this.figure.scene.peek();
    const view = this.#view.peek();
    const last = this.#layout;
    if (!last || last.view !== view || !looksAlike(last.scene, scene)) {
      const isMoved = this.figure.camera.peek() !== null && last?.view.unit === view.unit;
      const before = this.#gestures.isDragging() || isMoved ? (last?.result.delta ?? null) : null;
      this.#layout = { scene, view, result: layOut(scene, view, before?.side) };
    }
    return this.#layout!.result;
  }

  readonly #touch = () => {
    this.figure.motion.touch();
    this.#request();
  };

  readonly #down = (event: PointerEvent) => {
    const isSecond = this.#gestures.isPressed();
    if (!isSecond) this.#pointing.down(event);
    // A second finger cancels the gesture of the first.
    if (this.#zooming.pinches(event)) return this.#gestures.cancel();
    this.#gestures.down(event, this.#isOpen.peek());
    if (isSecond) return;
    const isPressed = this.#gestures.isPressed();
    // On an enlarged board, a drag also pans while a tap takes stones.
    if (!isPressed || this.figure.tool.peek() === 'stones') this.#zooming.grab(event);
    if (!isPressed) return;
    if (this.figure.holding.held.peek() >= 0) {
      this.#focusSelected();
      // The pointer already shows which handle is held.
      this.figure.focused.value = false;
    } else {
      // To a browser, focus that a script moves may look like focus by keys.
      this.#ring('none');
      this.#canvas.focus({ preventScroll: true });
    }
  };

  #ring(outline: string) {
    this.#canvas.style.outline = outline;
  }

  readonly #leave = () => {
    this.#ring('');
    const { challenge } = this.figure;
    if (challenge.isOn.peek()) challenge.leave();
  };

  readonly #move = (event: PointerEvent) => {
    this.#pointing.move(event);
    this.#zooming.move(event);
    this.#gestures.move(event);
  };

  readonly #up = (event: PointerEvent) => {
    this.#pointing.up(event);
    if (this.#zooming.up(event) === 'tap') this.#zooming.nudge(this.#surface.pixel(event));
    this.#gestures.up(event);
    // Let curve names move to their best side.
    this.#layout = null;
    this.#request();
  };

  readonly #click = (event: MouseEvent) => {
    if (this.#gestures.click(event)) void this.updateComplete.then(() => this.#focusSelected());
  };

  /** Cancels a drag when the page is hidden. */
  readonly #hide = () => {
    if (this.ownerDocument.hidden) this.#gestures.cancel();
  };

  readonly #cancel = (event: PointerEvent) => {
    this.#pointing.leave();
    this.#zooming.up(event);
    this.#gestures.cancel(event);
  };

  readonly #key = (event: KeyboardEvent) => {
    this.#ring('');
    const zooms =
      event.target === this.#canvas && this.#zooming.key(event, this.figure.tool.peek() !== 'walls');
    if (!zooms) this.#keys.down(event);
    if (event.defaultPrevented && !this.figure.camera.peek()) void this.showFocused();
  };

  readonly #start = async () => {
    this.hurry();
    if (this.figure.started.peek() || this.#isStarting) return;
    this.#isStarting = true;
    const late = setTimeout(() => (this.figure.isLate.value = true), LONG);
    try {
      const font = `500 15px ${getComputedStyle(this).getPropertyValue('--meander-font') || 'system-ui'}`;
      await Promise.all([readyForFigure(), waitFor(document.fonts.load(font))]);
    } catch (error) {
      this.#fail(error);
      return;
    } finally {
      clearTimeout(late);
      this.#isStarting = false;
    }
    this.figure.modules.value++;
    this.figure.started.value = true;
    // Lay out now, because the first frame has enough to do.
    if (this.#size.peek().width) this.#laidOut();
    if (this.autoplay && !this.#stillness.matches && isFresh()) this.figure.motion.begin();
    // The picture does not wait for the code that saves it.
    await waitFor(Promise.all([this.#fetch(), this.updateComplete, this.#whole]));
    this.#announce('meander-ready', {});
  };

  async #loadWhole() {
    try {
      await engine.ready();
      this.figure.modules.value++;
    } catch (error) {
      this.#fail(error);
    }
  }

  readonly #retry = () => {
    this.#failure.value = '';
    if (this.figure.started.peek()) this.#whole = this.#loadWhole();
    else void this.#start();
  };

  #fail(error: unknown) {
    const say = this.figure.say.peek();
    const { code } = error as MeanderError;
    this.#failure.value = say(code === 'NoWebAssembly' ? 'refused' : 'notLoaded');
    // An error without a code is a bug of this package.
    if (!code) reportError(error);
    this.#announceError(error);
  }

  #take(name: Name, given: unknown) {
    const row = rowOf(name);
    const value = acceptValue(row, given);
    if (value === undefined) {
      const values = { name: attributeOf(name), value: given, fallback: row.write(row.start) ?? '—' };
      const message = `${this.figure.say.peek()('badAttribute', values)} (${row.allowed})`;
      this.#announceError(new MeanderError('BadArgument', message, attributeOf(name)));
    }
    this.figure.set({ [name]: value === undefined ? row.start : value });
  }

  #changed(cause: Cause, names: readonly Name[]) {
    if (names.some((name) => rowOf(name).code)) this.#announce('meander-change', { source: cause });
    if (names.includes('loading') && this.isConnected && this.loading === 'eager') void this.#start();
  }

  readonly #stepped = (told: MeanderPathEventMap['meander-step']['detail']) => {
    this.#announce('meander-step', told);
    if (told.step === told.total) this.#announce('meander-done', told);
  };

  readonly #watchPicture = () => {
    const { scene, forward, motion, started, signals, camera } = this.figure;
    if (!started.value) return;
    const { playing, travelling, travelled } = motion;
    const read = [scene, forward, camera, this.#size, this.#isDark, playing, travelling, travelled];
    void [...read, signals.pace, signals.follow].map(({ value }) => value);
    this.#request();
  };

  readonly #watchTheme = () => {
    void this.figure.signals.theme.value;
    if (this.hasUpdated || !this.isPatient) this.#followPage();
  };

  readonly #watchValues = () => {
    if (!this.figure.started.value) return;
    void this.figure.values.value;
    this.#valuesFrame ||= requestAnimationFrame(() => {
      this.#valuesFrame = 0;
      this.#announce('meander-values', {});
    });
  };

  readonly #watchPoint = () => {
    const parts = this.figure.started.value ? [...this.figure.partsAtHand.value] : [];
    if (parts.join() === this.#partsBefore) return;
    this.#partsBefore = parts.join();
    this.#announce('meander-point', { parts });
  };

  readonly #report = () => {
    const { value } = this.figure.late.failure;
    if (value) this.#announceError(value);
  };

  #announce<Name extends keyof MeanderPathEventMap>(type: Name, detail: MeanderPathEventMap[Name]['detail']) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** Redraws immediately after a resize, so a stretched picture never shows. */
  #resize({ contentRect: { width, height } }: ResizeObserverEntry) {
    const ratio = devicePixelRatio;
    const before = this.#size.peek();
    if (before.width === width && before.height === height && before.ratio === ratio) return;
    this.#size.value = { width, height, ratio };
    if (this.#isDrawn.peek() && this.#draw(performance.now())) this.#request();
  }

  /** Treats the page as dark if its text colour is light. */
  readonly #followPage = () => {
    const [red, green, blue] = getComputedStyle(this)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [0, 0, 0];
    this.#isDark.value = 0.299 * red + 0.587 * green + 0.114 * blue > 140;
    void this.updateComplete.then(() => {
      this.#look = null;
      this.#request();
    });
  };
}

/** Sizes of a 14-pixel text, wrapped to fewer or more lines. */
function hintSizes(text: string, most: number) {
  const length = 14 * emsOf(text);
  return [1, 0.58, 0.4, 0.3, 0.23].map((share) => {
    const width = Math.min(most, share * length + 32);
    return [width, 20 + 20 * Math.ceil(length / (width - 31))] as const;
  });
}

/** Whether two scenes share a layout: they may differ in hovered and focused handles. */
const looksAlike = (a: Scene, b: Scene) =>
  a.handles.length === b.handles.length &&
  (['curves', 'space', 'walls', 'path', 'finished', 'labels'] as const).every((name) => a[name] === b[name]);

function checkWhole(argument: string, n: number) {
  if (typeof n !== 'number' || Math.round(n) !== n) throw badArgument(argument, n, 'a whole number');
}
