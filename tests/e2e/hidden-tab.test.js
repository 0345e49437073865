/** A tab that is hidden while its figures work: no frame comes, and nothing is lost. */
import { expect, openFigure, test } from './figure.js';

/** @param {import('@playwright/test').Page} page that is still to be opened */
async function keepHidden(page) {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    /** @type {FrameRequestCallback[]} */
    const waiting = [];
    let hidden = false;
    window.requestAnimationFrame = (run) => (hidden ? waiting.push(run) : requestAnimationFrame(run));
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, {
      hide(/** @type {boolean} */ now) {
        hidden = now;
        document.dispatchEvent(new Event('visibilitychange'));
        if (!hidden) for (const run of waiting.splice(0)) requestAnimationFrame(run);
        // What was asked for before is drawn.
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      },
    });
  });
  return (/** @type {boolean} */ hidden) =>
    page.evaluate(async (now) => void (await Reflect.get(window, 'hide')(now)), hidden);
}

test('what was set and carved while the tab was hidden is there when it is seen again', async ({ page }) => {
  const hide = await keepHidden(page);
  const figure = await openFigure(page, { seed: 3 });
  const before = await figure.look();
  await hide(true);
  await figure.root.evaluate((element) => {
    for (let seed = 4; seed < 400; seed++) Object.assign(element, { seed });
    Object.assign(element, { columns: 130, rows: 130, wiggliness: 1000 });
  });
  expect(await figure.look(), 'nothing is drawn for nobody').toBe(before);
  const done = await figure.event('done');
  await hide(false);
  await done();
  await expect.poll(() => figure.look()).not.toBe(before);
  expect(await figure.get('seed')).toBe(399);
});

test('a carving that plays goes on from where it stood', async ({ page }) => {
  const hide = await keepHidden(page);
  const figure = await openFigure(page, { seed: 3, speed: 20 });
  await figure.root.evaluate((element) => Reflect.get(element, 'play').call(element));
  await expect.poll(() => figure.get('position')).toBeGreaterThan(2);
  await hide(true);
  const stood = Number(await figure.get('position'));
  await page.waitForTimeout(1500);
  expect(await figure.get('position')).toBe(stood);
  const next = await figure.event('step');
  await hide(false);
  const { step } = await next();
  expect(step).toBeGreaterThan(stood);
  // Not all that would have been carved meanwhile at once.
  expect(step - stood).toBeLessThan(20);
});
