/** What a figure in space needs beside what all need. */
export { drawDeepCurve } from '../draw/deep-curve.js';
export { drawFloor } from '../draw/floor.js';
export { createOutlook } from './outlook.js';
