import { expect, frames, HERO, open, steps, test } from './figure.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const step = steps();
test('a mouse carves new paths and steps through a carving', step.all);

step('dragging an end with the mouse carves a new path, as one step of undo', async ({ page }) => {
  const figure = await open(page, HERO);
  await figure.dragHandle(1, 15.5, 5.5);
  expect(await figure.property('terminals')).toEqual([2, 11, 15, 5]);
  await page.keyboard.press('Control+z');
  expect(await figure.property('terminals')).toEqual([2, 11, 18, 3]);
  await figure.dragHandle(1, 2.5, 11.5);
  expect(await figure.property('terminals'), 'the other end stands there').not.toEqual([2, 11, 2, 11]);
});

step(
  'step buttons and the scrubber move through the carving, and Another sets a new seed',
  async ({ page }) => {
    const figure = await open(page, HERO);
    await expect(figure.button('Zoom in'), 'all of it is near').toHaveCount(0);
    await figure.element.getByRole('slider', { name: 'Step' }).fill('200');
    expect((await figure.steps()).at).toBe(200);
    await figure.button('Step forward').click();
    expect((await figure.steps()).at).toBe(201);
    await figure.button('Step back').click();
    expect((await figure.steps()).at).toBe(200);
    await figure.button('Another').click();
    expect(await figure.property('seed')).not.toBe(372);
  },
);

step('dragging an end stops autoplay', async ({ page }) => {
  const figure = await open(page, { ...HERO, autoplay: '' });
  await figure.dragHandle(1, 12.5, 5.5);
  await frames(page);
  const { at, all } = await figure.steps();
  expect(at).toBe(all);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger drags an end without scrolling the page', async ({ page }) => {
    const figure = await open(page, HERO);
    await figure.swipe(await figure.handle(0), await figure.pixel(6.5, 6.5));
    expect(await figure.property('terminals')).toEqual([6, 6, 18, 3]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
