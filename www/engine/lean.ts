/** Replaces `threads.ts` and `validation.ts` in the bundles of figures, which need neither. */
export const Thread = undefined;
export const processors = () => 2;
const nothing = () => {};
export { nothing as checkCell, nothing as checkCells, nothing as checkOptions, nothing as checkWalls };
