/**
 * Travellers along the shown curves, all at one speed; where many ends are joined, one from each. Each waits at the end
 * of its curve for the last one, then all set out again; on closed curves they go round and round.
 *
 * @typedef {typeof import('../../engine.js')} Engine
 * @typedef {Pick<import('../draw/types.js').Curve, 'id' | 'points' | 'closed' | 'side'>} Curve
 */

/** More are not told apart, and drawing them takes too long. */
const MOST_FOLLOWERS = 200;

/** Seconds that the longest curve takes, within the speeds that an eye likes to follow. */
const SECONDS = 12;
const SLOWEST = 2;
const FASTEST = 24;
const REST_SECONDS = 0.8;
const LONGEST_PAUSE = 100;
const CHASE = 3;
const CHASE_GAP = 0.55;

/** @param {Engine} engine */
export function createFollowers(engine) {
  /** By their place in the list. @type {Map<number, { points: ArrayLike<number>, closed: boolean, follower: InstanceType<Engine['Follower']> }>} */
  const known = new Map();
  /** @type {number | null} */
  let before = null;
  let travelled = 0;

  /** @param {Curve} curve @param {number} place */
  function followerOf({ points, closed }, place) {
    const old = known.get(place);
    if (old && old.points === points && old.closed === closed) return old.follower;
    old?.follower.free();
    const follower = new engine.Follower(/** @type {Float64Array} */ (points), { closed });
    known.set(place, { points, closed, follower });
    return follower;
  }

  /**
   * @param {InstanceType<Engine['Follower']>} follower
   * @param {number} distance
   * @returns {import('../draw/follower.js').Post | null}
   */
  function post(follower, distance) {
    const place = follower.at(distance);
    if (!place) return null;
    const [x, y] = place.point;
    return { x, y, heading: [place.heading[0], place.heading[1]] };
  }

  function free() {
    for (const { follower } of known.values()) follower.free();
    known.clear();
    before = null;
  }

  return {
    /**
     * Moves on by the time that passed, and says where everybody is.
     * @param {readonly Curve[]} curves
     * @param {number} now milliseconds
     * @param {boolean} reducedMotion they stand, part of the way along
     * @returns {import('../draw/follower.js').Traveller[]}
     */
    advance(curves, now, reducedMotion) {
      const passed = before === null ? 0 : Math.max(0, Math.min(LONGEST_PAUSE, now - before)) / 1000;
      before = now;
      const runs = mostSeen(curves).map((curve, place) => ({ ...curve, follower: followerOf(curve, place) }));
      const longest = runs.reduce((most, { follower }) => Math.max(most, follower.length), 0);
      const speed = Math.min(FASTEST, Math.max(SLOWEST, longest / SECONDS));
      if (!reducedMotion) travelled += passed * speed;
      const round = runs.some(({ closed }) => closed);
      if (!round && travelled > longest + REST_SECONDS * speed) travelled = 0;
      const distance = reducedMotion && travelled === 0 ? longest / 3 : travelled;
      return runs.flatMap(({ id, closed, follower }) => {
        const here = closed ? distance : Math.min(distance, follower.length);
        const lead = post(follower, here);
        if (!lead) return [];
        const chase = Array.from({ length: CHASE }, (_, i) => here - (i + 1) * CHASE_GAP)
          .filter((behind) => behind > 0)
          .flatMap((behind) => post(follower, behind) ?? []);
        return [{ id, lead, chase }];
      });
    },
    /** Gives back what the engine lent; they go on from where it stood. */
    rest: free,
    /** They are switched off: the next time they start at the start. */
    stop() {
      if (known.size > 0) free();
      travelled = 0;
    },
  };
}

/** Each curve's main path comes first. @param {readonly Curve[]} curves */
function mostSeen(curves) {
  if (curves.length <= MOST_FOLLOWERS) return curves;
  return [...curves]
    .sort((a, b) => Number(a.side ?? false) - Number(b.side ?? false))
    .slice(0, MOST_FOLLOWERS);
}
