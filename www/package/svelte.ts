/** Types of `meander/svelte`: the element in markup. */
import type { HTMLAttributes } from 'svelte/elements';
import type { MeanderPathAttributes, MeanderPathHandlers, SentenceAttributes } from '../element/api.ts';

export * from '../element/api.ts';

type Own = SentenceAttributes & { 'meander-path': MeanderPathAttributes & MeanderPathHandlers };
type Tags = {
  [Tag in keyof Own]: Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof Own[Tag]> & Own[Tag];
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
