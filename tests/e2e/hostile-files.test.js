/** What is dropped, pasted or written into a figure, and what comes out of it, under a strict policy. */
import fc from 'fast-check';
import { checkLater } from '../hostile/check.js';
import { files } from '../hostile/texts.js';
import { texts } from '../hostile/values.js';
import { expect, openFigure, test } from './figure.js';

const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

test.use({ expectedNoise: /^console warning: / });
test.setTimeout(600_000);

/** @param {import('@playwright/test').Page} page */
async function openTrack(page) {
  const figure = await openFigure(page, { source: 'waypoints' });
  for (const [name, value] of [
    ['source', 'track'],
    ['points', '1,1 9,9 18,2'],
  ])
    await figure.set(name, value);
  return figure;
}

/** A figure on a page of a strict host, which counts what the policy forbids. @param {import('@playwright/test').Page} page */
async function openStrict(page) {
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': STRICT },
      });
    },
  );
  await page.addInitScript(() => {
    const breaches = /** @type {string[]} */ ([]);
    Reflect.set(globalThis, 'breaches', breaches);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      breaches.push(`${effectiveDirective} ${sample}`),
    );
  });
  const figure = await openTrack(page);
  const breaches = () => page.evaluate(() => Reflect.get(globalThis, 'breaches'));
  return { figure, breaches };
}

/** How a text comes in. @typedef {'call' | 'paste' | 'drop'} Way */

/**
 * Hands a text in, in the page, to a figure that is as it was in the beginning.
 * @param {Element} element
 * @param {{ way: Way, text: string, start: string }} given
 * @returns {Promise<{ points?: number, code?: string, argument?: string, isOwn?: boolean, isSame?: boolean }>} how many points are
 *   shown, or what was refused
 */
async function handIn(element, { way, text, start }) {
  const figure = /** @type {import('../../www/element/meander-path.js').MeanderPath} */ (element);
  figure.setState(start);
  const before = figure.getState();
  /** @param {Record<string, unknown>} error */
  const refusal = ({ code, argument }, isOwn = true) => ({
    ...{ code: String(code), argument: String(argument), isOwn },
    isSame: figure.getState() === before,
  });
  const shown = () => ({ points: Reflect.get(figure, 'points')?.length ?? 0 });
  if (way === 'call')
    return figure.importText(text).then(shown, (error) => refusal(error, error.name === 'MeanderError'));
  const dataTransfer = new DataTransfer();
  const how = { bubbles: true, cancelable: true, composed: true };
  const outcome = new Promise((/** @type {(found: {}) => void} */ done) => {
    const told = new AbortController();
    /** @param {string} type @param {(detail: any) => object | null} read */
    const hear = (type, read) =>
      figure.addEventListener(
        type,
        (event) => {
          const found = read(Reflect.get(event, 'detail'));
          if (!found) return;
          told.abort();
          done(found);
        },
        told,
      );
    setTimeout(() => done({ code: 'NoAnswer' }), 60_000);
    hear('meander-error', (detail) => refusal(detail));
    hear('meander-change', ({ source }) => (source === 'user' ? shown() : null));
  });
  const inside = figure.shadowRoot;
  if (way === 'drop') {
    dataTransfer.items.add(new File([text], 'track'));
    inside?.querySelector('canvas')?.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer }));
    return outcome;
  }
  dataTransfer.setData('text/plain', text);
  const buttons = inside?.querySelectorAll('button') ?? [];
  for (const button of buttons) if (!inside?.activeElement) button.focus({ preventScroll: true });
  const event = new ClipboardEvent('paste', { ...how, clipboardData: dataTransfer });
  document.body.dispatchEvent(event);
  // An empty text is none to be pasted.
  if (!event.defaultPrevented)
    return refusal({ code: text === '' ? 'BadText' : 'NotTaken', argument: 'text' });
  return outcome;
}

