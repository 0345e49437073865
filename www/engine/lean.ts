/** Replaces `threads.ts` and `validation.ts` in the bundles of figures, which need neither. */
export const Thread = undefined;
export const processors = () => 2;
// The annotation lets the bundler drop the calls.
/* @__NO_SIDE_EFFECTS__ */
function nothing() {}
export {
  nothing as checkCell,
  nothing as checkCells,
  nothing as checkForm,
  nothing as checkLimit,
  nothing as checkOptions,
  nothing as checkSource,
  nothing as checkWalls,
};
export const copy = (_: string, value: unknown) => structuredClone(value);
