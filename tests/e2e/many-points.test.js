/** Of very many points only some are handles, and the figure says so. */
import { expect, openFigure, test } from './figure.js';

const points = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, i) => `${(i % 40) / 2 + 0.25},${Math.floor(i / 40) / 2 + 0.25}`).join(
    ' ',
  );

test('the figure says in one sentence which of many points can be dragged', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints' });
  await figure.set('points', points(1200));
  await expect(figure.handles).toHaveCount(1000);
  await expect(figure.status).toHaveText(
    'Of these points the first 1,000 can be dragged, all 1,200 are drawn.',
  );
  await figure.set('points', points(1000));
  await expect(figure.handles).toHaveCount(1000);
  await expect(figure.status).toHaveText('Drag a point. Click or tap twice to add one.');
});
