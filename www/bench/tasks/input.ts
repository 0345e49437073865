/** Input that is the same in every run, and comparisons of results. */

export const field = (side: number) => ({
  width: side,
  height: side,
  terminals: [side + 1, side * side - side - 2],
});

/** A stream of numbers in [0, 1) that is the same in every run (mulberry32). */
export function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const LINES: Record<string, (n: number) => Float64Array> = {
  // A slow wave with noise of twice the tolerance. Splitting at the farthest point removes little at a time:
  // a plain loop reads 20, 93 and 630 distances per point at 10,000, 100,000 and 1,000,000 points.
  noisy(n) {
    const next = random(1);
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? 50 * Math.sin((i >> 1) / 200) + 2 * next() - 1 : i >> 1,
    );
  },
  walk(n) {
    const next = random(2);
    let [x, y] = [0, 0];
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? (y += next() - 0.5) : (x += next() - 0.5),
    );
  },
  spiral(n) {
    return Float64Array.from({ length: 2 * n }, (_, i) => {
      const turn = (i >> 1) / 500;
      return turn * (i % 2 ? Math.sin(turn) : Math.cos(turn));
    });
  },
  zigzag(n) {
    return Float64Array.from({ length: 2 * n }, (_, i) =>
      i % 2 ? ((i >> 1) % 2 ? -1 : 1) * (n - (i >> 1)) : i >> 1,
    );
  },
};

export const objects = (flat: Float64Array) =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i], y: flat[2 * i + 1] }));

export const equal = (a: ArrayLike<number> | null | undefined, b: ArrayLike<number> | null | undefined) =>
  Boolean(a && b && a.length === b.length && Array.from(a).every((x, i) => x === b[i]));

export const close = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  a.length === b.length && Array.from(a).every((x, i) => Math.abs(x - b[i]) < 1e-6);
