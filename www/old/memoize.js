/**
 * Keeps the latest result for as long as every part of the key stays the same.
 * @template {any[]} Args
 * @template Result
 * @param {(...args: Args) => Result} make
 * @param {(old: Result) => void} [drop] told when a result goes
 */
export function memoize(make, drop = () => {}) {
  /** @type {{ key: readonly unknown[], result: Result } | null} */
  let known = null;

  /**
   * @param {readonly unknown[]} key
   * @param {Args} args
   */
  function get(key, ...args) {
    if (known && alike(key, known.key)) return known.result;
    get.forget();
    const result = make(...args);
    known = { key, result };
    return result;
  }

  get.forget = () => {
    if (known) drop(known.result);
    known = null;
  };
  return get;
}

/**
 * The same for many things at a time, each by its name.
 * @template {any[]} Args
 * @template Result
 * @param {(...args: Args) => Result} make
 */
export function memoizeEach(make) {
  /** @type {Map<string | number, ReturnType<typeof memoize<Args, Result>>>} */
  const memos = new Map();
  return (
    /** @type {string | number} */ name,
    /** @type {readonly unknown[]} */ key,
    /** @type {Args} */ ...args
  ) => {
    const memo = memos.get(name) ?? memoize(make);
    memos.set(name, memo);
    return memo(key, ...args);
  };
}

/** Whether two keys are the same, part by part. @param {readonly unknown[]} a @param {readonly unknown[]} b */
export function alike(a, b) {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!Object.is(a[i], b[i])) return false;
  return true;
}
