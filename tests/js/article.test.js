/** What the article says in code: its listings, and the questions behind a simplified line. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as engine from '../../www/engine.js';
import { ADVICE } from '../../www/article/figures/advice.js';

await engine.ready();
const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('index.html', root), 'utf8');
/** @param {string} text */
const plain = (text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const listings = [...page.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, code]) => plain(code));

test('the JavaScript listing of the article runs', async () => {
  const listing = listings.find((code) => code.includes("from 'meander'"));
  assert.ok(listing);
  const module = listing.replace("'meander'", `'${new URL('dist/meander.js', root)}'`);
  const { walk, river } = await import(
    `data:text/javascript,${encodeURIComponent(`${module}\nexport { walk, river };`)}`
  );
  assert.ok(river.length > 100 && walk.length > 4);
});

test('the Rust listing of the article is that of the crate', () => {
  const listing = listings.find((code) => code.includes('use meander_core'));
  const [, tested = ''] =
    /```rust\n([\s\S]*?)```/.exec(readFileSync(new URL('crates/core/README.md', root), 'utf8')) ?? [];
  const shown = tested.split('\n').filter((line) => !/^#( |$)/.test(line));
  assert.equal(listing, shown.join('\n').trim());
});

test('the calls that the article advises run', () => {
  const points = [0, 0, 4, 0, 4, 4, 8, 5, 9, 9];
  const names = { ...engine, points, width: 10, height: 10, walls: [55] };
  for (const answers of Object.values(ADVICE))
    for (const { call } of Object.values(answers)) {
      const result = new Function(...Object.keys(names), `return ${call};`)(...Object.values(names));
      assert.ok(result instanceof Float64Array && result.length >= 4, call);
    }
});
