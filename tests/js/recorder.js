import { CURVES } from '../../www/old/curves/registry.js';

/** A pen that writes down what it is told. */
export function createRecorder() {
  /** @type {string[]} */
  const words = [];
  const pen = new Proxy(/** @type {any} */ ({}), {
    get:
      (_, name) =>
      (/** @type {unknown[]} */ ...args) =>
        void words.push(`${String(name)} ${args.flat().join(' ')}`.trim()),
    set: (_, name, value) => (words.push(`${String(name)}=${value}`), true),
  });
  return { pen, words };
}

/** Every tone is its own name. @type {import('../../www/old/draw/types.js').Palette} */
export const palette = /** @type {any} */ (
  new Proxy(Object.fromEntries(CURVES.map(({ id }) => [id, id])), { get: (_, tone) => String(tone) })
);
