/** Types of `meander/element`: its elements, and their tags in the DOM. */
import type { MeanderPath, MeanderPathEventMap } from '../element/api.ts';
import type { ELEMENTS } from '../sentences/sentences.ts';

export * from '../element/api.ts';

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
