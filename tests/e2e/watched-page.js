/** A page's frames, counted, and its workers, held back. Each begins before the page is opened. */

/**
 * How many frames the page has asked for.
 * @param {import('@playwright/test').Page} page that is still to be opened
 * @returns {Promise<() => Promise<number>>}
 */
export async function countFrames(page) {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const count = { asked: 0 };
    window.requestAnimationFrame = (run) => {
      count.asked += 1;
      return requestAnimationFrame(run);
    };
    Object.assign(window, { frameCount: count });
  });
  return () => page.evaluate(() => Reflect.get(window, 'frameCount').asked);
}

/**
 * Workers whose messages a test can hold back. They report their progress as often as they can.
 * @param {import('@playwright/test').Page} page that is still to be opened
 * @param {{ held?: boolean }} [how] `held`: from the start
 */
export async function keepWorkers(page, { held = false } = {}) {
  await page.addInitScript((heldAtFirst) => {
    const Native = /** @type {any} */ (Worker);
    const hand = {
      held: heldAtFirst,
      begun: 0,
      atWork: new Set(),
      /** @type {{ worker: object, last: boolean, hear: () => void }[]} */
      kept: [],
    };
    Object.assign(window, { hand });
    class Kept extends Native {
      /** @param {unknown[]} given */
      constructor(...given) {
        super(...given);
        hand.begun += 1;
        hand.atWork.add(this);
      }
      /** @param {(event: MessageEvent) => void} hear */
      set onmessage(hear) {
        super.onmessage = (/** @type {MessageEvent} */ event) => {
          if (!hand.held) hear(event);
          else
            hand.kept.push({ worker: this, last: typeof event.data !== 'number', hear: () => hear(event) });
        };
      }
      /** @param {unknown[]} message */
      postMessage([module, , ...request]) {
        super.postMessage([module, 1, ...request]);
      }
      terminate() {
        hand.atWork.delete(this);
        hand.kept = hand.kept.filter(({ worker }) => worker !== this);
        super.terminate();
      }
    }
    Reflect.set(window, 'Worker', Kept);
  }, held);

  /** @template T @param {(hand: any) => T} act */
  const use = (act) =>
    page.evaluate(`(${act})(window.hand)`).then((result) => /** @type {Awaited<T>} */ (result));
  return {
    hold: () => use((hand) => void (hand.held = true)),
    letGo: () =>
      use((hand) => {
        hand.held = false;
        for (const { hear } of hand.kept.splice(0)) hear();
      }),
    /** Delivers half of the progress that is held back. */
    tellHalf: () =>
      use((hand) => {
        const news = hand.kept.filter((/** @type {any} */ { last }) => !last).length;
        for (const { hear } of hand.kept.splice(0, Math.ceil(news / 2))) hear();
      }),
    /** Whether a result is held back. */
    found: () => use((hand) => hand.kept.some((/** @type {any} */ { last }) => last)),
    /** How many have ever started. */
    begun: () => use((hand) => /** @type {number} */ (hand.begun)),
    /** How many are at work. */
    atWork: () => use((hand) => /** @type {number} */ (hand.atWork.size)),
  };
}
