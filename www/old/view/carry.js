/** In cells: a shorter way does not tell yet where a drag goes. */
const FEWEST = 0.25;
/** A drag lifts when it goes so much more up or down than sideways. */
const STEEP = 1.5;

/**
 * A drag of a place in space. Its beginning decides what it does: up or down lifts the place and does nothing else;
 * any other way moves it at its height.
 * @param {import('./camera.js').Camera} camera
 * @param {import('./camera.js').Place} place
 */
export function startCarry(camera, place) {
  const [fromX, fromY] = camera.see(place.x, place.y, place.z);
  /** @type {boolean | null} */
  let lifts = null;
  /**
   * Where the place goes that is to be seen at (x, y).
   * @param {number} x
   * @param {number} y
   */
  return (x, y) => {
    const [right, down] = [Math.abs(x - fromX), Math.abs(y - fromY)];
    if (lifts === null && Math.hypot(right, down) < FEWEST) return place;
    lifts ??= camera.showsHeights && down > STEEP * right;
    return lifts ? camera.lift(place, y) : camera.slide(place, x, y);
  };
}
