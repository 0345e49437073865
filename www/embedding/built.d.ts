/** What the build writes into the loader: the hash of each file beside it. */
declare const BUILT: Readonly<Record<'widget.js' | 'figure.wasm', string>>;
