/** Hostile files: drawings with scripts and styles, labels with any sign, and names of downloads. */
import { expect, openFigure, test } from './figure.js';

const STRICT =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

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
  const figure = await openFigure(page, { source: 'waypoints' });
  const breaches = () => page.evaluate(() => Reflect.get(globalThis, 'breaches'));
  return { figure, breaches };
}

test('an imported SVG runs no script and breaks no strict policy', async ({ page }) => {
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

test('the exported SVG is XML for any label, and has it as its title', async ({ page }) => {
  const figure = await openFigure(page, { source: 'waypoints' });
  for (const [label, title] of [
    ['\u{1f600} <a>&b;"\' ]]>', '\u{1f600} <a>&b;"\' ]]>'],
    // Signs that XML cannot hold.
    ['a\0b\ud83dc\uffff', 'a\ufffdb\ufffdc\ufffd'],
  ]) {
    const found = await figure.root.evaluate((element, text) => {
      element.setAttribute('label', text);
      const drawing = Reflect.get(element, 'toSVG').call(element);
      const page = new DOMParser().parseFromString(drawing, 'image/svg+xml');
      return [page.querySelector('parsererror'), page.querySelector('title')?.textContent];
    }, label);
    expect(found).toEqual([null, title]);
  }
});

test('downloads have plain names, whatever the figure is called', async ({ page }) => {
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
