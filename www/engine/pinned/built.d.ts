/** What the build writes into the element for posts: the hash of each file beside it. */
declare const PINNED: Readonly<Record<'meander.wasm' | 'meander-worker.js', string>>;
