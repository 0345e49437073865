/** All that `parts.js` fetches for drawing, for those who have no reason to wait. */
import * as points from './pointed.js';
import { giveHands } from './sources/index.js';
import * as web from './web.js';

export * as large from './large/index.js';
export * as making from './making.js';
export * as space from './space.js';
export * as trail from './layers.js';
export const whole = true;
export { points, web };

giveHands(points.hands);
giveHands(web.hands);
