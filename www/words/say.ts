/** Says texts and numbers in a language. English is here from the start, any other language comes when it is asked for. */
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
  /** Writes a number as the language does, with so many decimals; without that, with two at most. */
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

/** Speaks one language; `replaced` has other texts for some keys. */
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

/** Texts of settings begin small, for sentences. */
export const capital = (text: string) => text[0].toUpperCase() + text.slice(1);

const formats = new Map<string, Intl.NumberFormat>();

/** Below this a count has neither a separator nor decimals. */
const GROUPED = 1000;

/** Making a number format takes milliseconds: the first picture has counts only, and all figures of a page share the few. */
const numbersIn = (tag: string) => (value: number, digits?: number) => {
  const isKnown = languageOf(tag) !== 'en' || /^en\b/i.test(tag);
  if (isKnown && !digits && Number.isInteger(value) && Math.abs(value) < GROUPED) return String(value);
  const name = `${tag} ${digits}`;
  let format = formats.get(name);
  if (!format) {
    format = formatIn(tag, { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 2 });
    formats.set(name, format);
  }
  return format.format(value);
};

/** Without a tag, in the browser's own language. */
export function formatIn(tag: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(tag, options);
  } catch {
    // A page may say anything in its `lang`.
    return new Intl.NumberFormat('en', options);
  }
}

/**
 * Finds a page's own texts, given by dotted names (`{ 'curve.raw': … }`) or nested ones (`{ curve: { raw: … } }`). The
 * first list that has a text counts.
 */
export function replacements(...lists: readonly unknown[]): Map<Key, string> {
  const found = new Map<Key, string>();
  for (const key of KEYS) {
    const text = lists.map((list) => textAt(list, key)).find((one) => typeof one === 'string');
    if (text !== undefined) found.set(key, text as string);
  }
  return found;
}

const textAt = (list: unknown, key: Key) =>
  Object(list)[key] ?? key.split('.').reduce<unknown>((at, part) => Object(at)[part], list);
