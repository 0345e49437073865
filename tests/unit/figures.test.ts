/** Positions in the article's own figures at the widths of a phone, a tablet and a laptop. */
import { expect, test, vi } from 'vitest';
import { finished } from '../../www/article/figures/build.ts';
import type { Drawing } from '../../www/article/figures/drawing.ts';
import { emsOf } from '../../www/drawing/delta.ts';
import { idleWorkers } from './workers.ts';

const SIZES = [
  { width: 352, height: 343 },
  { width: 722, height: 386 },
  { width: 1132, height: 606 },
];

/** Returns the texts of a drawing, without their halos, and their centres. */
const wordsIn = (svg: string) =>
  [...svg.matchAll(/<text x="(\S+)" y="(\S+)".*?font-size="(\S+)".*?>([^<]*)</g)]
    .filter(([element]) => !element.includes('fill="none"'))
    .map(([, x, y, size, text]) => ({ text, x: Number(x), y: Number(y) - 0.35 * Number(size) }));

/** The rectangles of a loupe: the enlarged area and the loupe itself. */
const FRAME = /M(\S+) (\S+)h(\S+)v(\S+)h\S+z" fill="none"/g;

test.each(['corners-figure', 'parabolas-figure'])(
  'points of %s and their names stay visible for any link',
  (name) => {
    const drawing = finished(name, {}, SIZES[0]);
    const start = String(drawing.lists.points.start).split(',');
    drawing.set('points', start.map((_, i) => [-0.9, 1, 1, -0.4, 0.5, 0.5][i] ?? 0.99).join());
    expect(drawing.state).not.toBe('');
    for (const { x, y } of [...drawing.grips(), ...wordsIn(drawing.svg())]) {
      expect(Math.min(x, 352 - x), name).toBeGreaterThan(5);
      expect(Math.min(y, 343 - y), name).toBeGreaterThan(5);
    }
  },
);

test('the loupe of a squeezed leg covers no point and leaves the bar of the mix visible', () => {
  let seen = 0;
  for (const size of SIZES)
    for (let turn = 0; turn < 24; turn++) {
      const drawing = finished('parabolas-figure', { alpha: '0' }, size);
      const around = (far: number, by: number) =>
        [0.5 + far * Math.cos(turn / 4 + by), 0.5 + far * Math.sin(turn / 4 + by)].map((at) => at.toFixed(3));
      drawing.set(
        'points',
        [around(0.4, 0), around(0.02, 2), around(0.02, 5), around(0.4, 2 + turn / 8)].join(),
      );
      const frames = [...drawing.svg().matchAll(FRAME)];
      if (!frames.length) continue;
      seen++;
      const [left, top, width, height] = frames.at(-1)!.slice(1).map(Number);
      for (const { x, y, label } of drawing.grips()) {
        const isIn = x > left && x < left + width && y > top && y < top + height;
        expect(isIn, `${label} at turn ${turn}`).toBe(false);
      }
      expect(top).toBeGreaterThan(30);
    }
  expect(seen).toBeGreaterThan(50);
});

