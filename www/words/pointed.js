/** What a figure says whose points are not cells. */
export const words = Object.freeze({
  figure: {
    waypoints: 'Points joined by smoothed curves',
    track: 'A recorded track and the curves that smooth it',
  },
  hint: { waypoint: 'drag me' },
  handle: {
    waypoint: 'waypoint {i} of {n}, x {x}, y {y}',
    deep: 'waypoint {i} of {n}, x {x}, y {y}, height {z}',
  },
  status: {
    deepKeys: 'Arrow keys move it, Page Up and Page Down lift it.',
    rest: {
      waypoints: 'Drag a point; two taps or clicks add one.',
      deep: 'Drag a point, or drag beside the points to look from elsewhere.',
      track: 'Drop, paste or open a CSV, JSON or SVG path.',
    },
    read: 'Points read: {n}.',
    longest: 'Points read: {n}, of the longest of {ways} lines. The other lines were left out.',
    noPoints: 'there are no points in it',
    tooLarge: 'the file is too large',
    unreadable: 'That could not be read: {reason}.',
  },
});
