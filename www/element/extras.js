/** All that `parts.js` fetches for drawing, for those who have no reason to wait. */
export * as large from './large/index.js';
export * as making from './making.js';
export * as space from './space.js';
export * as trail from './layers.js';
export const whole = true;
