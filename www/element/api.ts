/** Public types of `meander/element`, written out so that type checkers need no Lit. */
import type * as engine from '../engine.ts';
import type { ErrorCode } from '../errors.ts';
import type { CurveId } from '../figure/curves/index.ts';
import type { CellSet, Tuples } from '../figure/kinds.ts';
import type { Settings, SETTINGS } from '../figure/settings.ts';
import type { LanguageName } from '../io/code.ts';
import type { ELEMENTS } from '../sentences/sentences.ts';

/** A setting as a property: cells and points are flat lists. */
type Property<T> = [Extract<T, Tuples | CellSet>] extends [never] ? T : readonly number[] | null;

export type MeanderPathProperties = { [K in keyof typeof SETTINGS]: Property<Settings[K]> };

/** "angleLimit" as "angle-limit". */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

type Attribute<T> = T extends boolean ? boolean | '' : T extends number | readonly unknown[] ? T | string : T;

/** Attributes in markup. Frameworks that set properties may use property names. */
export type MeanderPathAttributes = {
  [K in keyof MeanderPathProperties as K | Kebab<K>]?: Attribute<MeanderPathProperties[K]>;
} & {
  /** The whole figure as `getState` wrote it. */
  state?: string;
};

export interface Step {
  step: number;
  total: number;
  cell?: number;
  outcome?: 'blocked' | 'forced';
  /** Whether the step needed a search for another route. */
  searched?: boolean;
}

export interface MeanderPathEventMap {
  /** The figure is loaded. */
  'meander-ready': CustomEvent<object>;
  /** A setting in the state string changed. */
  'meander-change': CustomEvent<{ source: 'user' | 'api' | 'keyboard' }>;
  /** The carving took a step. */
  'meander-step': CustomEvent<Step>;
  /** The carving is finished. */
  'meander-done': CustomEvent<Step>;
  /** `values` may have changed; fires at most once per frame. */
  'meander-values': CustomEvent<object>;
  /** The language or `strings` changed. */
  'meander-words': CustomEvent<object>;
  /** The pointer or the focus moved to other parts of the drawing. */
  'meander-point': CustomEvent<{ parts: string[] }>;
  /** A call, an attribute or an import failed, or the platform did. */
  'meander-error': CustomEvent<{
    code: ErrorCode;
    message: string;
    argument?: string;
    line?: number;
    column?: number;
    cause?: unknown;
  }>;
}

export interface MeanderPath extends HTMLElement, MeanderPathProperties {
  /** The functions of the package, without `GridMap`. The figure has loaded some; await `engine.ready()` to call the others. */
  readonly engine: typeof engine;
  /** The whole figure as one short string. */
  state: string;
  /** All texts. Set some to replace those of the language. */
  strings: object;
  /** Numbers of the figure by name, each computed when read; none before `meander-ready`. */
  readonly values: Readonly<Record<string, number>>;

  /** Plays the carving. */
  play(): void;
  pause(): void;
  /** Moves by `n` steps, or back if `n` is negative. */
  step(n?: number): void;
  /** Shows the carving after `position` steps. */
  seek(position: number): void;
  /** Plays the carving from the first step. */
  restart(): void;
  /** Shows the finished path; in a challenge, tries the remaining stones one by one. */
  finish(): void;
  /** Carves another path, from `seed` or a new one. */
  regenerate(seed?: number): void;
  undo(): void;
  redo(): void;
  /** Changes a property as the reader would. All changes until `commit` are one step of undo. */
  change(name: string, value: unknown): void;
  commit(): void;
  /** The range and label of a numeric property. */
  parameter(name: string): { min?: number; max?: number; step?: number; label: string };
  getState(): string;
  /** Shows a state. An invalid one changes nothing and fires `meander-error`. */
  setState(text: string): void;
  /** Shows a track or a state; rejects any other text. With "user", it is one step of undo. */
  importText(text: string, cause?: 'api' | 'user'): Promise<void>;
  /** The picture as the text of an SVG file. */
  toSVG(): string;
  /** The picture as a file of a MIME type, with `ratio` pixels per CSS pixel. */
  toBlob(type?: string, ratio?: number): Promise<Blob>;
  /** The points of a curve as CSV. */
  toCSV(curve?: CurveId): string;
  /** The points of a curve as JSON. `JSON.stringify` passes a key instead. */
  toJSON(curve?: string): string;
  /** The points of a curve as a list in code, or a program that computes them. */
  toCode(language: LanguageName, curve?: CurveId, what?: 'points' | 'program'): Promise<string>;
}

export declare const MeanderPath: {
  new (): MeanderPath;
  prototype: MeanderPath;
  /** Texts of all figures of a page. A figure reads them when it is connected. */
  strings: object;
};

/** Event handlers under their names in React and Svelte. */
export type MeanderPathHandlers = {
  [Name in keyof MeanderPathEventMap as `on${Name}`]?: (event: MeanderPathEventMap[Name]) => void;
};

type Sentences = typeof ELEMENTS;
type SentenceElements = { [Tag in keyof Sentences]: InstanceType<Sentences[Tag]> };

/** Attributes of the elements of sentences, by tag. */
export type SentenceAttributes = {
  [Tag in keyof Sentences]: { [Name in Sentences[Tag]['observedAttributes'][number]]?: string | number };
};

declare global {
  interface HTMLElementTagNameMap extends SentenceElements {
    'meander-path': MeanderPath;
  }
  interface HTMLElementEventMap extends MeanderPathEventMap {}
}
