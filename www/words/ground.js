/** What painted walls say. */
export const words = Object.freeze({
  status: {
    brush: {
      wall: 'Cell {x}, {y}: a wall. Space tears down.',
      open: 'Cell {x}, {y}: open. Space builds.',
    },
  },
});
