/** The helper of frames among messages of strangers: heights of its own frames, within bounds, and nothing else. */
import fc from 'fast-check';
import { checkLater } from '../hostile/check.js';
import { numbers, texts } from '../hostile/values.js';
import { expect, test } from './figure.js';

/** Says to the page around it what it is told to say. */
const ECHO = `<!doctype html><script>onmessage = ({ data }) => { parent.postMessage(data, '*'); parent.postMessage('end', '*'); }</script>`;

/** Frames by name: one of a figure, one of another vendor at such an address, and one without an address. */
const FRAMES = {
  own: 'data-meander src="/posts/embed.html?grow#v=1"',
  other: 'src="/posts/embed.html?grow#v=1"',
  blank: `srcdoc="${ECHO.replaceAll('"', '&quot;')}"`,
};

const heights = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -5, max: 20_000 }) },
  numbers,
  texts,
  fc.constantFrom(null, true, [300], { valueOf: 5 }, '300', '1e3', '300px;color:red'),
);
const messages = fc.oneof(
  fc
    .tuple(fc.constantFrom('iframe.resize', 'iframe.resize', 'iframe.resize', 'iframe', '__proto__'), heights)
    .map(([context, height]) => JSON.stringify({ context, height, src: 'https://example.org/' })),
  fc.tuple(heights).map(([height]) => ({ context: 'iframe.resize', height })),
  fc.constantFrom('{', 'null', '[]', '"iframe.resize"', '{"context":"iframe.resize","height":1e999}'),
  texts,
);

test('any message sets a height within bounds, of the frame of a figure that sent it, or none', async ({
  page,
}) => {
  const { default: list } = await import('../../dist/embed.json', { with: { type: 'json' } });
  const frames = Object.entries(FRAMES).map(([id, address]) => `<iframe id="${id}" ${address}></iframe>`);
  const body = `<!doctype html><title>post</title><script src="/dist/${list.folder}frame-height.js"></script>${frames.join('')}`;
  await page.route('**/posts/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().endsWith('post.html') ? body : ECHO,
    }),
  );
  await page.goto('/posts/post.html');
  let set = 0;
  await checkLater(
    fc.asyncProperty(
      fc.constantFrom('own', 'own', 'other', 'blank', 'page'),
      messages,
      async (from, message) => {
        const found = await page.evaluate(async ([id, data]) => {
          const all = [...document.querySelectorAll('iframe')];
          for (const frame of all) frame.removeAttribute('style');
          const heard = new Promise((done) =>
            addEventListener('message', function hear({ data }) {
              if (data !== 'end') return;
              removeEventListener('message', hear);
              done(null);
            }),
          );
          const frame = all.find((one) => one.id === id);
          if (frame) frame.contentWindow?.postMessage(data, '*');
          else for (const one of [data, 'end']) postMessage(one, '*');
          await heard;
          return all.map((one) => one.getAttribute('style') ?? '');
        }, /** @type {const} */ ([from, message]));
        const [own, ...others] = found;
        expect(others.join('')).toBe('');
        if (from !== 'own') expect(own).toBe('');
        if (own === '') return;
        set += 1;
        const height = Number(/^height: ([\d.e-]+)px;$/.exec(own)?.[1]);
        expect(height).toBeGreaterThanOrEqual(1);
        expect(height).toBeLessThanOrEqual(9999);
        expect(JSON.parse(String(message)).context).toBe('iframe.resize');
      },
    ),
    300,
  );
  expect(set).toBeGreaterThan(5);
});
