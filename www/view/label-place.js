/**
 * Where a label goes beside a place: a box that is on the picture and covers nothing.
 *
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 * @typedef {readonly [ax: number, ay: number, bx: number, by: number]} Segment
 */

/** Of the distance to the place: nearer first. */
const FAR = [1, 2, 3.5, 5.5];
/** How far a box slides along the place, as shares of its length: a box in the middle of its side first. */
const SLIDES = [0, 0.15, -0.15, 0.3, -0.3, 0.4, -0.4, 0.5, -0.5];

/**
 * @param {readonly [x: number, y: number]} place
 * @param {{ width: number, height: number }} box
 * @param {number} far between the place and the box
 * @param {{ width: number, height: number }} picture
 * @param {readonly Segment[]} lines what is not to be covered
 * @param {number} [room] around the box
 * @returns {Box | null} null: there is no room
 */
export function placeLabel(place, { width, height }, far, picture, lines, room = 0) {
  for (const [left, top] of corners(place, width, height, far)) {
    if (left < room || top < room) continue;
    if (left + width + room > picture.width || top + height + room > picture.height) continue;
    const around = { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
    if (!lines.some((line) => crosses(line, around))) return { left, top, width, height };
  }
  return null;
}

/**
 * Where a box may have its corner: beside the place, then below and above it.
 * @param {readonly [x: number, y: number]} place
 * @param {number} width
 * @param {number} height
 * @param {number} distance
 * @returns {[left: number, top: number][]}
 */
function corners([x, y], width, height, distance) {
  return FAR.flatMap((times) =>
    SLIDES.flatMap((slide) => {
      const far = times * distance;
      const [along, down] = [x + (slide - 0.5) * width, y + (slide - 0.5) * height];
      return /** @type {[number, number][]} */ ([
        [x + far, down],
        [x - far - width, down],
        [along, y + far],
        [along, y - far - height],
      ]);
    }),
  );
}

/** How far from its place some of a label may be. @param {{ width: number, height: number }} box @param {number} far */
export const reachOf = ({ width, height }, far) => Math.max(...FAR) * far + Math.max(width, height);

/**
 * Whether some of a segment lies in a box: asked so often that it makes no lists.
 * @param {Segment} segment
 * @param {Box} box
 */
export function crosses(segment, { left, top, width, height }) {
  const right = left + width;
  const bottom = top + height;
  const ax = segment[0];
  const ay = segment[1];
  const bx = segment[2];
  const by = segment[3];
  if ((ax < left && bx < left) || (ax > right && bx > right)) return false;
  if ((ay < top && by < top) || (ay > bottom && by > bottom)) return false;
  // All corners on one side of the line: it passes by.
  const dx = bx - ax;
  const dy = by - ay;
  const a = dx * (top - ay) - dy * (left - ax);
  const b = dx * (top - ay) - dy * (right - ax);
  const c = dx * (bottom - ay) - dy * (left - ax);
  const d = dx * (bottom - ay) - dy * (right - ax);
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0));
}