for (const way of /** @type {const} */ (['call', 'paste', 'drop']))
  test(`any text is shown, or refused and nothing is changed, by ${way}`, async ({ page }) => {
    const figure = await openTrack(page);
    const start = await figure.call('getState');
    let shown = 0;
    await checkLater(
      fc.asyncProperty(files, async (text) => {
        const found = await figure.root.evaluate(handIn, { way, text, start });
        if (found.points) shown += 1;
        else {
          const { code, ...refused } = found;
          expect(refused).toEqual({ argument: 'text', isOwn: true, isSame: true });
          expect(['BadText', 'TooLarge']).toContain(code);
        }
      }),
      150,
    );
    expect(shown).toBeGreaterThan(20);
  });

test('a drawing full of styles is read under a strict policy without a report', async ({ page }) => {
  const { figure, breaches } = await openStrict(page);
  const drawing = `<?xml version="1.0"?><?xml-stylesheet href="data:text/css,a%7B%7D"?>
    <svg xmlns="http://www.w3.org/2000/svg" style="color:red" onload="document.title = 'run'">
      <style>@import url(https://example.org/a.css); path { stroke: red }</style>
      <script>document.title = 'run'</script><image href="https://example.org/a.png"/>
      <path style="fill:none" fill="none" d="M1 1L5 9L9 3"/>
      <foreignObject><div xmlns="http://www.w3.org/1999/xhtml" style="color:red"><img src="x" onerror="document.title = 'run'"/></div></foreignObject>
    </svg>`;
  await figure.call('importText', drawing);
  expect(await figure.get('points')).toEqual([1, 1, 5, 9, 9, 3]);
  const gpx =
    '<gpx style="a:b"><style>a{}</style><rte><rtept lat="1" lon="2"/><rtept lat="1.1" lon="2"/></rte></gpx>';
  await figure.call('importText', gpx);
  expect(await page.title()).not.toBe('run');
  expect(await breaches()).toEqual([]);
});

test('a drawing is XML whatever the label says, and says what can be said of it', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints' });
  const labels = fc.oneof(
    texts,
    fc.constantFrom(
      '\0',
      '\u{1f600}',
      '\ud83d',
      '\ude00\ud83d',
      ']]>',
      '<a>&b;"\'',
      '\uffff',
      '\x7f\x85\u2028',
      '\r\n\t',
    ),
  );
  await checkLater(
    fc.asyncProperty(labels, async (label) => {
      const { fault, title, expected } = await figure.root.evaluate((element, text) => {
        element.setAttribute('label', text);
        const drawing = Reflect.get(element, 'toSVG').call(element);
        const page = new DOMParser().parseFromString(drawing, 'image/svg+xml');
        const fault = page.querySelector('parsererror')?.textContent ?? null;
        return {
          fault,
          title: page.querySelector('title')?.textContent,
          expected: drawing.includes('<title>'),
        };
      }, label);
      expect({ fault, expected }).toEqual({ fault: null, expected: true });
      // Line ends are one letter to XML; what it cannot hold is a sign that stands for it.
      const sayable = [...label.replace(/\r\n?/g, '\n')]
        .map((letter) =>
          /^[\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u.test(letter) ? letter : '\ufffd',
        )
        .join('');
      if (label.trim() !== '') expect(title).toBe(sayable);
    }),
    60,
  );
});

test('files that are saved have names without folders, whatever the figure is called', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints', overlays: 'raw chaikin' });
  await figure.root.evaluate((element) => {
    const hostile = '../../etc/passwd\0\n:*?"<>|';
    for (const name of ['label', 'id', 'name', 'title', 'lang']) element.setAttribute(name, hostile);
    const strings = {
      save: { csv: hostile, svg: hostile },
      figure: { waypoints: hostile },
      curve: { raw: hostile },
    };
    Reflect.set(element, 'strings', strings);
    // Each link that downloads passes here.
    const names = /** @type {string[]} */ ([]);
    Reflect.set(globalThis, 'names', names);
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download);
    };
  });
  await figure.root.evaluate(({ shadowRoot }) => {
    for (const item of shadowRoot?.querySelectorAll('.menu .item') ?? [])
      /** @type {HTMLElement} */ (item).click();
  });
  const names = () => page.evaluate(() => Reflect.get(globalThis, 'names'));
  await expect.poll(async () => (await names()).length).toBe(11);
  for (const name of await names()) expect(name).toMatch(/^\w+\.\w+$/);
});
