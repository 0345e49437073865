/** What the module that a figure begins with can do to open polylines in the plane. */
export const PLAIN = Object.freeze(['chaikin', 'simplify', 'catmullRom']);
/** And without a power function. */
export const PLAIN_ALPHAS = Object.freeze([0, 0.5, 1]);
