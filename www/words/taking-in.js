/** What importing says. */
export const words = Object.freeze({
  status: {
    read: 'Read {n} points.',
    noPoints: 'there are no points in it',
    tooLarge: 'the file is too large',
    unreadable: 'That could not be read: {reason}.',
  },
});
