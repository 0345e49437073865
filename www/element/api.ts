/** Types of `meander/element`: what pages and programs see of its elements. No type checker has to know Lit for them. */
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

/** What markup may have. Frameworks that set properties may use their names. */
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
  /** Whether the step took a search for another path. */
  searched?: boolean;
}

export interface MeanderPathEventMap {
  /** The figure is loaded. */
  'meander-ready': CustomEvent<object>;
  /** Settings changed that the state string has. */
  'meander-change': CustomEvent<{ source: 'user' | 'api' | 'keyboard' }>;
  /** The carving took a step. */
  'meander-step': CustomEvent<Step>;
  /** The carving is finished. */
  'meander-done': CustomEvent<Step>;
  /** `values` may have changed; once in a frame at most. */
  'meander-values': CustomEvent<object>;
  /** The figure speaks another language, or has other `strings`. */
  'meander-words': CustomEvent<object>;
  /** Other parts of the drawing are under the pointer or at the focus. */
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
  /** The functions of the package, without `GridMap`. The figure has loaded those it needs; await `engine.ready()` before any other. */
  readonly engine: typeof engine;
  /** The whole figure as one short string. */
  state: string;
  /** All texts. Those that are set take the place of the language's own. */
  strings: object;
  /** Numbers of the figure by name, each found when it is read; none before `meander-ready`. */
  readonly values: Readonly<Record<string, number>>;

  /** Plays the carving. */
  play(): void;
  pause(): void;
  /** Goes some steps on, or back. */
  step(n?: number): void;
  /** Shows the carving after so many steps. */
  seek(position: number): void;
  /** Plays the carving from the first step. */
  restart(): void;
  /** Shows the finished path; in a challenge, takes the stones that are left one after another. */
  finish(): void;
  /** Carves another path: that of a seed, or of a new one. */
  regenerate(seed?: number): void;
  undo(): void;
  redo(): void;
  /** Changes a property as the reader would: all changes until `commit` are one step of undo. */
  change(name: string, value: unknown): void;
  commit(): void;
  /** The range of a property that is a number, and what it is called. */
  parameter(name: string): { min?: number; max?: number; step?: number; label: string };
  getState(): string;
  /** Shows a state. One that describes no figure changes nothing and is announced as an error. */
  setState(text: string): void;
  /** Shows a track or a state; rejects a text that is neither. With "user" it is one step of undo. */
  importText(text: string, cause?: 'api' | 'user'): Promise<void>;
  /** The picture as the text of an SVG file. */
  toSVG(): string;
  /** The picture as a file of a type, with so many pixels in one of the page. */
  toBlob(type?: string, ratio?: number): Promise<Blob>;
  /** The points of a curve as CSV. */
  toCSV(curve?: CurveId): string;
  /** The points of a curve as JSON. `JSON.stringify` hands in a key instead. */
  toJSON(curve?: string): string;
  /** The points of a curve as a list in a program, or a program that makes them. */
  toCode(language: LanguageName, curve?: CurveId, what?: 'points' | 'program'): Promise<string>;
}

export declare const MeanderPath: {
  new (): MeanderPath;
  prototype: MeanderPath;
  /** Texts of all figures of a page. A figure reads them when it is connected. */
  strings: object;
};

/** Handlers by the names that React and Svelte give them. */
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
