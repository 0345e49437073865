import { drawFollower } from '../draw/follower.js';
import { createBackdrop } from './backdrop.js';
import { createFollowers } from './followers.js';

/**
 * The followers on the picture: while nothing else moves, the picture under them is kept.
 * @param {import('../model/snapshot.js').Engine} engine
 * @param {HTMLCanvasElement} canvas
 * @param {CanvasRenderingContext2D} pen
 */
export function createFollowerAnimation(engine, canvas, pen) {
  const followers = createFollowers(engine);
  const backdrop = createBackdrop();
  return {
    /** Draws the picture of this key, if it was kept. @param {readonly unknown[]} key */
    showBackdrop: (key) => backdrop.show(pen, key),
    /** @param {readonly unknown[]} key */
    keepBackdrop: (key) => backdrop.keep(canvas, key),
    dropBackdrop: backdrop.drop,
    /**
     * Moves the followers over the picture as it stands.
     * @param {import('../view/grid-view.js').GridView} view
     * @param {readonly import('../draw/types.js').Curve[]} curves
     * @param {number} now
     * @param {boolean} reducedMotion
     * @param {import('../draw/types.js').Palette} palette
     * @returns {boolean} they go on
     */
    run(view, curves, now, reducedMotion, palette) {
      const travellers = followers.advance(curves, now, reducedMotion);
      for (const traveller of travellers) drawFollower(pen, view, traveller, palette);
      return travellers.length > 0 && !reducedMotion;
    },
    /** They are switched off: the next time they start at the start. */
    stop() {
      followers.stop();
      backdrop.drop();
    },
    /** Gives back what the engine lent. */
    rest() {
      followers.rest();
      backdrop.drop();
    },
  };
}
