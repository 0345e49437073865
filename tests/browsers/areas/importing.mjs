/** Tracks that are dropped and pasted. */
import assert from 'node:assert/strict';
import { Figure } from '../figure.mjs';
import { drop, paste } from '../gestures.mjs';

const CSV = 'x,y\n0,0\n3,4\n6,0\n9,5\n';
const GPX =
  '<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg><trkpt lat="46.1" lon="7.1"/><trkpt lat="46.2" lon="7.3"/><trkpt lat="46.3" lon="7.2"/></trkseg></trk></gpx>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="none" d="M0 0L5 5L9 2"/></svg>';
const TRACK = { source: 'track', columns: 16, rows: 10, points: '1,1 5,5 9,1' };

/** @type {import('../bench.mjs').Area} */
export const importing = {
  async 'takes a CSV file that is dropped'({ browser, figure, until }) {
    const drawn = await figure(TRACK);
    await drop(browser, drawn.selector, 'walk.csv', CSV);
    await until('it is there', async () => (await drawn.get('points')).length === 8);
    await drawn.call('undo');
    await until('it is gone', async () => (await drawn.get('points'))?.length !== 8);
  },
  async 'takes GPX and SVG files that are dropped'({ browser, figure, until }) {
    const drawn = await figure(TRACK);
    await drop(browser, drawn.selector, 'walk.gpx', GPX);
    await until('three places are there', async () => (await drawn.get('points')).length === 6);
    assert.ok((await drawn.get('origin')).length === 2);
    await drop(browser, drawn.selector, 'drawing.svg', SVG);
    await until('the line is there', async () => (await drawn.get('origin')) === null);
    assert.equal((await drawn.get('points')).length, 6);
  },
  async 'says what it cannot read, and stays as it was'({ browser, figure, until, expect }) {
    expect(/./);
    const drawn = await figure(TRACK);
    await drop(browser, drawn.selector, 'walk.csv', 'nothing, that anybody\ncould read, as numbers\n');
    await until('it says so', async () => /could not be read: line 1, /.test(await drawn.text('.status')));
    assert.deepEqual(await drawn.get('points'), [1, 1, 5, 5, 9, 1]);
  },
  async 'a text that is still read is given up by what a program does then'({ browser, figure }) {
    const drawn = await figure(TRACK);
    const long = Array.from({ length: 30_000 }, (_, i) => `${i},${i % 7}`).join('\n');
    const seen = await browser.ask(
      async (selector, text) => {
        const element = /** @type {any} */ (document.querySelector(selector));
        const states = [element.getState()];
        for (const act of [() => element.undo(), () => element.redo(), () => element.setState('v=1&n=7')]) {
          const read = element.importText(text);
          await new Promise((done) => setTimeout(done));
          act();
          await read;
          states.push(element.getState());
        }
        return states;
      },
      drawn.selector,
      long,
    );
    assert.deepEqual(seen, [seen[0], seen[0], seen[0], 'v=1&n=7']);
  },
  async 'takes what is pasted while it has the focus'({ browser, figure, until }) {
    const drawn = await figure({ source: 'waypoints', points: '1,1 5,5' });
    await drawn.focus('.handle');
    await paste(browser, CSV);
    await until('it is there', async () => (await drawn.get('points'))?.length === 8);
  },
  async 'of two figures the one that has the focus takes it'({ browser, figure, becomes }) {
    const first = await figure(TRACK, { source: 'waypoints', points: '1,1 5,5' });
    const second = new Figure(browser, 'meander-path + meander-path');
    await browser.mouse.click(await first.at(3, 8));
    await second.focus('.handle');
    await paste(browser, CSV);
    await becomes(async () => (await second.get('points')).length, 8);
    assert.deepEqual(await first.get('points'), [1, 1, 5, 5, 9, 1]);
  },
  async 'without the focus it takes nothing'({ browser, figure }) {
    const drawn = await figure(TRACK);
    await browser.mouse.click(await drawn.at(3, 8));
    await browser.ask(() => {
      const button = Object.assign(document.createElement('button'), {
        id: 'elsewhere',
        textContent: 'elsewhere',
      });
      document.body.prepend(button);
      button.focus();
    });
    await paste(browser, CSV);
    await drawn.settle();
    assert.deepEqual(await drawn.get('points'), [1, 1, 5, 5, 9, 1]);
  },
};
