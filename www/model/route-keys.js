/** The parts of the state that a carved or searched route depends on. */
export const ROUTED_BY = Object.freeze([
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
]);
