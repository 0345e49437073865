import { readFileSync } from 'node:fs';
import { expect, frames, open, openPage, send, steps, take, test } from './figure.ts';
import type { MeanderPath } from '../../www/element/meander-path.ts';

const GOOD = 'x,y\n1,2\n4,2\n6,3\n9,9\n';
const POINTS = [1, 2, 4, 2, 6, 3, 9, 9];
const PATROL = { source: 'waypoints', points: '1,1 9,9', overlays: 'raw chaikin' };

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const step = steps();
test('a figure reads and writes files', step.all);

step('a file chosen from More becomes a track', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.more();
  const chooser = page.waitForEvent('filechooser');
  await figure.button('Open a file…').click();
  await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(GOOD) });
  await expect(figure.status).toHaveText('Points read: 4.');
  expect([await figure.property('source'), await figure.property('points')]).toEqual(['track', POINTS]);
});

step('a dropped file becomes a track', async ({ page }) => {
  const figure = await open(page, PATROL);
  await send(figure.canvas, 'dragover', GOOD);
  await expect(figure.element.getByText('Drop the file here.')).toBeVisible();
  await send(figure.canvas, 'drop', GOOD, 'good.csv');
  await expect(figure.element.getByText('Drop the file here.')).toBeHidden();
  await expect(figure.status).toHaveText('Points read: 4.');
  expect(await figure.property('points')).toEqual(POINTS);
});

step('a pasted text goes to the focused figure, but not while a field has the focus', async ({ page }) => {
  await openPage(
    page,
    '<meander-path source="track" rows="3" points="1,1 9,2"></meander-path><meander-path source="track" rows="3" points="2,2 8,1"></meander-path>',
  );
  const [first, second] = [
    await take(page.locator('meander-path').first()),
    await take(page.locator('meander-path').last()),
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), GOOD);
  await second.canvas.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(second.status).toHaveText('Points read: 4.');
  expect(await second.property('points')).toEqual(POINTS);
  expect(await first.property('points')).toEqual([1, 1, 9, 2]);
  await first.more();
  await first.element.getByRole('spinbutton').first().click();
  await page.keyboard.press('ControlOrMeta+v');
  await frames(page);
  expect(await first.property('points')).toEqual([1, 1, 9, 2]);
});

step('a read-only figure takes no file', async ({ page }) => {
  const figure = await open(page, { ...PATROL, readonly: '' });
  expect(await send(figure.canvas, 'drop', GOOD, 'good.csv')).toBe(false);
  await figure.more();
  await expect(figure.element.getByText('Save…')).toBeVisible();
  await expect(figure.button('Open a file…')).toHaveCount(0);
});

step('the figure saves files of every group, or of a chosen curve, and names them', async ({ page }) => {
  const figure = await open(page, { ...PATROL, points: '1,2 5,7 9,3', passes: 1 });
  for (const [kind, file, start, curve] of [
    ['Picture (PNG)', 'meander.png', '\ufffdPNG'],
    ['Points (C#)', 'meander.cs', '// chaikin, 6 points\nstatic readonly Vector2[] Path'],
    ['Program (Rust)', 'curve.rs', '// cargo add meander-core\n'],
    ['Points (CSV)', 'meander.csv', 'x,y\n1,2\n5,7\n9,3\n', 'Raw'],
  ]) {
    await figure.more();
    await figure.element.getByText('Save…').click();
    if (curve) await figure.element.getByRole('combobox', { name: 'Curve' }).selectOption(curve);
    const download = page.waitForEvent('download');
    await figure.element.getByRole('button', { name: kind, exact: true }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    expect(readFileSync(await saved.path(), 'utf8').slice(0, start.length)).toBe(start);
    await expect(figure.status).toHaveText(`Saved as ${file}.`);
  }
});

step('a saved picture has the size of the figure and light colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const figure = await open(page, { ...PATROL, label: 'Two <points>' });
  const { width, height } = (await figure.canvas.boundingBox())!;
  const found = await figure.element.evaluate(async (it: MeanderPath) => {
    const svg = it.toSVG();
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const bitmap = await createImageBitmap(await it.toBlob('image/png', 3));
    return {
      viewBox: drawing.documentElement.getAttribute('viewBox'),
      title: drawing.querySelector('title')?.textContent,
      ground: drawing.querySelector('path')?.getAttribute('fill'),
      size: [bitmap.width, bitmap.height],
    };
  });
  expect(found.title).toBe('Two <points>');
  expect(found.ground).toBe('rgb(221, 230, 233)');
  const [, , across, down] = found.viewBox!.split(' ').map(Number);
  expect([across, down]).toEqual([expect.closeTo(width, 0), expect.closeTo(height, 0)]);
  expect(found.size).toEqual([Math.round(3 * width), Math.round(3 * height)]);
  await page.emulateMedia({ colorScheme: 'light' });
});

step('a method throws NotReady before the figure is ready, and importText waits', async ({ page }) => {
  await openPage(page, '');
  const [codes, points] = await page.evaluate(async () => {
    await customElements.whenDefined('meander-path');
    // A figure outside the document does not start.
    const figure = document.createElement('meander-path') as MeanderPath;
    const calls = [async () => figure.toSVG(), () => figure.toBlob(), async () => figure.toCSV()];
    const codes = await Promise.all(calls.map((call) => call().catch(({ code }) => code)));
    await figure.importText('[[1,2],[3,4]]');
    return [codes, figure.points];
  });
  expect(codes).toEqual(Array(3).fill('NotReady'));
  expect(points).toEqual([1, 2, 3, 4]);
});

step('a hostile drawing is read as points and runs nothing', async ({ page }) => {
  const figure = await open(page, PATROL);
  await figure.element.evaluate(
    (it: MeanderPath, text) => it.importText(text),
    `<?xml version="1.0"?><?xml-stylesheet href="data:text/css,a%7B%7D"?>
    <svg xmlns="http://www.w3.org/2000/svg" style="color:red" onload="document.title = 'run'">
      <style>@import url(https://example.org/a.css);</style><script>document.title = 'run'</script>
      <image href="https://example.org/a.png"/><path style="fill:none" fill="none" d="M1 1L5 9L9 3"/>
      <foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="document.title = 'run'"/></foreignObject>
    </svg>`,
  );
  expect(await figure.property('points')).toEqual([1, 1, 5, 9, 9, 3]);
  expect(await page.title()).toBe('A page');
});
