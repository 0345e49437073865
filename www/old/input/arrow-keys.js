/** Right, down and up in space of the keys that move. @type {Readonly<Record<string, readonly [number, number, number]>>} */
export const ARROWS = Object.freeze({
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  PageUp: [0, 0, 1],
  PageDown: [0, 0, -1],
});
