/** What the comparison says. */
export const words = Object.freeze({
  compare: {
    caption: 'The curves compared',
    meanTurn: 'mean turn',
    deviation: 'furthest from raw',
    crossings: 'walls cut',
    time: 'time',
    plot: 'Heading along each curve, from start to end. A jump is a corner; lines are a quarter turn apart.',
    deepPlot:
      'Heading along each curve, from start to end, and below it the climb. A jump is a corner; lines are a quarter turn apart.',
  },
  milliseconds: '{n} ms',
  quicker: '< {n} ms',
});
