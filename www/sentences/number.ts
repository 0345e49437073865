/** Numbers in sentences: inputs that set a property, outputs of a target, and the width that they keep. */
import { textsFor, wordsIn, writeNumber } from '../words/say.ts';
import { BoundElement, read } from './bound.ts';

const PAGE = 10;
/** Steps per key. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
  ...{ PageUp: PAGE, PageDown: -PAGE, Home: -Infinity, End: Infinity },
};
/** CSS pixels after which a press becomes a drag. */
const THRESHOLD = { mouse: 3, pen: 4, touch: 6 } as Record<string, number>;

/**
 * `<meander-number>`: a number in a sentence that sets a property of its targets. A drag or a key changes it, a tap on a
 * mark beside it changes it by a step, and a tap on the digits lets the reader type.
 */
export class MeanderNumber extends BoundElement {
  static observedAttributes = ['for', 'name', 'min', 'max', 'step', 'digits', 'label'] as const;
  /** A slider as soon as its target has the property. */
  readonly #slider: HTMLElement;
  readonly #digits: HTMLElement;
  readonly #mark: HTMLButtonElement;
  #value: number | undefined;
  /** The author's number; if the text was not a number, the first value. */
  #written: number | undefined;
  #drag: { press: PointerEvent; from: number } | null = null;
  /** Whether the last press was a drag, so the click that follows is no tap. */
  #isDragged = false;
  /** The root whose outputs keep their width while the reader changes this number. */
  #changing: Document | ShadowRoot | null = null;

