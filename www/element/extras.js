/** All that `parts.js` fetches for drawing, for those who have no reason to wait. */
import { createFitting } from './frame.js';
import { createRejecting } from './rejected.js';
import { createLarge, drawGridImage } from './large/index.js';
import { giveHands } from './sources/index.js';
import { hands } from './sources/waypoints.js';
import * as web from './web.js';

export * as crowd from './crowd.js';
export * as making from './making.js';
export * as space from './space.js';
export * as trail from './layers.js';
export const large = { createLarge, drawGridImage };
export const points = { createFitting, createRejecting };
export { web };

giveHands(hands);
giveHands(web.hands);
