/** A file beside this one, if it hashes to what the build wrote here. @param {keyof typeof PINNED} file */
export function fetchPinned(file) {
  return fetch(new URL(file, import.meta.url), { integrity: PINNED[file] });
}