  constructor() {
    super();
    this.#slider = this.ownerDocument.createElement('span');
    this.#digits = this.ownerDocument.createElement('span');
    this.#slider.append(this.#digits);
    this.#slider.className = 'meander-slider';
    this.#mark = this.ownerDocument.createElement('button');
    this.#mark.type = 'button';
    this.#mark.className = 'meander-back';
    this.#mark.hidden = true;
    this.#mark.addEventListener('click', () => this.#setBack());
    const slider = this.#slider;
    slider.addEventListener('keydown', (event) => this.#key(event) && event.preventDefault());
    slider.addEventListener('keyup', ({ key }) => key in KEYS && this.#finish());
    slider.addEventListener('blur', () => this.#changing && this.#finish());
    slider.addEventListener('pointerdown', (event) => this.#press(event));
    slider.addEventListener('pointermove', (event) => this.#move(event));
    slider.addEventListener('pointerup', (event) => this.#release(event));
    // A click without a pointer comes from a screen reader.
    slider.addEventListener('click', ({ detail, clientX }) => {
      if (detail && this.#isDragged) return;
      const side = detail && this.#sideOf(clientX);
      if (!side) return void this.#type();
      this.#stepBy(side);
      this.#finish();
    });
    for (const type of ['pointercancel', 'lostpointercapture'] as const)
      slider.addEventListener(type, (event) => this.#isDragOf(event) && this.#cancel());
    // A long press is the start of a drag.
    slider.addEventListener('contextmenu', (event) => this.#drag && event.preventDefault());
  }

  override begin() {
    if (this.#slider.parentNode !== this) {
      const text = this.textContent.trim();
      this.#written ??= numberIn(text);
      if (text) this.#digits.textContent = text;
      this.replaceChildren(this.#slider, this.#mark);
    }
    this.update();
  }

  override end() {
    this.#cancel();
    this.#finish();
  }

  get #range() {
    return rangeOf(this, this.targets[0]?.parameter?.(this.name));
  }

  /** 1 where text runs from left to right, otherwise -1. */
  get #sign() {
    return getComputedStyle(this).direction === 'rtl' ? -1 : 1;
  }

  override update() {
    const [target] = this.targets;
    const value = read(target, this.name);
    this.#slider.ariaDisabled = target ? null : 'true';
    if (typeof value !== 'number' || this.#slider.parentNode !== this) return;
    this.#value = value;
    const range = this.#range;
    const { min, max, decimals } = range;
    const language = languageOf(this);
    const written = writerIn(language, decimals);
    if (this.#digits.textContent !== written(value)) this.#digits.textContent = written(value);
    reserve(this.#slider, range, written);
    const attributes = {
      ...{ role: 'slider', tabindex: '0', 'aria-label': this.label },
      ...{ 'aria-valuemin': String(min), 'aria-valuemax': String(Math.max(max, value)) },
      ...{ 'aria-valuenow': String(value), 'aria-valuetext': written(value) },
    };
    for (const [name, text] of Object.entries(attributes))
      if (this.#slider.getAttribute(name) !== text) this.#slider.setAttribute(name, text);
    this.#written ??= value;
    const first = written(this.#start!);
    this.#mark.hidden = written(value) === first;
    const tag = language ?? 'en';
    const back = wordsIn(tag, textsFor(tag))('setBack', { n: first });
    this.#mark.setAttribute('aria-label', `${this.label}: ${back}`);
  }

  /** The value to reset to. The target's `start` comes first, because it may change. */
  get #start() {
    return this.targets[0]?.parameter?.(this.name).start ?? this.#written;
  }

  #set(value: number) {
    if (value === this.#value) return;
    for (const target of this.targets) target.change(this.name, value);
    this.update();
  }

  #begin() {
    this.#changing ??= this.getRootNode() as Document | ShadowRoot;
    // No line becomes shorter while a reader changes a number.
    for (const output of outputsIn(this.#changing)) keep(output);
  }

  /** Ends a step of undo, unless a pointer still drags. */
  #finish() {
    if (this.#drag) return;
    if (this.#changing) for (const output of outputsIn(this.#changing)) output.style.removeProperty(LETTERS);
    this.#changing = null;
    for (const target of this.targets) target.commit?.();
  }

  #isDragOf = ({ pointerId }: PointerEvent) => pointerId === this.#drag?.press.pointerId;

  #press(press: PointerEvent) {
    if (this.#drag || press.button !== 0 || press.ctrlKey || !press.isPrimary) return;
    this.update();
    if (this.#value === undefined || this.#slider.ariaDisabled) return;
    this.#slider.setPointerCapture(press.pointerId);
    this.#begin();
    this.#isDragged = false;
    this.#drag = { press, from: this.#value };
  }

  #move(event: PointerEvent) {
    const drag = this.#drag;
    if (!drag || !this.#isDragOf(event)) return;
    const { press, from } = drag;
    const right = event.clientX - press.clientX;
    const far = Math.hypot(right, event.clientY - press.clientY);
    this.#isDragged ||= far >= (THRESHOLD[press.pointerType] ?? 0);
    const range = this.#range;
    const room = right < 0 ? press.clientX : innerWidth - press.clientX;
    const pixels = pixelsWithin(range, from, this.#sign * right, room);
    if (this.#isDragged) this.#set(stepFrom(range, from, (this.#sign * right) / pixels));
  }

  #release(event: PointerEvent) {
    if (!this.#isDragOf(event)) return;
    this.#drag = null;
    this.#finish();
  }

  /** Puts the number back where the drag began. Returns true if there was one. */
  #cancel(): boolean {
    const drag = this.#drag;
    if (!drag) return false;
    this.#drag = null;
    // The click that follows is no tap.
    this.#isDragged = true;
    this.#set(drag.from);
    this.#finish();
    return true;
  }

  /** The steps of a tap: 0 on the digits, else those of the mark there. */
  #sideOf(x: number): number {
    const { left, right } = this.#digits.getBoundingClientRect();
    return this.#sign * (Number(x > right) - Number(x < left));
  }

  /** Returns true if it has a value to step from. */
  #stepBy(steps: number): boolean {
    this.update();
    if (this.#value === undefined) return false;
    this.#begin();
    const range = this.#range;
    if (Math.abs(steps) === Infinity) this.#set(steps > 0 ? range.max : range.min);
    else this.#set(stepFrom(range, this.#value, steps));
    return true;
  }

  /** Returns true if the key was handled. */
  #key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === 'Escape') return this.#cancel();
    if (key === 'Enter') return this.#type();
    // The key also types the first character.
    if (/^[\d.,-]$/.test(key)) this.#type('');
    if (!(key in KEYS)) return false;
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
    return this.#stepBy(KEYS[key] * (isSideways ? this.#sign : 1));
  }

  /** Replaces the slider with a text field. Enter and leaving the field accept its number, Escape discards it. */
  #type(text?: string): boolean {
    this.#cancel();
    this.update();
    if (this.#value === undefined || this.#slider.ariaDisabled) return false;
    const range = this.#range;
    const field = this.ownerDocument.createElement('input');
    field.style.inlineSize = `${this.getBoundingClientRect().width}px`;
    field.type = 'number';
    field.min = String(range.min);
    field.max = String(range.max);
    field.step = String(range.step);
    // The keyboards of these input modes have no minus.
    if (range.min >= 0) field.inputMode = range.decimals ? 'decimal' : 'numeric';
    field.className = 'meander-field';
    field.ariaLabel = this.label;
    field.value = text ?? this.#value.toFixed(range.decimals);
    const close = (takes: boolean) => {
      field.onblur = null;
      const typed = field.valueAsNumber;
      field.replaceWith(this.#slider);
      this.#begin();
      if (takes && !Number.isNaN(typed)) this.#set(stepFrom(range, Number(typed.toFixed(range.decimals)), 0));
      this.#finish();
      this.update();
    };
    field.onblur = () => close(true);
    field.onkeydown = (event) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      const { rangeUnderflow, rangeOverflow } = field.validity;
      // The browser says what the range is.
      if (event.key === 'Enter' && (rangeUnderflow || rangeOverflow)) return void field.reportValidity();
      close(event.key === 'Enter');
      this.#slider.focus({ preventScroll: true });
    };
    this.#slider.replaceWith(field);
    field.focus({ preventScroll: true });
    field.select();
    return true;
  }

  #setBack() {
    const isFocused = this.#mark.matches(':focus');
    this.#set(this.#start!);
    this.#finish();
    // The mark disappears, so keep the focus in the sentence.
    if (isFocused) this.#slider.focus({ preventScroll: true });
  }
}

/** `<meander-output>`: a number of its target. Screen readers do not announce it, but read it with its sentence. */
export class MeanderOutput extends BoundElement {
  static observedAttributes = ['for', 'name', 'digits', 'unit'] as const;

  override update() {
    const value = this.targets[0]?.values?.[this.name];
    if (value === undefined || Math.abs(value) === Infinity) return;
    const [one, many = one, none = '–'] = this.getAttribute('unit')?.split('|') ?? [];
    // Stay empty until the first value.
    if (Number.isNaN(value)) return void (this.textContent && write(this, none));
    const digits = digitsOf(this) ?? (Number.isInteger(value) ? 0 : 1);
    const text = writerIn(languageOf(this), digits)(value);
    write(this, one ? `${text} ${value === 1 ? one : many}` : text);
  }
}

export interface Parameter {
  /** The value to reset to, if it differs from the number in the sentence. */
  start?: number;
  min?: number;
  max?: number;
  step?: number;
  label?: string;
}

/** CSS pixels that a whole range takes; `NEAREST` and `FARTHEST` limit the pixels of one step. */
const WHOLE = 240;
/** Pixels at the edge of the window that a finger cannot reach. */
const EDGE = 12;
const NEAREST = 2;
const FARTHEST = 14;

type Attributes = Pick<Element, 'getAttribute'>;

export type Range = ReturnType<typeof rangeOf>;

/**
 * The range of a number, and the pixels per step. The element's attributes come first, then its target's range, then the
 * defaults of an input of type range.
 */
export function rangeOf(element: Attributes, known: Parameter = {}) {
  const min = numberAttribute(element, 'min') ?? known.min ?? 0;
  const max = Math.max(min, numberAttribute(element, 'max') ?? known.max ?? 100);
  const step = numberAttribute(element, 'step') || known.step || 1;
  const pixels = Math.min(FARTHEST, Math.max(NEAREST, (WHOLE * step) / (max - min)));
  return { min, max, step, decimals: digitsOf(element) ?? decimalsOf(step), pixels };
}

/** Pixels per step, or fewer if the pointer would otherwise leave the window before the range ends. */
export function pixelsWithin(
  { min, max, step, pixels }: Range,
  from: number,
  direction: number,
  room: number,
): number {
  const steps = (direction < 0 ? from - min : max - from) / step;
  if (steps * pixels > 2 * WHOLE) return pixels;
  return Math.min(pixels, Math.max(1, room - EDGE) / Math.max(1, steps));
}

/** A value some steps further, within the range and without floating-point residue. */
export function stepFrom({ min, max, step }: Range, value: number, steps: number): number {
  const wanted = Math.min(max, Math.max(min, value + Math.round(steps) * step));
  return Number(wanted.toFixed(10));
}

/** How many decimals a step has. */
export const decimalsOf = (step: number) => Math.min(6, (String(step).split('.')[1] ?? '').length);

const numberAttribute = (element: Attributes, name: string) => numberIn(element.getAttribute(name));

/** How many decimals to write, as far as every browser can. */
function digitsOf(element: Attributes) {
  const digits = numberAttribute(element, 'digits');
  return digits && Math.min(20, Math.max(0, digits));
}

function numberIn(text: string | null): number | undefined {
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

export const languageOf = (element: Pick<Element, 'closest'>) =>
  element.closest('[lang]')?.getAttribute('lang') || undefined;

export const writerIn = (language: string | undefined, decimals: number) => (value: number) =>
  writeNumber(value, language, decimals);

/** The greatest length, in letters, that an output has had since it began to keep its width. */
const LETTERS = '--_letters';

/** Writes a number. While an element keeps its width, it may grow but not shrink. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  const kept = element.style.getPropertyValue(LETTERS);
  if (kept) keep(element, Number(kept));
}

/** Adds space for the letters that it has lost, and none while it has them all: the line looks as at rest. */
function keep(element: HTMLElement, atLeast = 0) {
  const letters = lettersOf(element.textContent);
  const most = Math.max(atLeast, letters);
  element.style.setProperty(LETTERS, String(most));
  element.style.setProperty('--_spare', String(most - letters));
}

/** Points and commas are half as wide as digits. */
const lettersOf = (text: string) => text.length - (text.match(/[.,\s]/g)?.length ?? 0) / 2;

const outputsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('meander-output');

/** A number whose range needs more letters than this reserves no width. */
const MOST_LETTERS = 6;

/** Reserves the width of the longest number in the range. */
function reserve(element: HTMLElement, { min, max }: Range, written: (value: number) => string) {
  const letters = Math.max(...[min, max].map((value) => lettersOf(written(value))));
  const spare = letters <= MOST_LETTERS ? letters - lettersOf(element.textContent) : 0;
  element.style.setProperty('--_spare', String(Math.max(0, spare)));
}
