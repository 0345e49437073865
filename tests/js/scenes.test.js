/**
 * What the command draws: a row of scenes.txt for each path and text of the SVG; of an article's drawing, a row for
 * each class of elements. `UPDATE_SCENES=1` rewrites that file.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { openFigure } from '../../bin/figure.js';
import { DRAWN } from '../../www/article/figures/index.js';
import { drawFollower } from '../../www/old/draw/follower.js';
import { drawPicture } from '../../www/old/draw/picture.js';
import { createSvgPen } from '../../www/old/draw/svg-pen.js';
import { ready } from '../../www/engine.js';
import { layOutPage, writeSvg } from '../../www/old/io/export-page.js';
import { composePicture } from '../../www/old/render/compose-picture.js';
import { STRINGS } from '../../www/old/strings.js';
import { ownPalette } from '../../www/old/styles/colours.js';

const ALL = 'o=raw+chaikin+rdp+catmull-rom';
const MAZE =
  'v=1&s=astar&c=24&r=14&e=2,11+21,2&b=9+1+7+1+15+1+7+1+7+2+14+1+17+4+2+1+11+4+2+1+5+1+11+1+5+1+5+1+11+1+5+1+5+4+5+1+2+1+2+1+2+1+14+1+2+1+2+1+2+1+17+1+2+1+2+5+3+3+7+1+2+1+10+1+9+1+13+1+9+1+8+1+4+1+9+1+8+1';
const PATROL =
  'v=1&s=waypoints&c=24&r=14&p=2.5,10+3.5,6.5+5,3.5+9.5,2+11,5.5+12,9+14,11+17.5,11.5+21.5,8.5+20.5,5+18,3&rt=1';

const STATES = {
  'a figure that nobody changed': 'v=1',
  'before the first step': 'v=1&n=7&at=0',
  'half-way through a carving': 'v=1&n=7&at=150',
  'half-way, dark': 'v=1&n=7&at=150',
  'half-way on a fine grid': 'v=1&c=128&r=80&n=3&at=6000&o=raw',
  'no curve at all': 'v=1&n=7&o=',
  'five ends': 'v=1&n=5&e=1,1+18,1+18,18+1,18+10,10',
  'walls in a carving': 'v=1&n=9&b=66+8+12+8+40+5',
  'marks of a carving': 'v=1&n=7&m=',
  'a large grid': 'v=1&c=400&r=240&n=12&ma=0.5&cp=6&o=raw+chaikin+catmull-rom',
  'a trail': 'v=1&n=29&c=26&r=13&i=trail&o=',
  'a trail half-way': 'v=1&n=29&i=trail&h=0.5&at=40',
  'a trail to four ends half-way': 'v=1&c=24&r=14&n=5&e=1,1+22,12+22,2+2,11&i=trail&o=&at=120',
  'a carving in use': 'v=1&c=7&r=7&n=5&at=9&o=',
  'a challenge': 'v=1&c=7&r=7&e=0,1 6,5&j=3 1 6 1 6 1&u=24 31 38 45 8&k=',
  'a route that cuts walls': `${MAZE}&o=raw+rdp&rt=1.6`,
  'a guarded route as a trail': `${MAZE}&o=rdp&rt=2.5&g=&i=trail`,
  'a single waypoint': `v=1&s=waypoints&p=3,3&${ALL}`,
  'eight waypoints, closed, every curve': `v=1&s=waypoints&p=2.5,10+3.5,6.5+5,3.5+9.5,2+11,5.5+12.25,9+14,11+17.5,11.75&l=&${ALL}`,
  'every parameter of every curve': `v=1&s=waypoints&p=1,1+6,2+3,9+12,4+15,15&${ALL}&cp=3&cr=0.2&ca=15&co=100&rt=1.25&ma=0.75&ms=5`,
  'Chaikin with a ratio of its own': 'v=1&s=waypoints&p=1,1+6,2+3,9+12,4&o=chaikin&cp=2&cr=0.4',
  'refining as it was published': 'v=1&s=waypoints&p=1,1+6,2+3,9+12,4+15,15&o=chaikin&cq=&ca=30&co=90&cp=2',
  'uniform Catmull-Rom': 'v=1&s=waypoints&p=1,1+6,2+3,9+12,4&o=catmull-rom&ma=0',
  'curves through the simplified line': `v=1&s=waypoints&p=1,1+6,2+6,7+9,9+14,3&${ALL}&t=simplified`,
  'marks of every curve': `${PATROL}&${ALL}&m=`,
  'a patrol in space, seen from elsewhere':
    'v=1&s=waypoints&d=3&c=24&r=14&p=2,11,1+3,4,4+8,2,6.5+12,5,3+17,1.5,7&l=&o=raw+catmull-rom&turn=-0.5+1',
  'a patrol in space that nobody moved': 'v=1&s=waypoints&d=3&o=',
  'marks in space': `v=1&s=waypoints&d=3&c=24&r=14&p=2,11,1+3,4,4+8,2,6.5+12,5,3&l=&${ALL}&m=`,
  'a track with points to throw out':
    'v=1&s=track&c=24&r=14&p=1.3,11.2+2,10.1+2.8,9.3+3.3,8.5+6.8,12.5+3.9,7.6+4.1,6.6&co=90',
  'a track far from the grid': 'v=1&s=track&p=1000,-2000+1010,-1990+1025,-2010&o=raw+chaikin',
  'a track in space': 'v=1&s=track&d=3&p=0,0,0+10,0,5+10,10,-5',
};

/** Drawings of the article; the plot of headings needs a page. */
const DRAWINGS = Object.keys(DRAWN).filter((name) => name !== 'heading-plot');
const NAMES = [...Object.keys(STATES), ...DRAWINGS];

