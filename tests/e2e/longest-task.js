/** How long a page could do nothing else, on a slow machine. */
const SLOWER = 4;
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * The longest task of the page's main thread while something is done and for a while after, in milliseconds of a
 * machine that is four times slower: time of the processor, so that what else this machine does is left out.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @param {number} rest milliseconds
 */
export async function longestTask(page, act, rest) {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  await page.waitForTimeout(rest);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await session.detach();
  const mains = new Set(
    traceEvents
      .filter((/** @type {any} */ { name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((/** @type {any} */ { pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    (/** @type {any} */ { name, pid, tid, tdur }) => name === TASK && tdur && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('no task was seen');
  return Math.max(...tasks.map((/** @type {any} */ { tdur }) => tdur)) / 1000;
}
