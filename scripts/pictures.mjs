/** Fills the drawings docs/tasks/*.svg with the results of the programs in docs/javascript.md: `node scripts/pictures.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { load } from './words.mjs';

const entry = pathToFileURL(join(root, 'dist/meander.js')).href;
const { cellsToPoints, simplify, Stroke } = await import(entry);
const { plainLook } = await load('www/drawing/look.ts');

/** @typedef {ArrayLike<any>} List */
const each = (/** @type {List} */ list, /** @type {(one: any, at: number) => any} */ to) =>
  Array.from(list, to).flat();
const plane = (/** @type {List} */ line) => each(line, (value, at) => (at % 3 < 2 ? value : []));

/** Lines for `data-line` and `data-ring`, positions for `data-at`, in units. @type {Record<string, (made: any) => Record<string, any>>} */
const SHOWN = {
  road({ middle, left, right, path, grid, tile }) {
    const others = each({ length: 60 }, (_, cell) => (path.includes(cell) ? [] : cell));
    const back = each(right, (_, i) => right.at(i % 2 ? -i : -i - 2));
    const stones = each(cellsToPoints(others, grid), (at) => at * tile);
    return { stones, road: [...left, ...back], edges: [left, right], middle };
  },
  units({ units, goal }) {
    // At the moment the wall goes up. Units rerouted then have walked less since.
    const again = each(units, (unit) => (unit.walked < 80 ? unit : []));
    const rest = each(units, (unit) => (unit.walked < 80 ? [] : unit));
    const sent = each(again, ({ walker }) => [...walker.at(0).point]);
    const others = each(rest, ({ walker }) => [walker.at(15).point]);
    const [paths, ways] = [rest, again].map((some) => each(some, ({ walker }) => [walker.rest(0)]));
    const walls = cellsToPoints([2015, 2079, 2143, 1960], { width: 64 });
    return { paths, ways, others, sent, walls, end: each(goal, (cell) => cell + 0.5) };
  },
  lap({ track, length, cars }) {
    const { points, tangents } = track.sample(150);
    const comb = each({ length: 150 }, (_, i) => {
      const out = 3 + 60 * track.curvature(track.parameterAt((i * length) / 150));
      const [x, y] = points.subarray(2 * i);
      return [[x, y, x + out * tangents[2 * i + 1], y - out * tangents[2 * i]]];
    });
    const bend = each(comb, (tooth) => tooth.slice(2));
    const [first, second] = [cars.slice(0, 19).flat(), cars.slice(19).flat()];
    return { track: points, comb, bend, first, second, finish: points.subarray(0, 2) };
  },
  recording({ points, cleaned, corners, curve }) {
    const spikes = each(cleaned.rejected, (i) => [points[3 * i], points[3 * i + 1]]);
    const [recorded, kept, few, smooth] = [points, cleaned.points, corners.points, curve.points].map(plane);
    return { recorded, spikes, kept, few, smooth };
  },
  hexagons({ castles, lake, roads, march, graph, columns }) {
    const at = (/** @type {List} */ nodes) =>
      each(nodes, (node) => {
        const row = Math.floor(node / columns);
        return [(node % columns) + (row % 2) / 2, row * 0.866];
      });
    const land = each(graph, (_, node) => (lake.includes(node) ? [] : node));
    return { land: at(land), lake: at(lake), roads: at(roads.cells), march: at(march), castles: at(castles) };
  },
  island: ({ island, coast, shore, width }) => ({ cells: cellsToPoints(island, { width }), coast, shore }),
  stroke({ raw, curve }) {
    const stroke = new Stroke('catmullRom');
    const pushes = each({ length: 7 }, (_, i) => stroke.push(raw[2 * i], raw[2 * i + 1])).slice(3);
    const aside = (/** @type {List} */ line, /** @type {number} */ i) =>
      each(line, (value, axis) => value + (axis % 2 ? 0 : 7.4 * i));
    const stays = each(pushes, ({ keep }, i) => [aside(curve.slice(0, 2 * keep), i)]);
    const changes = each(pushes, ({ keep, points }, i) => [
      aside([...curve.slice(0, 2 * keep).slice(-2), ...points], i),
    ]);
    const known = each(pushes, (_, i) => aside(raw.slice(0, 2 * i + 6), i));
    const newest = each(pushes, (_, i) => aside(raw.slice(2 * i + 6, 2 * i + 8), i));
    return { stays, changes, known, newest };
  },
};

/** Fills a drawing with its lines, positions and colours. @param {string} svg @param {Record<string, any>} shown */
function filled(svg, shown) {
  const scale = Number(/data-scale="(.*?)"/.exec(svg)?.[1]);
  const data = (/** @type {List} */ line) => {
    const tenths = each(simplify(line, { tolerance: 0.2 / scale }), (value) =>
      Math.round(value * scale * 10),
    );
    const steps = tenths.map((value, i) => (value - (tenths[i - 2] ?? 0)) / 10);
    return steps.map((step, i) => (i === 0 ? 'M' : i === 2 ? 'l' : step < 0 ? '' : ' ') + step).join('');
  };
  const classes = [...new Set(svg.match(/(?<=[" ])(fill|stroke)-(?!width|rule|line|dash)[a-z-]+(?=[" ])/g))];
  const [day, night] = [plainLook('day').tones, plainLook('night').tones].map((tones) =>
    classes.map((name) => `.${name}{${name.replace(/-(.*)/, (_, tone) => `:${tones[tone]}`)}}`).join(''),
  );
  return svg
    .replace(/<style>.*</, `<style>${day}@media(prefers-color-scheme:dark){${night}}<`)
    .replace(/data-(line|ring)="(\w+)" d=".*?"/g, (_, kind, name) => {
      const lines = typeof shown[name][0] === 'number' ? [shown[name]] : shown[name];
      const all = each(lines, (line) => data(line) + (kind === 'ring' ? 'z' : ''));
      return `data-${kind}="${name}" d="${all.join('')}"`;
    })
    .replace(/(data-at="(\w+)" data-mark="(\w+)">).*?<\/g>/gs, (_, start, name, mark) => {
      const pixels = each(shown[name], (value) => Math.round(value * scale));
      const uses = pixels.map((pixel, i) =>
        i % 2 ? ` y="${pixel}"/>` : `<use href="#${mark}" x="${pixel}"`,
      );
      return `${start}${uses.join('')}</g>`;
    });
}

/** The file of each picture, and its expected contents. */
export async function pictures() {
  const text = readFileSync(join(root, 'docs/javascript.md'), 'utf8');
  const programs = [...text.matchAll(/\(tasks\/(\w+).svg\)\n\n```js\n(.*?)```/gs)];
  const drawn = programs.map(async ([, name, code]) => {
    const [file, draw] = [`docs/tasks/${name}.svg`, SHOWN[name]];
    const [, names] = /\{ (.*?) \}/.exec(draw.toString()) ?? [];
    // The picture still needs objects that the program frees.
    const kept = code
      .replace("'meander'", JSON.stringify(entry))
      .replace(/^.*(\.free\(|console\.log).*$/gm, '');
    const made = await import(`data:text/javascript,${encodeURIComponent(`${kept}\nexport { ${names} };`)}`);
    return /** @type {const} */ ([file, filled(readFileSync(join(root, file), 'utf8'), draw(made))]);
  });
  return Promise.all(drawn);
}

if (process.argv[1] === import.meta.filename)
  for (const [file, picture] of await pictures()) writeFileSync(join(root, file), picture);
