/** What a figure needs that shows how its curves are made. */
export { drawMarksAbove, drawMarksBeneath } from '../draw/marks.js';
export { createMarking } from './marking.js';
export { createRejecting } from './rejected.js';
