/** No state blocks the page for long, however much it holds, on a slow machine without a graphics processor. */
import { STATES } from './bombs.js';
import { expect, openFigure, test } from './figure.js';
import { longestTask } from './longest-task.js';

/** Milliseconds of a machine that is four times slower. */
const LONGEST = 1000;
/** States with a thousand handles, whose first frame makes their buttons and draws them: a second and a half to two. */
const MANY_HANDLES = [
  '192 kB of waypoints',
  '192 kB of points in space',
  '25 kB of ends',
  '25 kB of ends of a trail',
];
const LONGEST_WITH_HANDLES = 2500;
const REST = 3000;

for (const [name, state] of Object.entries(STATES))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, {});
    const longest = await longestTask(page, () => figure.call('setState', state), REST);
    annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(MANY_HANDLES.includes(name) ? LONGEST_WITH_HANDLES : LONGEST);
  });
