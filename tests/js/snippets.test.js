/** Snippets hold the author's words as text: no markup, no template of a site generator. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileSnippet, frameSnippet, markdownSnippet, tagSnippet } from '../../www/builder/snippets.js';

/** @param {string} words */
function snippets(words) {
  const given = {
    site: 'https://example.org/',
    list: null,
    attributes: /** @type {const} */ ([['label', words]]),
    flags: [],
    state: 'v=1&l=(a)',
    title: words,
    transparent: false,
    poster: null,
    room: { ratio: 4 / 3, points: true, mouse: { base: 90, steps: [] }, finger: { base: 99, steps: [] } },
    picture: 'meander.svg',
    caption: words,
    maxWidth: null,
  };
  const input = /** @type {any} */ (given);
  return {
    tag: tagSnippet(input),
    frame: frameSnippet({ ...input, helper: '' }),
    file: fileSnippet({ ...input, script: 'run("</script>")' }),
    markdown: markdownSnippet(input),
  };
}

test('markup in a label or a caption is escaped in every snippet', () => {
  const { tag, frame, file, markdown } = snippets('Wege & "Umwege" <b>x</b> ](x)');
  const escaped = 'Wege &amp; &quot;Umwege&quot; &lt;b&gt;x&lt;/b&gt; ](x)';
  assert.ok(tag.includes(`label="${escaped}"`) && tag.includes(`<p slot="caption">${escaped}</p>`), tag);
  assert.ok(frame.includes(`title="${escaped}"`) && frame.includes(`<p>${escaped}</p>`), frame);
  assert.ok(file.includes(`<title>${escaped}</title>`), file);
  assert.ok(file.includes('run("\\x3c/script>")'), file);
  assert.ok(markdown.includes('![Wege &#38; "Umwege" \\<b\\>x\\</b\\> \\](x)](meander.svg)'), markdown);
  assert.ok(markdown.includes('#v=1&l=%28a%29)'), markdown);
});

test('templates of site generators and shortcodes stay plain text', () => {
  const { tag, frame, markdown } = snippets('{{ page }} {% raw %} {{< road >}} [gallery]');
  for (const text of [tag, frame, markdown]) assert.doesNotMatch(text, /\{[{%]|[^\\]\[gallery/);
});

test('a tag and a frame are one line, which no editor breaks', () => {
  const { tag, frame } = snippets('A road');
  for (const text of [tag, frame]) assert.doesNotMatch(text.trim(), /\n/);
});
