/** What is said of more than two ends, and of walls. */
export const words = Object.freeze({
  numbers: { ways: 'curve, {n} ways' },
  status: {
    partedEnd: 'End {i} cannot be reached: walls are in between.',
    /** What to do while walls are built. */
    walls: 'Drag, or press arrow keys and Space, to build walls; begin on a wall to tear down.',
  },
});
