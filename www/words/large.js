/** What a large grid says. */
export const words = Object.freeze({
  look: {
    near: 'Closer',
    far: 'Further away',
    fit: 'The whole grid',
    carving: 'Carving… {n} %',
    cancel: 'Cancel',
    givenUp: 'Given up.',
  },
});
