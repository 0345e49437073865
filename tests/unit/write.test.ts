import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainLook } from '../../www/drawing/look.ts';
import { layOut } from '../../www/drawing/picture.ts';
import { readTrack, writeTrack } from '../../www/engine.ts';
import { CURVE_IDS, type CurveId } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import { START, type Patch } from '../../www/figure/settings.ts';
import { fitGrid } from '../../www/geometry/view.ts';
import { checkPicture, writeSvg } from '../../www/io/picture.ts';
import { read } from '../../www/io/read.ts';
import { pointsText, writePoints, written } from '../../www/io/write.ts';
import { wordsIn } from '../../www/words/say.ts';
import { HERO, started } from './hero.ts';

const say = wordsIn('en');
const ODD = [0, -0, 1, 2.5, 0.1, 1 / 3, -1e-7, 1e21, 123456789.125, 5e-324];
const DAY = plainLook('day');

async function imported(text: string): Promise<Figure> {
  const { patch } = await read(text, START, say, new AbortController().signal);
  return new Figure(patch);
}

test('writing a recording as CSV or JSON restores the text that was read', async () => {
  const text = pointsText('csv', [Float64Array.from(ODD)], 2);
  const figure = await imported(text);
  expect(writePoints(figure, 'csv', 'raw')).toBe(text);
  expect(writePoints(figure, 'json', 'raw')).toBe(JSON.stringify(pairs(ODD)));
});

test('a recording keeps its position on the earth', async () => {
  const csv = 'lon,lat\n11,48\n11,48.001\n11.002,48.001\n';
  const figure = await imported(csv);
  expect(writePoints(figure, 'csv', 'raw')).toBe(csv);
  expect(JSON.parse(writePoints(figure, 'json', 'raw'))).toMatchObject({ type: 'LineString' });
  // A state keeps it, too, to a thousandth of a cell: here about a centimetre.
  const again = new Figure();
  again.setState(figure.getState());
  const rounded = (text: string) => text.match(/[\d.]+/g)!.map((degrees) => Number(degrees).toFixed(6));
  expect(rounded(writePoints(again, 'csv', 'raw'))).toEqual(rounded(csv));
});

test('one path is written as by the engine, and several are read back as several', () => {
  const paths = [ODD, [5, 5, 6, 5]].map((points) => Float64Array.from(points));
  for (const format of ['csv', 'json'] as const) {
    expect(pointsText(format, [paths[0]], 2)).toBe(writeTrack(paths[0], { format }));
    const { points, others } = readTrack(pointsText(format, paths, 2));
    expect([points, ...others].map(({ length }) => length).sort()).toEqual([10, 4].sort());
  }
  const space = Float64Array.of(1, 2, 3, 4.5, 1 / 7, -6);
  for (const format of ['csv', 'json'] as const)
    expect(pointsText(format, [space], 3)).toBe(writeTrack(space, { format, dimension: 3 }));
});

test('every curve can be written, even a hidden one', () => {
  const figure = new Figure({ ...HERO, overlays: [] });
  for (const id of CURVE_IDS) expect(written(figure, id).paths[0].length, id).toBeGreaterThan(20);
  expect(() => written(figure, 'spline' as CurveId)).toThrow(
    expect.objectContaining({ code: 'BadArgument', argument: 'curve' }),
  );
});

test('a curve of a recording is written in the units of the recording', async () => {
  const figure = await imported(readFileSync('crates/core/examples/walk.csv', 'utf8'));
  figure.set({ origin: null, passes: 0 });
  const [raw] = written(figure, 'raw').paths;
  written(figure, 'chaikin').paths[0].forEach((value, i) => expect(value).toBeCloseTo(raw[i], 6));
});

function svgOf(settings: Patch, title = '') {
  const { scene } = new Figure(settings);
  const layout = layOut(scene.value, fitGrid(936, 652, 24, 14));
  return writeSvg({ scene: scene.value, layout, look: DAY }, title);
}

test('a route cannot be written while the search is running', () => {
  const figure = started({ source: 'astar', columns: 1000, rows: 1000 });
  expect(() => written(figure, 'raw')).toThrow(expect.objectContaining({ code: 'NotReady' }));
  figure.set({ source: 'waypoints' });
  expect(written(figure, 'raw').paths[0].length).toBeGreaterThan(0);
});

test('an SVG has a size, a title, a ground and plain colours', () => {
  const svg = svgOf(HERO, 'A path');
  expect(svg).toMatch(
    /^<svg [^>]*viewBox="0 0 936 652"[^>]* width="936" height="652"><title>A path<\/title>/,
  );
  expect(svg).toContain(`<path d="M0 0h936v652h-936z" fill="${DAY.tones.ground}"/>`);
  expect(svg).not.toContain('var(');
});

test('any title becomes valid XML', () => {
  expect(svgOf({}, '\u{1f600} <a>&b;"\0\ud83dc\uffff')).toContain(
    '<title>\u{1f600} &#60;a&#62;&#38;b;&#34;\ufffd\ufffdc\ufffd</title>',
  );
});

test('a saved picture omits selection, focus and brush', () => {
  const figure = new Figure(HERO);
  const layout = layOut(figure.scene.value, fitGrid(936, 652, 24, 14));
  const save = () => writeSvg({ scene: figure.scene.value, layout, look: DAY }, '');
  const before = save();
  figure.hovered.value = figure.selected.value = 0;
  figure.focused.value = true;
  figure.set({ tool: 'walls' });
  figure.brush.value = 30;
  expect(save()).toBe(before);
});

test('a picture of an unknown type or ratio is refused', () => {
  expect(() => checkPicture('image/gif', 1)).toThrow(expect.objectContaining({ argument: 'type' }));
  for (const ratio of [0, -1, NaN, '2' as unknown as number])
    expect(() => checkPicture('image/png', ratio)).toThrow(expect.objectContaining({ argument: 'ratio' }));
});

function pairs(flat: readonly number[]) {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}
