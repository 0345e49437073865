import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { CURVES } from '../../www/figure/curves/index.ts';
import { fetchTexts, KEYS, replacements, textsFor, wordsIn, writeNumber } from '../../www/words/say.ts';
import { LANGUAGES, TABLE } from '../../www/words/words.ts';

const braces = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

test('every language has every text, with the same placeholders', () => {
  for (const [key, row] of Object.entries(TABLE)) {
    expect(row, key).toHaveLength(LANGUAGES.length);
    for (const text of row) {
      expect(text.trim(), key).not.toBe('');
      expect(braces(text), `${key}: ${text}`).toEqual(braces(row[0]));
    }
  }
});

test('French punctuation stays on the line of the preceding word', () => {
  for (const row of Object.values(TABLE))
    expect(row[LANGUAGES.indexOf('fr')]).not.toMatch(/[^\u00a0\u202f][;:!?%»]|« /);
});

test('a language is fetched once, then available for each of its regions', async () => {
  vi.resetModules();
  const say = await import('../../www/words/say.ts');
  expect(say.textsFor('de')).toBeUndefined();
  const german = await say.fetchTexts('de-AT');
  expect(german.play).toBe('Abspielen');
  expect(say.textsFor('DE')).toBe(german);
});

test('an unknown language has English texts and its own number format', async () => {
  const say = wordsIn('it', await fetchTexts('it'));
  expect(say('count', { at: 0.5, all: 45310 })).toBe('0,5 of 45.310 tries');
});

test('English numbers have the same format as in the browser', () => {
  for (const value of [0, -12, 999, 1000, -1234567, 0.5, 1234.5, 1 / 3, 2e15, NaN, Infinity])
    for (const [least, most] of [
      [0, 0],
      [0, 2],
      [1, 1],
      [2, 2],
    ]) {
      const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
      expect(writeNumber(value, 'en', least, most)).toBe(value.toLocaleString('en', digits));
    }
});

test('an invalid language tag is ignored', () => {
  expect(wordsIn('en_US!', textsFor('en_US!'))('count', { at: 1, all: 4531 })).toBe('1 of 4,531 tries');
});

test('a text fills the placeholders that have values', () => {
  expect(wordsIn('en')('saved', { name: '{name}.svg' })).toBe('Saved as {name}.svg.');
  expect(wordsIn('en')('saved', {})).toBe('Saved as {name}.');
});

test('a page replaces texts by their names', () => {
  const own = {
    play: 'Go',
    'status.rest.chisel': 'Pull',
    'curve.rdp': 'Fewer',
    pause: 7,
    nonsense: 'x',
  };
  const found = replacements(own, { play: 'Start', undo: 'Oops' });
  expect(Object.fromEntries(found)).toEqual({
    play: 'Go',
    undo: 'Oops',
    'status.rest.chisel': 'Pull',
    'curve.rdp': 'Fewer',
  });
  const say = wordsIn('en', textsFor('en'), found);
  expect(say('play')).toBe('Go');
  expect(say('pause')).toBe('Pause');
});

test('every text is used, and every parameter has a control', () => {
  const folder = new URL('../../www/', import.meta.url);
  const files = ['geometry', 'drawing', 'figure', 'io', 'element', 'embedding', 'sentences', 'play'].flatMap(
    (name) =>
      readdirSync(new URL(name, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')),
  );
  const code = files.join('');
  // The code composes these keys from the name of a curve, source or outcome; sentences name the speed of a carving.
  const made = /^(curve|figure|status\.rest)\.|^status\.(onWitness|beside|forced)$|^parameter\.speed$/;
  const unused = KEYS.filter((key) => !made.test(key) && !code.includes(`'${key}'`));
  // The panels show a parameter by its name, and those of curves by the list of curves.
  const panels = ['element/panel', 'element/rows', 'element/compare', 'play/settings-panel'].map((name) =>
    readFileSync(new URL(`${name}.ts`, folder), 'utf8'),
  );
  const shown = [...panels.join('').matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const controls = [...shown, ...CURVES.flatMap(({ parameters }) => parameters)];
  expect(unused.filter((key) => !controls.includes(key.replace('parameter.', '')))).toEqual([]);
});
