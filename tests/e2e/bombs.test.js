/** No state blocks the page for longer than a second, however much it holds, on a slow machine without a graphics processor. */
import { STATES } from './bombs.js';
import { expect, openFigure, test } from './figure.js';
import { longestTask } from './longest-task.js';

const LONGEST = 1000;
const REST = 3000;

for (const [name, state] of Object.entries(STATES))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, {});
    const longest = await longestTask(page, () => figure.call('setState', state), REST);
    annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(LONGEST);
  });
