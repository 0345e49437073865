/**
 * Keeps the latest result for as long as every part of the key stays the same.
 * @template {any[]} Args
 * @template Result
 * @param {(...args: Args) => Result} make
 * @param {(old: Result) => void} [drop] told when a result goes
 */
export function memoize(make, drop = () => {}) {
  /** @type {{ key: unknown[], result: Result } | null} */
  let known = null;

  /**
   * @param {unknown[]} key
   * @param {Args} args
   */
  function get(key, ...args) {
    const old = known;
    if (old && key.every((part, i) => Object.is(part, old.key[i]))) return old.result;
    get.forget();
    const result = make(...args);
    known = { key, result };
    return result;
  }

  /** The latest result, whatever its key. */
  get.latest = () => known?.result;
  get.forget = () => {
    if (known) drop(known.result);
    known = null;
  };
  return get;
}
