/**
 * Fills a rectangle.
 * @param {import('./types.js').Pen} pen
 * @param {number} x device pixels
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} tone
 */
export function drawRectangle(pen, x, y, width, height, tone) {
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.fillStyle = tone;
  pen.fill();
}
