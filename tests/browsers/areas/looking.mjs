/** Views: nearer, from another side, by night, from right to left, on paper. */
import assert from 'node:assert/strict';
import { spread } from '../gestures.mjs';

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
  async 'the wheel alone scrolls the page'({ browser, figure, until }) {
    const drawn = await figure(LARGE);
    await until('it is carved', async () => (await drawn.get('values')).pathLength > 200);
    await browser.ask(() => void (document.body.style.minHeight = '3000px'));
    const look = await drawn.look();
    await browser.mouse.wheel(await drawn.at(80, 80), 120, false);
    await until('it is scrolled', () => browser.ask(() => scrollY > 0));
    assert.equal(await drawn.look(), look);
  },
  async 'two fingers spread a large grid, and not the page'({ browser, figure, until }) {
    const drawn = await figure({ ...LARGE, terminals: '70,70 90,70' });
    await until('it is carved', async () => (await drawn.get('values')).pathLength > 10);
    const apart = async () => {
      const [from, to] = [await drawn.middle('.handle', 0), await drawn.middle('.handle', 1)];
      return Math.hypot(to[0] - from[0], to[1] - from[1]);
    };
    const before = await apart();
    await spread(browser, await drawn.at(80, 90), 30, 90);
    await until('the ends are three times as far apart', async () => (await apart()) > 2.7 * before);
    assert.ok((await apart()) < 3.3 * before);
    assert.deepEqual(await browser.ask(() => [visualViewport?.scale, scrollY]), [1, 0]);
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
  async 'from right to left the first column is on the left, and a drag goes where the pointer goes'({
    browser,
    figure,
    becomes,
  }) {
    const drawn = await figure({ columns: 14, rows: 12, seed: 7, terminals: '1,1 12,10' });
    await browser.ask(() => (document.documentElement.dir = 'rtl'));
    await drawn.settle();
    const [handle, place] = [await drawn.middle('.handle'), await drawn.at(1.5, 1.5)];
    assert.ok(Math.hypot(handle[0] - place[0], handle[1] - place[1]) < 2, `${handle} for ${place}`);
    await browser.mouse.drag(handle, await drawn.at(4.5, 3.5));
    await becomes(() => drawn.get('terminals'), [4, 3, 12, 10]);
  },
  async 'is not empty as a picture of the screen'({ browser, figure }) {
    await figure({ seed: 4 });
    const bytes = await browser.screenshot();
    assert.equal(Buffer.from(bytes).toString('latin1', 1, 4), 'PNG');
    assert.ok(bytes.length > 5000);
  },
};
