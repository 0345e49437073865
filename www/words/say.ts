/** Texts and numbers in a language. English is built in; other languages are fetched when needed. */
import english from 'words:en';
import type { Key, LANGUAGES } from './words.ts';

export type Texts = Readonly<Record<Key, string>>;

const OTHERS = {
  de: () => import('words:de'),
  es: () => import('words:es'),
  fr: () => import('words:fr'),
  ja: () => import('words:ja'),
} satisfies Record<Exclude<(typeof LANGUAGES)[number], 'en'>, () => Promise<{ default: Texts }>>;

export const KEYS = Object.keys(english) as Key[];

/** Finds a text and fills its braces. */
export interface Say {
  (key: Key, values?: Readonly<Record<string, unknown>>): string;
  /** Writes a number as in the language, with `digits` decimals; by default with two at most. */
  number(value: number, digits?: number): string;
}

const known = new Map<string, Texts>([['en', english]]);

/** The language of a tag such as "de-AT", if it is in the table; otherwise English. */
function languageOf(tag: string): string {
  const [language] = tag.toLowerCase().split('-');
  return Object.hasOwn(OTHERS, language) ? language : 'en';
}

/** The texts for a tag, or undefined until they are fetched. */
export const textsFor = (tag: string): Texts | undefined => known.get(languageOf(tag));

/**
 * Fetches the texts for a tag, once their file is checked. Texts that do not load stay English; the next call tries
 * again.
 */
export async function fetchTexts(
  tag: string,
  check: (name: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<Texts> {
  const found = textsFor(tag);
  if (found) return found;
  const language = languageOf(tag) as keyof typeof OTHERS;
  try {
    await check(`words-${language}`);
    const { default: texts } = await OTHERS[language]();
    known.set(language, texts);
    return texts;
  } catch {
    return english;
  }
}

/** Returns the texts and numbers of one language; `replaced` overrides some texts. */
export function wordsIn(tag: string, texts = english, replaced: ReadonlyMap<Key, string> = new Map()): Say {
  const number = numbersIn(tag);
  const write = (value: unknown) => (typeof value === 'number' ? number(value) : String(value));
  const say = (key: Key, values?: Readonly<Record<string, unknown>>) => {
    const text = replaced.get(key) ?? texts[key];
    return values
      ? text.replace(/\{(\w+)\}/g, (braces, name) => (name in values ? write(values[name]) : braces))
      : text;
  };
  return Object.assign(say, { number });
}

/** Capitalizes the name of a setting, which is in lower case for sentences. */
export const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

/** Smaller whole numbers need no separator. */
const GROUPED = 1000;
/** `Intl` writes larger numbers: JavaScript writes the largest with an exponent. */
const LONG = 1e15;
/** The positions of commas in English numbers. */
const THOUSANDS = /(?<!\.\d*)\B(?=(\d{3})+\b)/g;

const numbersIn = (tag: string) => (value: number, digits?: number) =>
  writeNumber(value, tag, digits ?? 0, digits ?? 2);

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number with `least` to `most` decimals; without a tag, in the browser's language. Making a number format
 * takes milliseconds, so small counts and English numbers do without, and all texts of a page share formats.
 */
export function writeNumber(value: number, tag = '', least = 0, most = least): string {
  const exact = value.toFixed(most);
  if (tag === 'en' && Number(exact) === value && Math.abs(value) < LONG)
    return (least ? exact : String(value)).replace(THOUSANDS, ',');
  const isKnown = languageOf(tag) !== 'en' || /^en\b/i.test(tag);
  if (isKnown && !least && Number.isInteger(value) && Math.abs(value) < GROUPED) return String(value);
  const name = `${tag} ${least} ${most}`;
  const format = formats.get(name) ?? formatIn(tag, least, most);
  formats.set(name, format);
  return format.format(value);
}

function formatIn(tag: string, minimumFractionDigits: number, maximumFractionDigits: number) {
  const options = { minimumFractionDigits, maximumFractionDigits };
  try {
    return new Intl.NumberFormat(tag || undefined, options);
  } catch {
    // The `lang` of a page may be invalid.
    return new Intl.NumberFormat('en', options);
  }
}

/** A page's own texts by key, each from the first list that has it. */
export const replacements = (...lists: readonly unknown[]) =>
  new Map<Key, string>(
    KEYS.flatMap((key) => {
      const text = lists.map((list) => Object(list)[key]).find((one) => typeof one === 'string');
      return text === undefined ? [] : [[key, text]];
    }),
  );