test.each(['0', '0.05', '0.3', '0.5', '1'])(
  'the names in the loupe stay inside it and off the curve at alpha %s, and handles do not overlap',
  (alpha) => {
    for (const size of SIZES) {
      const drawing = finished('parabolas-figure', { alpha }, size);
      drawing.calls.squeeze();
      const svg = drawing.svg();
      const names = wordsIn(svg).filter(({ text }) => text === '1' || text === '2');
      expect(names).toHaveLength(2);
      const [left, top, width, height] = [...svg.matchAll(FRAME)].at(-1)!.slice(1).map(Number);
      // Pieces of the curve are recognised by their mixed colours.
      const pieces = [...svg.matchAll(/d="M(\S+) (\S+)L\S+" fill="none" stroke="color-mix/g)].slice(-48);
      for (const { x, y } of names) {
        expect(Math.min(x - left, left + width - x, y - top, top + height - y)).toBeGreaterThan(8);
        for (const [, left, top] of pieces)
          expect(Math.hypot(Number(left) - x, Number(top) - y)).toBeGreaterThan(9);
      }
      const [, one, next] = drawing.grips();
      expect(Math.hypot(one.x - next.x, one.y - next.y)).toBeGreaterThan(15);
      expect(drawing.grips().filter(({ byKeys }) => byKeys)).toMatchObject([{ label: 't' }]);
    }
  },
);

const stairs = (size: { width: number; height: number }) => {
  const drawing = finished('rdp-figure', { tolerance: '0.5' }, size);
  drawing.set('line', 'staircase');
  return drawing;
};

test.each(SIZES)('each check of a staircase has a capsule to point at, $width px wide', (size) => {
  const drawing = stairs(size);
  const at = ([{ x, y }] = drawing.grips()) => ({ x, y });
  drawing.key!(0, 'End');
  for (let i = drawing.values().checks - 1; i >= 0; i--) {
    expect(drawing.status).toMatch(new RegExp(`[Cc]heck ${i + 1}\\b`));
    const { x, y } = at();
    for (const away of [-4, 0, 4]) {
      drawing.hover!({ x, y: y + away });
      expect(drawing.status).toContain(`Check ${i + 1} of`);
    }
    expect(y + 5).toBeLessThan(size.height);
    drawing.key!(0, 'ArrowLeft');
  }
});

test('a staircase chosen at an early check shows its last one, also when there are more', () => {
  const drawing = finished('rdp-figure', { step: '4' });
  for (const [name, value] of [
    ['line', 'staircase'],
    ['tolerance', 0.5],
  ] as const) {
    drawing.history.begin();
    drawing.set(name, value);
    drawing.history.commit();
  }
  expect(drawing.status).toContain('All done.');
  for (const shown of ['All done.', 'Check 4 of 20:']) {
    drawing.history.undo();
    expect(drawing.status).toContain(shown);
  }
});

test.each(SIZES.slice(1))(
  'a staircase fills the height of its picture, $width px wide, with its checks beside it',
  (size) => {
    for (const tolerance of [0.5, 0.9]) {
      const drawing = stairs(size);
      drawing.set('tolerance', tolerance);
      const ends = wordsIn(drawing.svg()).filter(({ text }) => text === 'A' || text === 'B');
      expect(ends[0].y - ends[1].y).toBeGreaterThan(0.8 * size.height);
      expect(drawing.grips()[0].x).toBeGreaterThan(ends[1].x + 50);
    }
  },
);

test.each(SIZES)(
  'words on a staircase do not cover its names, and B is fully visible, $width px wide',
  (size) => {
    const drawing = stairs(size);
    for (let step = drawing.values().checks; step > 0; step--) {
      drawing.set('step', step);
      const svg = drawing.svg();
      const words = wordsIn(svg);
      const names = words.filter(({ text }) => text === 'RDP' || text === 'Raw');
      const ends = words.filter(({ text }) => text === 'A' || text === 'B');
      expect(ends, 'on the map and on the row of stones').toHaveLength(4);
      expect(ends[1].y).toBeGreaterThan(5);
      for (const { x } of names) expect(x, 'off the stairs').toBeGreaterThan(ends[1].x);
      expect(svg, 'no row is hidden').not.toContain('more row');
      const label = words.find(({ text }) => text.includes(' cells'));
      const [, from = 0] =
        /M(\S+) \S+L\S+ \S+" fill="none" stroke="var\(--ink\)" stroke-width="1.3"/.exec(svg) ?? [];
      for (const { x, y } of names) {
        const isLevel = label && Math.abs(label.y - y) < 10;
        const isBetween =
          label && x < Math.max(label.x, Number(from)) && x + 20 > Math.min(label.x, Number(from));
        expect(isLevel && isBetween, `step ${step}`).toBeFalsy();
      }
    }
  },
);

test.each(SIZES.slice(1))('each check has its number in a picture $width px wide', (size) => {
  const drawing = finished('rdp-figure', {}, size);
  const numbers = wordsIn(drawing.svg()).filter(({ text }) => /^[\d.]+$/.test(text));
  expect(numbers).toHaveLength(drawing.values().checks);
});

test('beside its checks, the map takes the height of a low picture', () => {
  const drawing = finished('rdp-figure', {}, { width: 792, height: 144 });
  const [a, b, from] = wordsIn(drawing.svg()).filter(({ text }) => text === 'A' || text === 'B');
  expect(a.y - b.y).toBeGreaterThan(70);
  expect(from.x).toBeGreaterThan(b.x);
});

test('beside its graphs, the map of a walk takes half the width of a low picture', () => {
  const drawing = finished('speed-figure', {}, { width: 410, height: 215 });
  const [a, b] = ['A', 'B'].map((end) => wordsIn(drawing.svg()).find(({ text }) => text === end)!);
  expect(b.x - a.x).toBeGreaterThan(160);
  expect(drawing.grips()[0].x).toBeGreaterThan(b.x + 16);
});

test('at any check, words light the points that the sentence counts', () => {
  const drawing = finished('rdp-figure', {}, SIZES[2]);
  for (const step of [1, 9, 20])
    for (const part of ['kept', 'dropped']) {
      drawing.set('step', step);
      drawing.lit.value = [part];
      const paths = [...drawing.svg().matchAll(/ d="([^"]*)" fill="var\(--paper\)"/g)];
      const counts = paths.map(([, path]) => path.match(/M/g)!.length);
      expect(counts, `${part} at ${step}`).toContain(drawing.values()[part]);
    }
});

test('the sum of a cell covers neither A nor B on a phone', () => {
  const drawing = finished('astar-figure', {}, { width: 382, height: 232 });
  const { unit, left, top } = drawing.view;
  const ends = drawing.grips().slice(0, 2);
  for (let cell = 0; cell < 24 * 14; cell++) {
    drawing.hover!({ x: left + ((cell % 24) + 0.5) * unit, y: top + (Math.floor(cell / 24) + 0.5) * unit });
    const sum = wordsIn(drawing.svg()).find(({ text }) => text.includes('='))!;
    const half = 6.25 * emsOf(sum.text) + 4;
    for (const { x, y } of ends) {
      const across = Math.abs(left + x * unit - sum.x) - half;
      const down = Math.abs(top + y * unit - sum.y) - 9;
      expect(Math.max(across, down), `${sum.text} at ${cell}`).toBeGreaterThan(9);
    }
  }
});

test('A and B of the flood stand in the middle of their stones', () => {
  const words = wordsIn(finished('flood-figure', {}, { width: 500, height: 506 }).svg());
  const at = (name: string) => words.find(({ text }) => text === name)!;
  expect([at('A').x, at('A').y]).toEqual([expect.closeTo(at('60').x, 0), expect.closeTo(at('6').y, 0)]);
});

test('two digits of the flood leave half of a small stone to arrows', () => {
  const drawing = finished('flood-figure', {}, { width: 213, height: 215 });
  const size = Number(/font-size="(\S+?)"[^>]*>60</.exec(drawing.svg())![1]);
  expect(size * emsOf('60')).toBeLessThan(0.5 * drawing.view.unit);
});

test.each([
  [240, 377],
  [352, 553],
  [480, 754],
  [616, 216],
])('words below the boards of the witness do not meet and are not cut off, %s px wide', (width, height) => {
  const drawing = finished('witness-figure', {}, { width, height });
  const words = wordsIn(drawing.svg()).filter(({ text }) => /search|\d,\d/.test(text));
  expect(words).toHaveLength(4);
  for (const i of [0, 2]) {
    const wide = 12 * (emsOf(words[i].text) + emsOf(words[i + 1].text));
    expect(words[i + 1].x - words[i].x - wide).toBeGreaterThan(0);
    expect(words[i].y + 8).toBeLessThan(height);
  }
});

test('the name of Q stays off the side from A to B', () => {
  const drawing = finished('corners-figure', { ratio: '0.15' }, { width: 382, height: 300 });
  const { x, y } = wordsIn(drawing.svg()).find(({ text }) => text === 'Q')!;
  const [a, b] = drawing.grips();
  const across = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  expect(Math.abs(across) / Math.hypot(b.x - a.x, b.y - a.y)).toBeGreaterThan(15);
});

test('the beads of the uneven walker do not touch on a phone', () => {
  const drawing = finished('speed-figure', {}, { width: 382, height: 410 });
  const [path] = /"[^"]*a2\.4 [^"]*"/.exec(drawing.svg())!;
  const beads = [...path.matchAll(/M(\S+) (\S+?)a/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const gaps = beads.slice(1).map(([x, y], i) => Math.hypot(x - beads[i][0], y - beads[i][1]));
  expect(gaps.length).toBeGreaterThan(40);
  expect(Math.min(...gaps)).toBeGreaterThan(5);
});

test.each([
  [352, 287, 2, [0, 2, 1]],
  [726, 306, 3, [0, 1, 2]],
])(
  'a race %d × %d px large has %d boards, finished in the poster, and bars as long as their times so far',
  (width, height, boards, order) => {
    const workers = idleWorkers();
    const drawing: Drawing = finished('race-figure', {}, { width, height });
    /** In the order of the runs. */
    const bars = () => {
      const drawn = [...drawing.svg().matchAll(/h(\S+)v14h/g)].map(([, wide]) => Number(wide));
      return order.map((i) => drawn[i]);
    };
    const lines = () => drawing.svg().match(/stroke="var\(--path\)"/g)?.length ?? 0;
    const cells = () =>
      drawing
        .svg()
        .match(/<path [^>]*(?=fill="var\(--(ground|seen-3)\)")/g)!
        .join('').length;
    expect([lines(), cells() > 5000]).toEqual([boards, true]);
    drawing.press!();
    expect(lines()).toBe(0);
    const none = { cells: new Uint8Array(), path: new Uint32Array() };
    workers[0].onmessage({ data: { ...none, stones: 40_000, ms: 3 } });
    const [full] = bars();
    workers[1].onmessage({ data: { ...none, stones: 40_000, ms: 12 } });
    expect(bars()).toEqual([expect.closeTo(full / 4, 0), full, 0]);
    workers[2].onmessage({ data: { ...none, stones: 20_000 } });
    expect(bars()[2], 'a share of the stones is no time').toBe(0);
    const names = wordsIn(drawing.svg()).filter(({ text }) =>
      ['The flood', 'Carving, compiled', 'Carving as published'].includes(text),
    );
    expect(names).toHaveLength(3);
    if (boards === 2) expect(names[0].x, 'the boards keep off the edges').toBeGreaterThanOrEqual(12);
    for (const { x, y, text } of names) {
      expect(x + 15 * emsOf(text)).toBeLessThan(width);
      expect(y + 28).toBeLessThan(height);
    }
    workers[2].onmessage({ data: { ...none, stones: 40_000, ms: 60_000 } });
    expect(bars()).toEqual([2, 2, full]);
    expect(drawing.status).toContain('The bars show their times.');
    vi.unstubAllGlobals();
  },
);
