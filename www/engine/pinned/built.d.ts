/** What the build writes into the element for posts: the hash of each file beside it. */
declare const PINNED: Readonly<
  Record<'meander.wasm' | 'meander-worker.js' | `words-${'de' | 'es' | 'fr' | 'ja'}.json`, string>
>;
