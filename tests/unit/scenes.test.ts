/** Snapshots of drawings: one row for each paint of the SVG, with its shapes. `npx vitest -u` updates them. */
import { expect, test } from 'vitest';
import { plainLook } from '../../www/drawing/look.ts';
import { drawTable, drawTop, layOut, restingMoment, viewOf } from '../../www/drawing/picture.ts';
import { SvgPen } from '../../www/drawing/svg-pen.ts';
import { Figure } from '../../www/figure/figure.ts';
import { readState } from '../../www/figure/state-string.ts';
import { writeSvg } from '../../www/io/picture.ts';

const ALL = 'o=raw+chaikin+rdp+catmull-rom';
const MAZE =
  'v=1&s=astar&c=24&r=14&e=2,11+21,2&b=9+1+7+1+15+1+7+1+7+2+14+1+17+4+2+1+11+4+2+1+5+1+11+1+5+1+5+1+11+1+5+1+5+4+5+1+2+1+2+1+2+1+14+1+2+1+2+1+2+1+17+1+2+1+2+5+3+3+7+1+2+1+10+1+9+1+13+1+9+1+8+1+4+1+9+1+8+1';
const PATROL =
  'v=1&s=waypoints&c=24&r=14&p=2.5,10+3.5,6.5+5,3.5+9.5,2+11,5.5+12,9+14,11+17.5,11.5+21.5,8.5+20.5,5+18,3&rt=1';

const STATES: Record<string, string> = {
  'a figure that nobody changed': 'v=1',
  'half-way through a carving': 'v=1&n=7&at=150',
  'half-way on a fine grid': 'v=1&c=128&r=80&n=3&at=6000&o=raw',
  'no curve at all': 'v=1&n=7&o=',
  'walls that part the ends': 'v=1&c=6&r=3&b=2+1+5+1+5+1',
  'a large grid': 'v=1&c=400&r=240&n=12&ma=0.5&cp=6&o=raw+chaikin+catmull-rom',
  'a challenge': 'v=1&c=7&r=7&e=0,1 6,5&j=3 1 6 1 6 1&u=24 31 38 45 8&k=',
  'a route that cuts walls': `${MAZE}&o=raw+rdp&rt=1.6`,
  'a single waypoint': `v=1&s=waypoints&p=3,3&${ALL}`,
  'marks of every curve': `${PATROL}&${ALL}&m=`,
  'a patrol in space':
    'v=1&s=waypoints&d=3&c=24&r=14&p=2,11,1+3,4,4+8,2,6.5+12,5,3+17,1.5,7&l=&o=raw+catmull-rom&turn=-0.5+1',
  'a track with points to throw out':
    'v=1&s=track&c=24&r=14&p=1.3,11.2+2,10.1+2.8,9.3+3.3,8.5+6.8,12.5+3.9,7.6+4.1,6.6&co=90',
};

/** Multiplies the numbers by 1 to 7 cyclically, so swapping two points changes the sum. */
const sumOf = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number, i) => sum + number * (1 + (i % 7)), 0));

/** For each paint, in order of first use: the count of its elements, and the count and sum of their numbers. */
function rowsOf(svg: string): string {
  const paints = new Map<string, string[][]>();
  for (const [, element, list, text] of svg.matchAll(/<(path|text) ([^>]*)>([^<]*)/g)) {
    const place = / ?\b(d|x|y)="([^"]*)"/g;
    const paint = list.replace(place, '').replace(/ ?(font-family|stroke-line\w+)="[^"]*"|"|\/$/g, '');
    const key = `${text ? `“${text}”` : element} ${paint.trim()}`;
    const numbers = [...list.matchAll(place)].flatMap(([, , one]) => one.match(/-?[\d.]+/g) ?? []);
    paints.set(key, [...(paints.get(key) ?? []), numbers]);
  }
  const rows = [...paints].map(([paint, all]) => {
    const numbers = all.flat().map(Number);
    return `${paint}: ${all.length} × ${numbers.length} numbers, sum ${sumOf(numbers)}`;
  });
  return `\n${rows.join('\n')}\n`;
}

function shown(state: string) {
  const figure = new Figure(readState(state)!);
  const scene = figure.scene.value;
  return { figure, scene, layout: layOut(scene, viewOf(scene, 720, 560)) };
}

for (const [name, state] of Object.entries(STATES))
  test(`the drawing keeps its rows: ${name}`, () => {
    expect(rowsOf(writeSvg({ ...shown(state), look: plainLook('day') }, name))).toMatchSnapshot();
  });

test('the drawing keeps its rows: a carving in use', () => {
  const { scene, layout } = shown('v=1&c=7&r=7&n=5&at=9&o=');
  const pen = new SvgPen();
  const handles = scene.handles.map((handle, i) => ({ ...handle, focused: i === 0, hovered: i === 1 }));
  const held = { ...scene, handles, brush: 30 };
  const moment = {
    ...restingMoment(),
    changes: [
      { cell: 11, falls: 0.4 },
      { cell: 24, shakes: 0.5 },
    ],
    hint: 0.5,
  };
  drawTable(pen, plainLook('day'), held, moment, layout);
  drawTop(pen, plainLook('day'), held, moment, layout);
  expect(rowsOf(pen.text(720, 560))).toMatchSnapshot();
});

test('a step back draws the same as the step before', () => {
  const { figure } = shown(`v=1&c=12&r=9&n=5&${ALL}`);
  const look = plainLook('day');
  const draw = () => {
    const scene = figure.scene.value;
    return writeSvg({ scene, layout: layOut(scene, viewOf(scene, 480, 360)), look }, '');
  };
  const positions = Array.from({ length: 20 }, (_, i) => figure.total.value - 19 + i);
  const drawn = positions.map((position) => (figure.set({ position }), draw()));
  for (const position of positions.toReversed()) {
    figure.set({ position });
    expect(draw()).toBe(drawn.pop());
  }
});
