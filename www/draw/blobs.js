const FULL_TURN = 2 * Math.PI;

/**
 * Fills round spots of one tone, as one shape.
 * @param {import('./types.js').Pen} pen
 * @param {Iterable<readonly [x: number, y: number, radius: number]>} spots device pixels
 * @param {string} tone
 */
export function drawBlobs(pen, spots, tone) {
  pen.beginPath();
  for (const [x, y, radius] of spots) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, FULL_TURN);
  }
  pen.fillStyle = tone;
  pen.fill();
}
