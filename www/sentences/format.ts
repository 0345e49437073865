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

/** How long a number was when it began to keep its room. */
const LETTERS = '--_letters';

/** Writes a number. One that keeps its room takes as much of the line as before. */
export function write(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text;
  const letters = element.style.getPropertyValue(LETTERS);
  element.style.marginInline = letters ? `calc(${Number(letters) - text.length} * 0.5ch)` : '';
}

const numbersIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('.meander-slider, meander-output');

/** Lets all numbers keep their room, so that no line moves while a reader changes one of them. */
export function keepRoom(root: ParentNode) {
  for (const element of numbersIn(root))
    if (!element.style.getPropertyValue(LETTERS))
      element.style.setProperty(LETTERS, String(element.textContent.length));
}

export function releaseRoom(root: ParentNode) {
  for (const element of numbersIn(root)) {
    element.style.removeProperty(LETTERS);
    element.style.marginInline = '';
  }
}
