/** No state blocks the page, however many points and ends it holds, on a slow machine without a graphics processor. */
import { STATES } from './bombs.js';
import { expect, openFigure, test } from './figure.js';

const SLOWER = 4;
/** In milliseconds: four times what they take alone, because other tests run beside this one. */
const LONGEST = 4000;

/**
 * The longest time in which the page could do nothing else, until it rests.
 * @param {import('./figure.js').Figure} figure
 * @param {string} state
 */
async function longestBlock({ page, root }, state) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return root.evaluate((element, text) => {
    const { port1, port2 } = new MessageChannel();
    let [last, longest] = [performance.now(), 0];
    const end = last + 3000;
    return new Promise((done) => {
      port1.onmessage = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (now > end) done(longest);
        else setTimeout(() => port2.postMessage(null));
      };
      port2.postMessage(null);
      Reflect.get(element, 'setState').call(element, text);
    });
  }, state);
}

for (const [name, state] of Object.entries(STATES))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, {});
    const longest = await longestBlock(figure, state);
    annotations.push({ type: 'longest block', description: `${Math.round(longest)} ms` });
    expect(longest).toBeLessThan(LONGEST);
  });
