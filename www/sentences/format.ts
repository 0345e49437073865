/** Numbers of sentences: their range, how they are written, and the room that they keep while a reader drags. */
export interface Parameter {
  min?: number;
  max?: number;
  step?: number;
  label?: string;
}

/** The values of a number, and how far a pointer goes from one to the next. */
export interface Range {
  min: number;
  max: number;
  step: number;
  decimals: number;
  pixels: number;
}

/** A whole range takes this many CSS pixels, with bounds for one step. */
const WHOLE = 240;
const NEAREST = 2;
const FARTHEST = 14;

type Attributes = Pick<Element, 'getAttribute'>;

/** What the element says of its range; else what its target says; else that of an input of type range. */
export function rangeOf(element: Attributes, known: Parameter = {}): Range {
  const min = numberAttribute(element, 'min') ?? known.min ?? 0;
  const max = Math.max(min, numberAttribute(element, 'max') ?? known.max ?? 100);
  const step = numberAttribute(element, 'step') || known.step || 1;
  const pixels = Math.min(FARTHEST, Math.max(NEAREST, (WHOLE * step) / (max - min)));
  return { min, max, step, decimals: numberAttribute(element, 'digits') ?? decimalsOf(step), pixels };
}

/** A value some steps on, within the range and without what floating point adds. */
export function stepFrom({ min, max, step }: Range, value: number, steps: number): number {
  const wanted = Math.min(max, Math.max(min, value + Math.round(steps) * step));
  return Number(wanted.toFixed(10));
}

/** How many decimals a step has. */
export const decimalsOf = (step: number) => Math.min(6, (String(step).split('.')[1] ?? '').length);

export function numberAttribute(element: Attributes, name: string): number | undefined {
  const text = element.getAttribute(name);
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

export const languageOf = (element: Pick<Element, 'closest'>) =>
  element.closest('[lang]')?.getAttribute('lang') || undefined;

/** Writes numbers in a language. */
export function writerIn(language: string | undefined, decimals: number): (value: number) => string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  try {
    return new Intl.NumberFormat(language, options).format;
  } catch {
    // A page may name a language that does not exist.
    return new Intl.NumberFormat(undefined, options).format;
  }
}

/** The most letters that a number has had since it began to keep its room. */
const LETTERS = '--_letters';

/** Writes a number. One that keeps its room may take more of the line, and never less. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  const kept = element.style.getPropertyValue(LETTERS);
  if (kept) keep(element, Number(kept));
}

function keep(element: HTMLElement, atLeast = 0) {
  element.style.setProperty(LETTERS, String(Math.max(atLeast, element.textContent.length)));
}

const outputsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('meander-output');

/** Lets all results keep their room, so that no line becomes shorter while a reader changes a number. */
export function keepRoom(root: ParentNode) {
  for (const element of outputsIn(root)) keep(element);
}

export function releaseRoom(root: ParentNode) {
  for (const element of outputsIn(root)) element.style.removeProperty(LETTERS);
}

/** A number whose range takes more letters than this has no room of its own. */
const MOST_LETTERS = 6;

/** Gives a number the room of the longest one in its range. */
export function reserve(element: HTMLElement, { min, max }: Range, written: (value: number) => string) {
  const letters = Math.max(written(min).length, written(max).length);
  element.style.setProperty(LETTERS, String(letters <= MOST_LETTERS ? letters : 0));
}
