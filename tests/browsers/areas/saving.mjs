/** Each entry of the menu saves a file that is what it says, with the bytes that Node makes of the same figure. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../../../scripts/run.mjs';
import { curveNamed } from '../../../www/curves/registry.js';
import * as engine from '../../../www/engine.js';
import { writeProgram } from '../../../www/io/program.js';
import { STRINGS } from '../../../www/strings.js';
import { makeFigure } from '../../js/make-figure.js';
import { savedBy } from '../downloads.mjs';

const CURVE = 'chaikin';
const FIGURE = {
  ...{ ui: 'full', source: 'waypoints', columns: 16, rows: 10, points: '2,2 6,7 9,2 13,7' },
  overlays: `raw ${CURVE}`,
};

/**
 * @typedef {import('../figure.mjs').Figure} Figure
 * @typedef {{ bytes: Buffer, figure: Figure }} Saved
 * @typedef {{ name: string, check: (saved: Saved) => Promise<void> }} Kind
 */

/** @param {Buffer} bytes the head of a PNG file */
const sizeOf = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** @param {number} ratio @returns {Kind} */
const png = (ratio) => ({
  name: 'meander.png',
  async check({ bytes, figure }) {
    assert.equal(bytes.toString('latin1', 0, 8), '\x89PNG\r\n\x1a\n');
    const shown = await figure.browser.ask(
      () => document.querySelector('meander-path')?.shadowRoot?.querySelector('canvas')?.clientWidth ?? 0,
    );
    const [width, height] = sizeOf(bytes);
    assert.ok(Math.abs(width - shown * ratio) <= 1, `${width} pixels of ${shown}`);
    assert.ok(Math.abs(height - (width * FIGURE.rows) / FIGURE.columns) <= 1, `${width} by ${height}`);
  },
});

/** What the command has written, by its arguments: it is the same for each engine. @type {Map<string, Promise<string>>} */
const written = new Map();

/** @param {Figure} figure @param {string[]} words */
async function command(figure, ...words) {
  const given = [...words, await figure.call('getState'), '--curve', CURVE];
  const known = written.get(given.join('\n'));
  if (known) return known;
  const run = promisify(execFile)(process.execPath, [join(root, 'dist/command.js'), ...given]);
  const text = run.then(({ stdout }) => stdout);
  written.set(given.join('\n'), text);
  return text;
}

/** @param {string} name @param {string[]} words of the command that writes the same @returns {Kind} */
const text = (name, ...words) => ({
  name,
  async check({ bytes, figure }) {
    assert.equal(bytes.toString(), await command(figure, ...words));
  },
});

/** A program runs, and gives the points that the figure shows. @param {Saved} saved */
async function runs({ bytes, figure }) {
  const folder = await mkdtemp(join(tmpdir(), 'meander-program-'));
  const library = pathToFileURL(join(root, 'dist/meander.js')).href;
  const path = join(folder, 'curve.mjs');
  await writeFile(path, bytes.toString().replace("from 'meander'", `from '${library}'`));
  try {
    const { curve } = await import(pathToFileURL(path).href);
    const points = JSON.parse(await figure.call('toJSON', CURVE));
    assert.deepEqual(Array.from(curve), points.flat());
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What each entry saves. @type {Record<keyof typeof STRINGS.save, Kind>} */
const KINDS = {
  png: png(1),
  png2: png(2),
  svg: {
    name: 'meander.svg',
    async check({ bytes, figure }) {
      const found = await figure.browser.ask((markup) => {
        const { documentElement } = new DOMParser().parseFromString(markup, 'image/svg+xml');
        return [documentElement.localName, documentElement.querySelectorAll('path').length > 1];
      }, bytes.toString());
      assert.deepEqual(found, ['svg', true]);
      assert.equal(bytes.toString(), await figure.call('toSVG'));
    },
  },
  csv: text('meander.csv', 'csv'),
  json: text('meander.json', 'json'),
  rust: text('meander.rs', 'code', '--language', 'rust'),
  javascript: text('meander.js', 'code', '--language', 'javascript'),
  gdscript: text('meander.gd', 'code', '--language', 'gdscript'),
  csharp: text('meander.cs', 'code', '--language', 'csharp'),
  rustProgram: {
    name: 'curve.rs',
    // A test of Node compiles and runs what is written there.
    async check({ bytes }) {
      await engine.ready();
      const points = Float64Array.from(FIGURE.points.split(/[ ,]/), Number);
      const { seen } = makeFigure({ ...FIGURE, points });
      assert.equal(bytes.toString(), writeProgram('rust', seen(), curveNamed(CURVE)));
    },
  },
  javascriptProgram: { name: 'curve.mjs', check: runs },
};

/** Opens all controls, and chooses the curve of which points are saved. @param {Figure} figure */
async function prepare(figure) {
  await figure.browser.ask((curve) => {
    const shadow = document.querySelector('meander-path')?.shadowRoot;
    const folded = shadow?.querySelector('.unfold[aria-expanded=false]');
    /** @type {HTMLElement | null | undefined} */ (folded)?.click();
    const curves = /** @type {HTMLSelectElement} */ (shadow?.querySelector('.menu select'));
    curves.value = curve;
  }, CURVE);
  await figure.settle();
}

/** @type {import('../bench.mjs').Area} */
export const saving = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { name, check }]) => {
    const label = STRINGS.save[/** @type {keyof typeof KINDS} */ (kind)];
    return [
      `${label} is what it says`,
      async ({ browser, figure, becomes }) => {
        const drawn = await figure(FIGURE);
        await prepare(drawn);
        const saved = await savedBy(browser, async () => {
          await browser.mouse.click(await drawn.middle('.menu > button'));
          const labels = await browser.ask(() => {
            const shadow = document.querySelector('meander-path')?.shadowRoot;
            return [...(shadow?.querySelectorAll('.menu .item') ?? [])].map((item) => item.textContent);
          });
          await browser.mouse.click(await drawn.middle('.menu .item', labels.indexOf(label)));
        });
        assert.equal(saved.name, name);
        await check({ bytes: saved.bytes, figure: drawn });
        await becomes(() => drawn.text('.status'), `Saved as ${name}.`);
      },
    ];
  }),
);
