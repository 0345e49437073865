/** Taking hold of things by mouse, finger and keys, and taking it back. */
import assert from 'node:assert/strict';
import { swipe } from '../gestures.mjs';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' };
const CARVED = { columns: 14, rows: 12, seed: 7, terminals: '1,1 12,10' };

/** @type {import('../bench.mjs').Area} */
export const editing = {
  async 'drags an end with the mouse, and undoes it'({ browser, figure, becomes }) {
    const drawn = await figure(CARVED);
    await browser.mouse.drag(await drawn.middle('.handle'), await drawn.at(5.5, 4.5));
    await becomes(() => drawn.get('terminals'), [5, 4, 12, 10]);
    await drawn.call('undo');
    await becomes(() => drawn.get('terminals'), [1, 1, 12, 10]);
    await drawn.call('redo');
    await becomes(() => drawn.get('terminals'), [5, 4, 12, 10]);
  },
  async 'drags a waypoint with a finger'({ browser, figure, until }) {
    const drawn = await figure(PATROL);
    await swipe(browser, await drawn.at(6, 7), await drawn.at(8, 4));
    await until(
      'it has moved',
      async () => Math.hypot((await drawn.get('points'))[2] - 8, (await drawn.get('points'))[3] - 4) < 0.5,
    );
  },
  async 'moves an end with the keys, and undoes it with them'({ browser, figure, until, becomes }) {
    const drawn = await figure(CARVED);
    await drawn.focus('.handle');
    await browser.press('Enter');
    await browser.press('ArrowRight');
    await becomes(() => drawn.get('terminals'), [2, 1, 12, 10]);
    await browser.press('Shift+ArrowDown');
    await until('it has moved far', async () => (await drawn.get('terminals'))[1] > 2);
    await browser.press('Control+z');
    await browser.press('Control+z');
    await becomes(() => drawn.get('terminals'), [1, 1, 12, 10]);
  },
  async 'Tab leads to the figure and through it'({ browser, figure }) {
    await figure(CARVED);
    /** @type {Set<string>} */
    const stops = new Set();
    for (let stop = 0; stop < 8; stop += 1) {
      await browser.press('Tab');
      stops.add(
        await browser.ask(() => {
          const inner = document.activeElement?.shadowRoot?.activeElement;
          return `${inner?.className} ${inner?.getAttribute('aria-label')}`;
        }),
      );
    }
    assert.ok(stops.size >= 5, [...stops].join('; '));
  },
  async 'adds a waypoint by a double click, and removes it'({ browser, figure, until }) {
    const drawn = await figure(PATROL);
    const place = await drawn.at(11, 5);
    await browser.mouse.click(place);
    await browser.mouse.click(place);
    await until('there are five', async () => (await drawn.get('points')).length === 10);
    await browser.press('Delete');
    await until('there are four', async () => (await drawn.get('points')).length === 8);
  },
  async 'paints walls with the mouse, and carves round them'({ browser, figure, until }) {
    const drawn = await figure({ ...CARVED, tool: 'walls' });
    await browser.mouse.drag(await drawn.at(6.5, 3.5), await drawn.at(6.5, 8.5));
    await until('there are walls', async () => (await drawn.get('walls'))?.length > 0);
    await drawn.call('undo');
    await until('there are none', async () => !(await drawn.get('walls'))?.length);
  },
  async 'Escape gives a drag up'({ browser, figure, becomes }) {
    const drawn = await figure(PATROL);
    const points = () => drawn.get('points');
    await browser.mouse.drag(await drawn.at(6, 7), await drawn.at(8, 4), async () => {
      assert.notDeepEqual(await points(), [2, 2, 6, 7, 9, 2, 13, 7]);
      await browser.press('Escape');
      await becomes(points, [2, 2, 6, 7, 9, 2, 13, 7]);
    });
    assert.deepEqual(await points(), [2, 2, 6, 7, 9, 2, 13, 7]);
  },
};
