/** What the bundles of figures do without: Node's threads, and checks of calls that people write by hand. */
export const Thread = undefined;
export const processors = () => 2;
const nothing = () => {};
export { nothing as checkCell, nothing as checkCells, nothing as checkOptions, nothing as checkWalls };
