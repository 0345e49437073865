/** Views: nearer, from another side, by night, from right to left, on paper. */
import assert from 'node:assert/strict';
import { Skip } from '../bench.mjs';

const LARGE = { columns: 160, rows: 160, seed: 2 };

/** @type {import('../bench.mjs').Area} */
export const looking = {
  async 'zooms a large grid with Ctrl and the wheel, and pans it'({ browser, figure, until }) {
    const drawn = await figure(LARGE);
    await until('it is carved', async () => (await drawn.get('values')).pathLength > 200);
    const far = await drawn.look();
    const middle = await drawn.at(80, 80);
    await browser.mouse.wheel(middle, -120, true);
    await until('it is nearer', async () => (await drawn.look()) !== far);
    const near = await drawn.look();
    await browser.mouse.drag(middle, [middle[0] - 60, middle[1] - 40]);
    await until('it has moved', async () => (await drawn.look()) !== near);
  },
  async 'turns a patrol in space'({ browser, figure, until }) {
    const drawn = await figure({ source: 'waypoints', dimension: 3, columns: 16, rows: 12 });
    const before = await drawn.look();
    await browser.mouse.drag(await drawn.at(1, 11), await drawn.at(6, 11));
    await until('it looks otherwise', async () => (await drawn.look()) !== before);
  },
  async 'is dark by its attribute'({ figure, until }) {
    const drawn = await figure({ seed: 4, theme: 'light' });
    const light = await drawn.look();
    await drawn.set('theme', 'dark');
    await until('it looks otherwise', async () => (await drawn.look()) !== light);
  },
  async 'from right to left nothing is wider than the page'({ browser, figure }) {
    await figure({ seed: 4, dir: 'rtl', ui: 'full' });
    await browser.ask(() => (document.documentElement.dir = 'rtl'));
    assert.ok(await browser.ask(() => document.documentElement.scrollWidth <= innerWidth));
  },
  async 'is not empty as a picture of the screen'({ browser, figure }) {
    await figure({ seed: 4 });
    const bytes = await browser.screenshot();
    assert.equal(Buffer.from(bytes).toString('latin1', 1, 4), 'PNG');
    assert.ok(bytes.length > 5000);
  },
  async prints({ browser, figure }) {
    if (!browser.print) throw new Skip('its driver cannot print');
    await figure({ seed: 4 });
    const bytes = await browser.print();
    assert.equal(Buffer.from(bytes).toString('latin1', 0, 4), '%PDF');
    assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
  },
};