const FILE = new URL('scenes.txt', import.meta.url);
const FOUND = 'test-results/scenes';
/** State and rows by the name of the scene. @type {Map<string, readonly string[]>} */
const drawn = new Map();
const kept = new Map(
  readFileSync(FILE, 'utf8')
    .trim()
    .split('\n\n')
    .map((scene) => scene.split('\n'))
    .map(([name, ...rows]) => [name, rows]),
);

/** What files leave out: a chosen handle, the cell under the brush, the last one, fading ones, a stone that shakes, a follower. */
function drawInUse(/** @type {import('../../www/old/model/snapshot.js').Snapshot} */ snapshot) {
  const page = layOutPage({ columns: 7, rows: 7 }, 720, 1);
  const pen = createSvgPen({ ...page, title: '' });
  const { handles, ...picture } = composePicture(snapshot, { fading: [[11, 0.4]] });
  const shown = handles.map((handle, index) => ({ ...handle, chosen: index === 0 }));
  const parting = { cell: 24, sides: [[3, 10], [31]], aside: 0.2 };
  const palette = ownPalette('light');
  drawPicture(pen, page.view, { ...picture, handles: shown, brush: 30, parting }, palette, page);
  const [behind, lead] = [4, 5].map((x) => ({ x, y: 1, heading: /** @type {const} */ ([1, 0]) }));
  drawFollower(pen, page.view, { id: 'raw', lead, chase: [behind] }, palette);
  return pen.text();
}

/**
 * Each number counts one to seven times in turn: a plain sum stays the same when two points move apart.
 * @param {readonly number[]} numbers
 */
function sumOf(numbers) {
  return Math.round(10 * numbers.reduce((total, number, i) => total + number * (1 + (i % 7)), 0)) / 10;
}

const numbersIn = (/** @type {string} */ text) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/**
 * What paints each element, how many parts and numbers it has, its first point and the sum of its numbers.
 * @param {string} svg
 */
function rowsOf(svg) {
  return [...svg.matchAll(/<(path|text) ([^>]*)>([^<]*)/g)].map(([, element, list, text]) => {
    const all = [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const { d, x, y, ...rest } = /** @type {Record<string, string>} */ (Object.fromEntries(all));
    const paint = Object.entries(rest)
      .filter(([name, value]) => value !== 'none' && !/family|baseline/.test(name))
      .map(([name, value]) => ` ${name.replace('stroke-', '')} ${value}`);
    const numbers = numbersIn(d ?? `${x} ${y}`);
    const parts = d?.split('M').length ?? 0;
    const size = d ? `${parts > 2 ? `${parts - 1} parts, ` : ''}${numbers.length} numbers` : `“${text}”`;
    return `${element}${paint}: ${size}, from ${numbers[0]} ${numbers[1]}, sum ${sumOf(numbers)}`;
  });
}

/** How many elements of each class there are, and the sum of their numbers. @param {string} svg */
function classesOf(svg) {
  /** @type {Map<string, string[]>} */
  const classes = new Map();
  for (const [, element, list] of svg.matchAll(/<([a-z]+) ([^>]*)>/g)) {
    const [, name = ''] = /class="([^"]*)"/.exec(list) ?? [];
    const key = `${element} ${name}`.trim();
    classes.set(key, [...(classes.get(key) ?? []), list.replace(/(class|aria-label|xmlns)="[^"]*"/g, '')]);
  }
  return [...classes].map(
    ([key, lists]) => `${key}: ${lists.length}, sum ${sumOf(numbersIn(lists.join(' ')))}`,
  );
}

/** The rows that have no equal among the others. @param {readonly string[]} rows @param {readonly string[]} others */
function missing(rows, others) {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** @param {string} name @param {readonly string[]} rows @param {string} svg */
function compare(name, rows, svg) {
  drawn.set(name, rows);
  const expected = kept.get(name) ?? [];
  if (process.env.UPDATE_SCENES || rows.join('\n') === expected.join('\n')) return;
  mkdirSync(FOUND, { recursive: true });
  const file = `${FOUND}/${name.replace(/\W+/g, '-')}.svg`;
  writeFileSync(file, svg);
  const gone = missing(expected, rows).map((row) => `- ${row}`);
  const come = missing(rows, expected).map((row) => `+ ${row}`);
  const differing = [...gone, ...come].join('\n') || 'The same rows, in another order.';
  assert.fail(
    `“${name}” differs: expected (-), drawn (+). ${file} has the drawing; UPDATE_SCENES=1 keeps it.\n${differing}`,
  );
}

for (const [name, state] of Object.entries(STATES))
  test(`scenes: “${name}” keeps its rows`, async () => {
    const { snapshot, largeGrid } = await openFigure(state);
    const palette = ownPalette(name.endsWith('dark') ? 'dark' : 'light');
    const svg = name.endsWith('in use')
      ? drawInUse(snapshot)
      : writeSvg({ snapshot, largeGrid, palette, names: STRINGS.curve }, 720, name);
    compare(name, [state, ...rowsOf(svg)], svg);
  });

for (const name of DRAWINGS)
  test(`scenes: the article’s ${name} keeps its rows`, async () => {
    await ready();
    const svg = new (Reflect.get(DRAWN, name))().poster({}, 2);
    compare(name, classesOf(svg), svg);
  });

test('scenes: each scene of scenes.txt has a state', () => {
  if (!process.env.UPDATE_SCENES) assert.deepEqual([...kept.keys()], NAMES);
});

after(() => {
  const scenes = NAMES.map((name) => [name, ...(drawn.get(name) ?? kept.get(name) ?? [])]);
  const text = scenes.map((scene) => scene.join('\n')).join('\n\n');
  if (process.env.UPDATE_SCENES) writeFileSync(FILE, `${text}\n`);
});
