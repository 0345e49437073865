/** `docs/javascript.md` describes every function with its defaults, and its examples run. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test, vi } from 'vitest';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { pictures } from '../../scripts/pictures.mjs';
import * as meander from '../../dist/meander.js';

const text = readFileSync('docs/javascript.md', 'utf8');
const entry = pathToFileURL('dist/meander.js').href;
const examples = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);

/** The text below each function's heading. */
const sections = new Map(
  text
    .split(/^### (?=`)/m)
    .slice(1)
    .map((section) => [/^`(?:new )?(\w+)/.exec(section)?.[1], section]),
);

test('the docs have a section for every function', () => {
  assert.ok(examples.length >= 8);
  assert.deepEqual([...sections.keys()].sort(), Object.keys(meander).sort());
});

test('the docs name every smoother, and the default of every parameter', async () => {
  await meander.ready();
  const [list] = /(?<=a smoother \().*?(?=\))/.exec(sections.get('smoothInto') ?? '') ?? [];
  const smoothers = meander.params().filter(({ smoother }) => smoother);
  assert.deepEqual(
    list?.match(/\w+(?=')/g),
    smoothers.map(({ id }) => id),
  );
  for (const { id, params } of meander.params()) {
    const section = sections.get(id) ?? '';
    for (const { id: name, kind, required, default: usual } of params) {
      const value = kind === 'flag' ? String(usual === 1) : String(usual);
      const told = required
        ? new RegExp(`\`${name}\`.* needed`)
        : new RegExp(`\`${name}\`( = | \\| )\`${value}\``);
      // Without a seed, A* always returns the same route, so there is no default.
      if (id === 'astar' && name === 'seed') continue;
      assert.match(section, told, `${id}: ${name}`);
    }
  }
});

for (const [i, code] of examples.entries())
  test(`example ${i + 1} of the docs prints what it says`, async () => {
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said]) => said);
    const logs = code.match(/console\.log/g) ?? [];
    assert.equal(promised.length, logs.length, 'each line that prints says what');
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const module = code.replace("'meander'", JSON.stringify(entry));
    await import(`data:text/javascript,${encodeURIComponent(module)}`);
    const printed = log.mock.calls.map((args) => format(...args));
    log.mockRestore();
    assert.deepEqual(printed, promised);
  });

test('the pictures show what the programs by task compute today', async () => {
  const drawn = await pictures();
  assert.equal(drawn.length, readdirSync('docs/tasks').length);
  for (const [file, picture] of drawn) {
    assert.ok(
      picture === readFileSync(file, 'utf8'),
      `${file} is old: node scripts/pictures.mjs draws it again`,
    );
    assert.ok(picture.length < 15_000 && !/ d=""|NaN|undefined|\.\d{3}/.test(picture), file);
    assert.match(
      text,
      new RegExp(`!\\[${/<title>(.+)<\/title>/.exec(picture)?.[1]}\\]`),
      'title and alternative text',
    );
  }
});
