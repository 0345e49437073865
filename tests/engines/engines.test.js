/** Tests the built site where browser engines differ: drawing, input, workers, files, the clipboard, numbers. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { findEngines } from './drivers.js';
import { serveSite } from './site.js';

const ROOT = new URL('../../', import.meta.url);
const PATIENCE_MS = 20_000;
/** @param {string} path */
const built = (path) => readFileSync(new URL(`dist/${path}`, ROOT), 'utf8');
const { folder, files } = JSON.parse(built('embed.json'));
const site = await serveSite();
const element = `<script type="module" src="${site.url}element.js"></script>`;

const loader = `<script src="${site.url}${folder}loader.js" integrity="${files['loader.js'].integrity}" crossorigin></script>`;
const FIGURES = [
  ['first figure of the article', site.url],
  ['figure by the loader on another origin', site.post(`${loader}<meander-path seed="3"></meander-path>`)],
  ['figure by file://', new URL('tests/posts/sample.html', ROOT).href],
];

/** States of figures, each with the curve to compare. */
const CURVES = [
  ['v=1&n=12&c=40&r=30&w=3', 'chaikin'],
  ['v=1&s=waypoints&c=16&r=10&p=2,2+6,7+9,2+13,7', 'catmull-rom'],
];

/** @param {() => Promise<unknown>} read @param {unknown} expected */
async function eventually(read, expected) {
  const end = Date.now() + PATIENCE_MS;
  while (!isDeepStrictEqual(await read(), expected) && Date.now() < end) await setTimeout(50);
  assert.deepEqual(await read(), expected);
}

