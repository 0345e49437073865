/** How long a call takes on this device. */

/** What is measured at least, in milliseconds and in calls. */
const [ENOUGH, FEWEST] = [100, 5];

/** In milliseconds: the mean of the faster half of some calls. */
export function usualTime(call: () => unknown): number {
  const times: number[] = [];
  const end = performance.now() + ENOUGH;
  while (performance.now() < end || times.length < FEWEST) {
    const before = performance.now();
    call();
    times.push(performance.now() - before);
  }
  // A clock may be too coarse for one call, and other programs may get in between.
  times.sort((a, b) => a - b);
  const half = times.slice(0, Math.ceil(times.length / 2));
  return half.reduce((sum, time) => sum + time) / half.length;
}
