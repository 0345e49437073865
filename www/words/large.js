/** What a large grid says, and a route that is searched. */
export const words = Object.freeze({
  figure: { astar: 'A grid with walls and a route around them' },
  status: {
    rest: { astar: 'Drag the start or the goal.' },
    notGuarded: 'Kept clear of walls up to {n} cells a side.',
    searching: 'Searching…',
  },
  look: {
    near: 'Closer',
    far: 'Further away',
    fit: 'The whole grid',
    carving: 'Carving… {n} %',
    cancel: 'Cancel',
    givenUp: 'Given up.',
  },
});
