/** Taking hold of things by mouse, finger and keys, and taking it back. */
import assert from 'node:assert/strict';
import { swipe } from '../gestures.mjs';

const PATROL = { source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' };
const FLIGHT = {
  ...{ source: 'waypoints', dimension: 3, columns: 16, rows: 12 },
  points: '2,2,1 6,8,6 10,3,2 14,9,5',
};
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
  async 'paints walls with the mouse, and carves round them'({ browser, figure, until, becomes }) {
    const drawn = await figure({ ...CARVED, tool: 'walls' });
    const path = async () => {
      /** @type {[x: number, y: number][]} */
      const points = JSON.parse(await drawn.call('toJSON', 'raw'));
      return points.map(([x, y]) => Math.floor(y) * CARVED.columns + Math.floor(x));
    };
    const before = await path();
    const walls = Array.from({ length: 10 }, (_, row) => (row + 1) * CARVED.columns + 6);
    assert.ok(walls.some((cell) => before.includes(cell)));
    await browser.mouse.drag(await drawn.at(6.5, 1.5), await drawn.at(6.5, 10.5));
    await becomes(() => drawn.get('walls'), walls);
    await drawn.settle();
    const round = await path();
    assert.deepEqual([round[0], round.at(-1)], [before[0], before.at(-1)]);
    assert.deepEqual(
      round.filter((cell) => walls.includes(cell)),
      [],
    );
    await drawn.call('undo');
    await until('there are none', async () => !(await drawn.get('walls'))?.length);
    await drawn.settle();
    assert.deepEqual(await path(), before);
  },
  async 'drags a point in space at its height, and lifts it'({ browser, figure }) {
    const drawn = await figure(FLIGHT);
    /** Where the third point is then. @param {number} right pixels @param {number} down */
    const move = async (right, down) => {
      const [x, y] = await drawn.middle('.handle', 2);
      await browser.mouse.drag([x, y], [x + right, y + down]);
      await drawn.settle();
      const [toX, toY] = await drawn.middle('.handle', 2);
      assert.ok(Math.hypot(toX - x - right, toY - y - down) < 3, `${[x, y]} to ${[toX, toY]}`);
      return (await drawn.get('points')).slice(6, 9);
    };
    const [x, y, z] = await move(20, -24);
    assert.ok(Math.hypot(x - 10, y - 3) > 0.3 && z === 2, [x, y, z].join());
    const lifted = await move(0, -40);
    assert.deepEqual(lifted.slice(0, 2), [x, y]);
    assert.ok(lifted[2] > 3, lifted.join());
    await drawn.call('undo');
    await drawn.call('undo');
    assert.deepEqual((await drawn.get('points')).slice(6, 9), [10, 3, 2]);
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
