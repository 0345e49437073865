/** States that hold much do not stop the page: how long it does nothing else, by the clock of this machine as it is. */
import assert from 'node:assert/strict';
import { STATES } from '../../e2e/bombs.js';

/** Milliseconds. */
const LONGEST = 1000;
/** Of so many times the shortest counts: what another program took from one it need not take from the next. */
const TIMES = 3;

/**
 * In the page: shows a state, waits until the page rests again, and gives the longest time between two of its timers.
 * @param {string} state
 */
async function longestBlock(state) {
  const [pause, short, rest, patience] = [4, 50, 400, 4000];
  const figure = /** @type {any} */ (document.querySelector('meander-path'));
  let drawn = false;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const sleep = () => new Promise((done) => setTimeout(done, pause));
  const works = () => !drawn || figure.shadowRoot.querySelector('.status').textContent.endsWith('…');
  await sleep();
  const start = performance.now();
  let [last, longest, busy] = [start, 0, start];
  figure.setState(state);
  void frame()
    .then(frame)
    .then(() => (drawn = true));
  while (!drawn || (last - busy < rest && last - start < patience)) {
    await sleep();
    const now = performance.now();
    longest = Math.max(longest, now - last - pause);
    if (now - last > short || works()) busy = now;
    last = now;
  }
  return Math.round(longest);
}

/** @type {import('../bench.mjs').Area} */
export const bombs = Object.fromEntries(
  Object.entries(STATES).map(([name, state]) => [
    name,
    async ({ browser, figure, measure }) => {
      let least = Infinity;
      for (let time = 0; time < TIMES && least >= LONGEST; time += 1) {
        const drawn = await figure({ ui: 'full' });
        const before = await drawn.call('getState');
        least = Math.min(least, await browser.ask(longestBlock, state));
        assert.notEqual(await drawn.call('getState'), before, 'it shows the state');
      }
      measure(least);
      assert.ok(least < LONGEST, `the page did nothing else for ${least} ms`);
    },
  ]),
);
