/** Pages on paper: light at night, with every figure, and no line of text upon another. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../scripts/run.mjs';
import { ownPalette } from '../../../www/styles/colours.js';
import { Skip } from '../bench.mjs';
import { overlapping, readPdf } from '../pdf.mjs';
import { POSTER, html, post, readList } from '../post.mjs';

/** What lies behind figures. @param {'light' | 'dark'} theme */
const grounds = (theme) => ['grass', 'ground'].map((name) => Reflect.get(ownPalette(theme), name));
const CURVE = ownPalette('light').chaikin;
const [BY_DAY, AT_NIGHT] = [grounds('light'), grounds('dark')];
/** What a picture of a figure by day is brighter than, and one by night darker. */
const MIDDLE = 128;
/** Behind the text of a post that is dark whatever the system says. */
const DARK = '<style>@media screen { :root { background: #111; color: #eee } }</style>';

/**
 * Prints the page, or tells it that it is printed where a driver cannot, and looks at it meanwhile by a function of the page.
 * @template R
 * @param {import('../bench.mjs').Bench} bench
 * @param {() => R} look
 * @returns {Promise<{ seen: R, pdf: ReturnType<typeof readPdf> | null }>}
 */
async function print({ browser, remark }, look) {
  await browser.ask((source) => {
    const looks = new Function(`return (${source})()`);
    const record = () => Reflect.set(globalThis, 'printed', looks());
    // What the page itself does then it does before.
    addEventListener('beforeprint', record, { once: true });
  }, String(look));
  const pdf = browser.print ? readPdf(await browser.print()) : null;
  if (!pdf) {
    remark('its driver cannot print, so the page is only told that it is printed');
    await browser.ask(async () => {
      dispatchEvent(new Event('beforeprint'));
      await Promise.all([...document.querySelectorAll('img')].map((image) => image.decode()));
      dispatchEvent(new Event('afterprint'));
    });
  }
  return { seen: await browser.ask(() => Reflect.get(globalThis, 'printed')), pdf };
}

/** In the page: the markup of what stands on paper in the place of figures, or the address of an image. */
function sheets() {
  return [...document.querySelectorAll('.on-paper')].map((sheet) =>
    sheet instanceof HTMLImageElement ? sheet.src : sheet.outerHTML,
  );
}

/** In the page: how bright the canvas of the first figure is, from 0 to 255. */
function brightness() {
  const canvas = document.querySelector('meander-path')?.shadowRoot?.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  if (!data) throw new Error('no canvas');
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
  return sum / (0.75 * data.length);
}

/** @type {import('../bench.mjs').Area} */
export const printing = {
  async 'the article at night is light, with a drawing of each figure, also of those not loaded'(bench) {
    const { browser, site, figureAt } = bench;
    await figureAt(site.address, '#first');
    const figures = await browser.ask(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.querySelectorAll('meander-path').length;
    });
    const { seen, pdf } = await print(bench, sheets);
    assert.equal(seen.length, figures);
    const drawings = await browser.ask(
      (markup) =>
        Promise.all(markup.map(async (text) => (/^http/.test(text) ? (await fetch(text)).text() : text))),
      seen,
    );
    for (const drawing of drawings) {
      const shapes = drawing.replace(/<style>.*?<\/style>/s, '');
      assert.match(shapes, /<svg/);
      assert.ok(!AT_NIGHT.some((colour) => shapes.includes(colour)), shapes.slice(0, 400));
    }
    if (!pdf) return;
    const fills = pdf.sheets.flatMap((sheet) => sheet.fills);
    for (const ground of BY_DAY) {
      const wanted = drawings.filter((drawing) => drawing.includes(ground)).length;
      const found = fills.filter((fill) => fill === ground).length;
      assert.ok(wanted > 0 && found >= wanted, `${found} of ${wanted} drawings on ${ground}`);
    }
    assert.deepEqual(
      fills.filter((fill) => AT_NIGHT.includes(fill)),
      [],
    );
    assert.deepEqual(overlapping(pdf.sheets), []);
  },
  async 'a post at night is light, with the drawing of a figure that is not loaded'(bench) {
    const { browser, site, figureAt, becomes } = bench;
    const far = `<p style="height:3000px">Far.</p><meander-path seed="4">${POSTER}</meander-path>`;
    const near = `<meander-path seed="3" ui="mini" theme="dark">${POSTER}</meander-path>`;
    for (const figure of [near.replace(' theme="dark"', ''), near]) {
      await figureAt(await post(site, { head: DARK, figure: figure + far }));
      const before = await browser.ask(brightness);
      assert.ok(before < MIDDLE, `${before} on the screen`);
      const { seen, pdf } = await print(bench, brightness);
      await becomes(() => browser.ask(brightness), before);
      assert.ok(seen > MIDDLE, `${seen} on paper`);
      if (!pdf) continue;
      assert.equal(pdf.pictures.length, 1);
      assert.ok(Math.min(...pdf.pictures[0].mean) > MIDDLE, `${pdf.pictures[0].mean}`);
      assert.ok(pdf.sheets.some(({ strokes }) => strokes.includes('#ff0000')));
    }
  },
  async 'a frame that is dark is light, too'({ browser, site, until }) {
    if (!browser.print) throw new Skip('its driver cannot print');
    const { folder } = await readList();
    const query = 'ui=mini&theme=dark&grow#v=1&n=4';
    const frame = `<iframe data-meander src="${site.address}${folder}embed.html?${query}" width="400" height="50"></iframe>`;
    const helper = await readFile(join(root, 'dist', folder, 'frame-height.js'), 'utf8');
    await browser.open(site.put('/framed.html', html(`${frame}<script>${helper}</script>`)));
    await until('the figure is there', () =>
      browser.ask(() => Number(document.querySelector('iframe')?.clientHeight) > 300),
    );
    // Its first frame comes after its height, and no other page can ask for it.
    const print = browser.print;
    await until('its picture is light on paper', async () => {
      const { pictures } = readPdf(await print());
      return pictures.length === 1 && Math.min(...pictures[0].mean) > MIDDLE;
    });
  },
  async 'a frame that was not come to is its drawing'(bench) {
    const { browser, site, until } = bench;
    await browser.open(`${site.address}builder.html#v=1&s=waypoints&p=2,2+6,7+9,2+13,7`);
    await until('all is written', () => browser.ask(() => Boolean(document.documentElement.dataset.written)));
    const snippet = await browser.ask(
      () => document.querySelector('[data-way=frame] pre code')?.textContent ?? '',
    );
    await browser.open(site.put('/far.html', html(`<p style="height:9000px">Far.</p>${snippet}`)));
    // What lies beneath a frame is in the file, too: the frame has to be hidden meanwhile, and shown again.
    const looks = () => document.querySelector('iframe')?.style.visibility;
    const { seen, pdf } = await print(bench, looks);
    assert.deepEqual([seen, await browser.ask(looks)], ['hidden', '']);
    if (pdf) assert.ok(pdf.sheets.some(({ strokes }) => strokes.includes(CURVE)));
  },
};
