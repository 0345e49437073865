/** Types of `meander/react`: the element in JSX. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { MeanderPathAttributes, MeanderPathHandlers, SentenceAttributes } from '../element/api.ts';

export * from '../element/api.ts';

type Own = SentenceAttributes & { 'meander-path': MeanderPathAttributes & MeanderPathHandlers };
type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;
type Tags = {
  [Tag in keyof Own]: Omit<Html<HTMLElementTagNameMap[Tag]>, keyof Own[Tag]> & Own[Tag];
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
