/** docs/element.md documents every part of the element. The build makes the manifest for editors from it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeManifest, readTables } from '../../scripts/manifest.mjs';
import { plainLook, TONE_NAMES } from '../../www/drawing/look.ts';
import { CURVE_IDS } from '../../www/figure/curves/index.ts';
import { Figure } from '../../www/figure/figure.ts';
import { attributeOf, NAMES, PARTS, rowOf } from '../../www/figure/settings.ts';
import { SOURCES } from '../../www/figure/sources/index.ts';
import { ELEMENTS } from '../../www/sentences/sentences.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const tables = readTables(read('docs/element.md'));
const column = (heading: string, name: string) => tables[heading].map((row) => row[name]);
const api = read('www/element/api.ts');
const membersOf = (name: string) => {
  const [, body] = new RegExp(`interface ${name} [^{]*\\{\\n(.*?)\\n\\}`, 's').exec(api)!;
  return [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?([(:])/gm)].map(([, member, sign]) => ({
    member,
    isMethod: sign === '(',
  }));
};

test('the document lists each setting as in the settings table', () => {
  for (const name of NAMES) {
    const { code, allowed, start, write } = rowOf(name);
    const row = tables.Attributes.find(({ attribute }) => attribute === attributeOf(name));
    const lack = `docs/element.md has no row for the attribute ${attributeOf(name)}`;
    if (!row) expect(column('Properties', 'property'), lack).toContain(name);
    else
      expect(row, `the row ${attributeOf(name)} of docs/element.md`).toMatchObject({
        'in a state': code ?? '',
        'allowed values': allowed,
        default: write(start) ?? '',
        description: expect.stringMatching(/^\S.*\.$/),
      });
  }
  const others = column('Attributes', 'attribute').filter((name) => !NAMES.map(attributeOf).includes(name));
  expect(others).toEqual(['state']);
});

test('the document lists each method, property and event of the types', () => {
  const members = membersOf('MeanderPath');
  const methods = members.filter(({ isMethod }) => isMethod).map(({ member }) => member);
  expect(column('Methods', 'method').map((name) => name.replace(/\(.*/, ''))).toEqual(methods);
  const described = [...column('Attributes', 'attribute'), ...column('Properties', 'property')];
  for (const { member, isMethod } of members) if (!isMethod) expect(described).toContain(member);
  expect(column('Events', 'event')).toEqual(membersOf('MeanderPathEventMap').map(({ member }) => member));
});

test('the documents list each error, curve, source, value and part of the drawing', () => {
  const [, codes] = /type ErrorCode =([^;]*);/.exec(read('www/errors.ts'))!;
  const errors = readTables(read('docs/javascript.md')).Errors;
  expect(errors.map(({ code }) => code)).toEqual(codes.match(/\w+/g));
  const [curves] = /(?<=A `CurveId` is ).*/.exec(read('docs/element.md'))!;
  expect(curves.match(/(?<=`)[\w-]+(?=`)/g)).toEqual(CURVE_IDS);
  const sources = column('Attributes', 'sources').flatMap((list) => list.match(/\w+/g) ?? []);
  expect([...new Set(sources)].sort()).toEqual(Object.keys(SOURCES).sort());
  const names = Object.keys(new Figure({ overlays: ['chaikin'] }).values.value);
  const values = column('Values', 'value').map((name) => name.replace('<curve>', 'chaikin'));
  expect(values.sort()).toEqual(names.sort());
  expect(column('Parts of the drawing', 'name')).toEqual(PARTS);
});

test('the document lists each part, slot and colour', () => {
  const code = readdirSync(new URL('../../www/element', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`www/element/${file}`))
    .join('');
  const found = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort();
  expect(column('Parts', 'part').sort()).toEqual(found(/(?:part="|worded\(\s*'(?!.*bare))(\w+)/g));
  expect(column('Slots', 'slot').sort()).toEqual(found(/<slot name="(\w+)"/g));
  const [day, night] = (['day', 'night'] as const).map((theme) => plainLook(theme).tones);
  const colours = tables['Custom properties'].slice(0, TONE_NAMES.length);
  expect(colours.map(({ property, default: start }) => [property, start])).toEqual(
    TONE_NAMES.map((name) => [`--meander-${name}`, `${day[name]}, ${night[name]}`]),
  );
});

test('the manifest lists each element with its attributes', async () => {
  const [figure, ...sentences] = (await makeManifest()).modules[0].declarations;
  expect(figure).toMatchObject({ tagName: 'meander-path', customElement: true });
  expect(
    Object.fromEntries(
      sentences.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)]),
    ),
  ).toEqual(
    Object.fromEntries(
      Object.entries(ELEMENTS).map(([tag, { observedAttributes }]) => [tag, observedAttributes]),
    ),
  );
});
