/** The parts of the state that a carved or searched route depends on. */
export const ROUTE_KEYS = Object.freeze([
  'source',
  'columns',
  'rows',
  'seed',
  'wiggliness',
  'terminals',
  'walls',
]);
