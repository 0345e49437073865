/** No state blocks the page for long, however much it holds, on a slow machine without a graphics processor. */
import { STATES } from './bombs.js';
import { expect, openFigure, test } from './figure.js';
import { longestTask } from './longest-task.js';

/** Milliseconds of a machine that is four times slower. */
const LONGEST = 1000;
const REST = 3000;

for (const [name, state] of Object.entries(STATES))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, {});
    const longest = await longestTask(page, () => figure.call('setState', state), REST);
    annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(LONGEST);
  });