for (const { name, missing, start } of await findEngines())
  describe(name, { skip: process.env.CI ? false : missing, timeout: 300_000 }, () => {
    if (missing) return void test('is installed', () => assert.fail(missing));
    /** @type {import('./drivers.js').Browser} */
    let browser;
    before(async () => void (browser = await start()));
    after(() => browser?.close());

    /**
     * Runs a function in the page, with the first figure and its shadow root. The function sees only its arguments.
     * @param {(figure: any, shadow: any, ...args: any[]) => unknown} work
     * @param {unknown[]} args
     */
    const ask = (work, ...args) => {
      const figure = "document.querySelector('meander-path')";
      return browser.evaluate(`(${work})(${figure}, ${figure}?.shadowRoot, ...${JSON.stringify(args)})`);
    };

    const status = () => ask((_, shadow) => shadow?.querySelector('.status')?.textContent);
    const hasHandles = () => ask((_, shadow) => Boolean(shadow?.querySelector('[part~=handle]')));

    /** Waits for the handles of the page's first figure. @param {string} url */
    async function open(url) {
      await browser.open(url);
      await eventually(async () => (await hasHandles()) || status(), true);
    }

    /** Opens the frame. @param {string} query and hash */
    const openFrame = (query) => open(`${site.url}embed.html?${query}`);

    const isReady = () =>
      ask((figure) => {
        try {
          return Boolean(figure.toCSV());
        } catch {
          return false;
        }
      });

    /** Carves to the end. @returns {Promise<string>} the points */
    async function entirePath() {
      await eventually(isReady, true);
      return ask((figure) => (figure.seek(Number.MAX_SAFE_INTEGER), figure.toCSV()));
    }

    /** The centre of the first handle. @returns {Promise<import('./drivers.js').Point>} */
    const handle = () =>
      ask((_, shadow) => {
        shadow.querySelector('canvas').scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = shadow.querySelector('[part~=handle]').getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      });

    /** Drags the first end; expects it at the pointer, and a new path. */
    async function dragEnd(drag = browser.drag) {
      const path = await entirePath();
      const [x, y] = await handle();
      await drag([x, y], [x + 90, y + 70]);
      // It snaps to the middle of a cell.
      const isThere = async () => {
        const [toX, toY] = await handle();
        return Math.hypot(toX - x - 90, toY - y - 70) < 40 || `from ${[x, y]} to ${[toX, toY]}`;
      };
      await eventually(isThere, true);
      assert.notEqual(await entirePath(), path);
    }

    /** @param {string} label */
    async function pressButton(label) {
      const isFocused = await ask((_, shadow, wanted) => {
        const buttons = [...shadow.querySelectorAll('button'), ...document.querySelectorAll('button')];
        const button = buttons.find((one) => (one.ariaLabel ?? one.textContent).trim() === wanted);
        button?.focus();
        return Boolean(button);
      }, label);
      assert.ok(isFocused, `no button “${label}”`);
      await browser.press('Enter');
    }

    /** Adds a field with a selected text. @param {string} text */
    const addField = (text) =>
      ask((_figure, _shadow, value) => {
        const field = Object.assign(document.createElement('textarea'), { value });
        document.body.prepend(field);
        field.select();
      }, text);

    /** Number of colours on the canvas, and mean brightness of the canvas and the page, from 0 to 255. */
    const colours = () =>
      ask((_, shadow) => {
        const canvas = shadow.querySelector('canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        /** @param {ArrayLike<any>} bytes */
        const mean = (bytes) => Array.from(bytes, Number).reduce((a, b) => a + b) / bytes.length;
        const page = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return { count: new Set(new Uint32Array(data.buffer)).size, canvas: mean(data), page: mean(page) };
      });

    for (const [title, url] of FIGURES)
      test(`${title} draws, and its end drags`, async () => {
        await open(url);
        await eventually(async () => (await colours()).count > 2, true);
        await dragEnd();
      });

    test('finger drags an end', async (t) => {
      if (!browser.touch) return t.skip('WebKitWebDriver has no touch screen');
      await openFrame('seed=7');
      await dragEnd(browser.touch);
    });

    test('Tab reaches a handle, and an arrow key moves it', async () => {
      await openFrame('seed=7&terminals=1,1+12,10');
      const isHandle = () => ask((_, shadow) => shadow.activeElement?.part.contains('handle') ?? false);
      for (let stops = 0; stops < 12 && !(await isHandle()); stops += 1) await browser.press('Tab');
      assert.ok(await isHandle());
      for (const key of ['Enter', 'ArrowRight']) await browser.press(key);
      await eventually(() => ask(({ terminals }) => [...terminals]), [2, 1, 12, 10]);
    });

    test('a worker carves a grid of 512 by 512', async () => {
      const count = `<script>
        answers = 0;
        Worker = class extends Worker {
          constructor(...all) { super(...all).addEventListener('message', () => (answers += 1)); }
        };
      </script>`;
      await open(site.post(`${count}${element}<meander-path columns="512" rows="512"></meander-path>`));
      await eventually(() => ask(({ values }) => values.pathLength > 1000), true);
      assert.ok(await ask(() => Reflect.get(globalThis, 'answers') > 0));
    });

    test('figure takes pasted CSV as its points', async () => {
      await openFrame('source=waypoints');
      await addField('x,y\n0,0\n3,4\n6,0\n9,5\n');
      await browser.press('Control+c');
      await ask((_, shadow) => shadow.querySelector('[part~=handle]').focus());
      await browser.press('Control+v');
      await eventually(() => ask(({ points }) => points?.length), 8);
    });

    test('toBlob writes SVG and PNG files', async () => {
      await openFrame('seed=7');
      const starts = await ask(async (figure) => {
        const blobs = [await figure.toBlob('image/svg+xml'), await figure.toBlob('image/png')];
        return Promise.all(blobs.map(async (blob) => [blob.type, (await blob.text()).slice(0, 4)]));
      });
      assert.deepEqual(starts, [
        ['image/svg+xml', '<svg'],
        ['image/png', '\ufffdPNG'],
      ]);
    });

    test('copied link opens the same path', async () => {
      await open(site.url);
      await dragEnd();
      const path = await entirePath();
      await pressButton('More');
      await eventually(
        () => ask((_, shadow) => shadow.querySelector('.panel').textContent.includes('Copy link')),
        true,
      );
      await pressButton('Copy link');
      await eventually(
        () => ask((_, shadow) => shadow.querySelector('.panel').textContent.includes('Copied')),
        true,
      );
      await addField('');
      await browser.press('Control+v');
      const link = await ask(() => document.querySelector('textarea')?.value);
      assert.equal(link, `${site.url}#hero&${await ask((figure) => figure.getState())}`);
      await browser.open('about:blank');
      await open(link);
      assert.equal(await entirePath(), path);
    });

    test('dark colour scheme darkens the page and the figure', async () => {
      await open(site.url);
      await entirePath();
      const { canvas, page } = await colours();
      assert.ok(canvas < 150 && page < 150, `brightness: ${canvas} and ${page}`);
    });

    test('10,000 random calls return the same bytes as in Rust', async () => {
      await browser.open(site.post(''));
      const calls = readFileSync(new URL('tests/random-calls.js', ROOT), 'utf8');
      await ask(
        (_figure, _shadow, text, url) => {
          const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
          void Promise.all([import(address), import(url)]).then(async ([{ digestCalls }, engine]) => {
            await engine.ready();
            Reflect.set(globalThis, 'digests', digestCalls(engine, 10_000));
          });
        },
        calls,
        `${site.url}meander.js`,
      );
      const pinned = readFileSync(new URL('tests/golden/digests.txt', ROOT), 'utf8').trim().split('\n');
      await eventually(() => ask(() => Reflect.get(globalThis, 'digests')), pinned);
    });

    for (const [state, curve] of CURVES)
      test(`toCSV('${curve}') returns the same bytes as in Node: ${state}`, async () => {
        const args = ['dist/command.js', 'csv', state, '--curve', curve];
        const expected = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
        await openFrame(`#${state}`);
        await entirePath();
        assert.equal(await ask((figure, _, id) => figure.toCSV(id), curve), expected);
      });
  });
