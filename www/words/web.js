/** What is said of more than two ends, and of walls. */
export const words = Object.freeze({
  numbers: { ways: '{n} ways in all' },
  status: {
    partedEnd: 'End {i} cannot be reached: walls are around it.',
    /** What to do while walls are built. */
    walls: 'Drag to build walls; begin on a wall to tear down.',
  },
});
