/** Long work in portions, whose size follows from how long they take. */

/**
 * @param {(portion: number) => boolean} advance says whether all is done
 * @returns {(milliseconds: number) => boolean} works for about so long, and says whether all is done
 */
export function inPortions(advance) {
  let portion = 16;
  return (milliseconds) => {
    const end = performance.now() + milliseconds;
    for (let start = performance.now(); start < end;) {
      if (advance(portion)) return true;
      const now = performance.now();
      portion = now - start < milliseconds / 4 ? 2 * portion : Math.max(1, portion >> 1);
      start = now;
    }
    return false;
  };
}
