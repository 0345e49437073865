import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { frameAddress, frameSnippet, PLACES, tagSnippet, type Post } from '../../www/embedding/snippets.ts';

const POST: Post = {
  site: 'https://example.org/meander/',
  folder: 'embed/0.1.0/',
  integrity: 'sha384-abc',
  attributes: [
    ['columns', '24'],
    ['rows', '14'],
    ['seed', '372'],
    ['terminals', '2,11 18,3'],
    ['tolerance', '0.9'],
    ['overlays', 'raw rdp chaikin catmull-rom'],
  ],
  unsaved: [],
  state: 'v=1&c=24&r=14&n=372&e=2,11+18,3&rt=0.9&o=raw+chaikin+rdp+catmull-rom',
  label: 'A carved path',
  caption: '',
  picture: 'path.svg',
  size: [720, 560],
};
const HOSTILE = `{{7*7}}{% raw %}[gallery]</script><img src=x onerror=alert(1)>"'&`;

test('a tag has at most 400 characters besides the names and the hash, and needs no style', () => {
  const text = tagSnippet(POST);
  const own = text.replaceAll(POST.site, '').replace(POST.integrity, '').replace(POST.picture, '');
  expect(own.length).toBeLessThanOrEqual(400);
  expect(text).not.toMatch(/<style|style=|onerror|calc\(/);
});

test('a tag has the attributes, and a picture that links to the figure', () => {
  const root = parse(tagSnippet(POST));
  const figure = root.querySelector('meander-path')!;
  expect(figure.attributes).toEqual(Object.fromEntries(POST.attributes));
  expect(figure.querySelector('a')!.getAttribute('href')).toBe(`${POST.site}#${POST.state}`);
  expect(figure.querySelector('img')!.attributes).toEqual({
    width: '100%',
    src: 'path.svg',
    alt: 'A carved path',
  });
});

test('a frame is one line that takes its shape from the figure', () => {
  const text = frameSnippet(POST);
  expect(text.trim()).not.toContain('\n');
  expect(text).toContain('aspect-ratio:720/560');
});

test('a frame keeps the settings that a state lacks', () => {
  const unsaved = [
    ['theme', 'dark'],
    ['label', 'A & B'],
  ] as const;
  const address = new URL(frameAddress({ ...POST, unsaved }));
  expect(Object.fromEntries(address.searchParams)).toEqual({ theme: 'dark', label: 'A & B' });
  expect(address.hash).toBe(`#${POST.state}`);
  expect(frameSnippet({ ...POST, unsaved })).toContain('embed.html?theme=dark&amp;label=');
});

test('a React component has numbers and texts in the usual notation', () => {
  const attributes = [...POST.attributes, ['label', HOSTILE], ['guarded', '']] as const;
  const text = PLACES.find(({ name }) => name === 'React')!.snippet({ ...POST, attributes });
  expect(text).toContain(
    ' columns={24} rows={14} seed={372} terminals="2,11 18,3" tolerance={0.9} overlays="raw',
  );
  expect(text).toContain(` label={${JSON.stringify(HOSTILE)}} guarded>`);
});

test('text from outside is escaped everywhere', () => {
  const post = { ...POST, label: HOSTILE, caption: HOSTILE, picture: `p.svg"onload="x` };
  for (const { name, snippet } of PLACES) {
    const text = snippet(post);
    const root = parse(name === 'React' ? '' : text);
    expect(root.querySelectorAll('[onerror], [onload]'), name).toHaveLength(0);
    if (name !== 'React') expect(text, name).not.toMatch(/\{\{|\{%|\[gallery/);
  }
});
