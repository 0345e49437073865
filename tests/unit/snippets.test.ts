import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { THREAD } from '../../www/article/thread.ts';
import { captionOf, postOf } from '../../www/builder/post.ts';
import { frameAddress, frameSnippet, PLACES, tagSnippet } from '../../www/embedding/snippets.ts';
import { NAMES, rowOf, START } from '../../www/figure/settings.ts';
import { settingsOf } from '../../www/figure/state-string.ts';

/** What the builder shows first. */
const FIRST = { ...START, ...settingsOf(THREAD) };
const POST = postOf(FIRST, {
  site: 'https://example.org/meander/',
  folder: 'embed/0.1.0/',
  integrity: 'sha384-abc',
  caption: captionOf(FIRST),
  picture: 'meander.svg',
});
const HOSTILE = `{{7*7}}{% raw %}[gallery]</script><img src=x onerror=alert(1)>"'&`;

test('the first tag has at most 400 characters, without the address of the site, the hash and the name of the picture', () => {
  const text = tagSnippet(POST);
  expect(tagSnippet({ ...POST, site: '', integrity: '', picture: '' }).length).toBeLessThanOrEqual(400);
  expect(text).not.toMatch(/<style|style=|onerror|calc\(/);
});

test('a tag has the attributes, and a picture that links to the figure', () => {
  const root = parse(tagSnippet(POST));
  const figure = root.querySelector('meander-path')!;
  expect(figure.attributes).toEqual(Object.fromEntries(POST.attributes));
  expect(figure.querySelector('a')!.getAttribute('href')).toBe(`${POST.site}#${POST.state}`);
  expect(figure.querySelector('img')!.attributes).toEqual({
    width: '100%',
    src: 'meander.svg',
    alt: 'A carved path',
  });
});

test('no letters of a setting are a reference to a character without its semicolon', () => {
  const codes = NAMES.flatMap((name) => rowOf(name).code ?? []);
  expect(codes.filter((code) => parse(`&${code}=`).text !== `&${code}=`)).toEqual([]);
});

test('a frame is one line that takes its shape from the figure', () => {
  const text = frameSnippet(POST);
  expect(text.trim()).not.toContain('\n');
  expect(text).toContain('aspect-ratio:640/528');
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
    ' columns={24} rows={14} seed={372} terminals="2,11 18,3" overlays="all" tolerance={0.9}',
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
