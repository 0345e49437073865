/** What a figure says whose points are not cells. */
export const words = Object.freeze({
  handle: {
    waypoint: 'waypoint {i} of {n}, x {x}, y {y}',
    deep: 'waypoint {i} of {n}, x {x}, y {y}, height {z}',
  },
  status: {
    deepKeys: 'Arrow keys move it, Page Up and Page Down lift it.',
    rest: {
      waypoints: 'Drag a point; double-tap to add one.',
      deep: 'Drag a point, or drag beside the points to look from elsewhere.',
      track: 'Drop, paste or open a CSV, JSON or SVG path.',
    },
  },
});
