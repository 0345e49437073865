/** Types of `meander/vue`: the element in templates. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { MeanderPathAttributes, MeanderPathEventMap, SentenceAttributes } from '../element/api.ts';

export * from '../element/api.ts';

type Listeners = {
  [Name in keyof MeanderPathEventMap as `on${Capitalize<Name>}`]?: (event: MeanderPathEventMap[Name]) => void;
};
type Own = SentenceAttributes & { 'meander-path': MeanderPathAttributes & Listeners };
type Tags = { [Tag in keyof Own]: DefineComponent<Omit<HTMLAttributes, keyof Own[Tag]> & Own[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
