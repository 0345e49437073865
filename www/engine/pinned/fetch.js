/**
 * A file beside this one, if it hashes to what the build wrote here.
 * @param {keyof typeof PINNED} file
 * @param {'default' | 'reload'} [cache]
 */
export function fetchPinned(file, cache) {
  return fetch(new URL(file, import.meta.url), { integrity: PINNED[file], cache });
}
