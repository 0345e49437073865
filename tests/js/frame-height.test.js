/** The helper of a post that frames figures, among the messages of other scripts. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

/** @type {(event: { data: unknown, source: unknown }) => void} */
let post;
const frames = [{ contentWindow: 'own' }, { contentWindow: 'other' }].map((frame) => ({
  ...frame,
  ...{ dataset: {}, style: { height: '' }, parentElement: null },
}));

before(async () => {
  Object.assign(globalThis, {
    addEventListener(/** @type {string} */ type, /** @type {typeof post} */ listener) {
      if (type === 'message') post = listener;
    },
    document: { querySelectorAll: () => frames, addEventListener() {} },
  });
  await import('../../www/embedding/frame-height.js');
});

/** @param {unknown} data @param {unknown} [source] */
function heightsAfter(data, source = 'own') {
  for (const { style } of frames) style.height = '';
  post({ data, source });
  return frames.map(({ style }) => style.height);
}

/** @param {unknown} height @param {string} [context] */
const message = (height, context = 'iframe.resize') => JSON.stringify({ context, height });

test('a message sets the height of the frame that sent it, at most 9999 pixels', () => {
  assert.deepEqual(heightsAfter(message(300)), ['300px', '']);
  assert.deepEqual(heightsAfter(message(300), 'other'), ['', '300px']);
  assert.deepEqual(heightsAfter(message(20_000)), ['9999px', '']);
  assert.deepEqual(heightsAfter(message(300), 'a window without a frame'), ['', '']);
});

test('any other message changes no frame and throws nothing', () => {
  const others = [
    ...[-5, 0, 0.5, null, true, [300], {}, '300', '300px;color:red'].map((height) => message(height)),
    ...[message(300, 'iframe'), message(300, '__proto__'), '{"context":"iframe.resize","height":-1e999}'],
    ...['{', 'null', '[]', '"iframe.resize"', '', { context: 'iframe.resize', height: 5 }, null, Symbol()],
  ];
  for (const data of others) assert.deepEqual(heightsAfter(data), ['', ''], String(data));
});
