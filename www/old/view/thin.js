/**
 * The points of a polyline that can be told apart on a picture: a run of them that lies wholly beyond one edge shrinks
 * to its ends. What is seen stays the same.
 * @param {ArrayLike<number>} points flat, in cells
 * @param {import('./grid-view.js').GridView} view
 * @param {{ width: number, height: number }} size device pixels
 * @param {number} room device pixels around the picture that count as on it
 * @returns {Float64Array}
 */
export function cullPoints(points, { left, top, cell }, { width, height }, room) {
  const [west, east] = [(-room - left) / cell, (width + room - left) / cell];
  const [north, south] = [(-room - top) / cell, (height + room - top) / cell];
  const kept = new Float64Array(points.length);
  let count = 0;
  let [before, last] = [0, 0];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    const beyond = (x < west ? 1 : x > east ? 2 : 0) | (y < north ? 4 : y > south ? 8 : 0);
    // A point between two others beyond the same edge adds nothing.
    if ((before & last & beyond) !== 0) count -= 2;
    else before = last;
    kept[count] = x;
    kept[count + 1] = y;
    count += 2;
    last = beyond;
  }
  return kept.subarray(0, count);
}
