/**
 * Snippets as pure functions of their input: the same input gives the same bytes.
 *
 * @typedef {object} SnippetInput
 * @property {string} site where the files lie, with a slash at the end
 * @property {{ version: string, folder: string, files: Record<string, { integrity: string }> } | null} list of the build
 * @property {readonly (readonly [name: string, value: string])[]} attributes of the element
 * @property {readonly (readonly [name: string, value: string])[]} flags those attributes that are not part of a state
 * @property {string} state
 * @property {string} title
 * @property {number} height of the whole figure, here
 * @property {number} aspectRatio of its picture: width over height
 * @property {boolean} transparent the frame has no background of its own
 * @property {string} poster markup shown until the figure is loaded; may be empty
 * @property {number} controlsHeight of the figure without its picture, in the column of a phone
 * @property {string} picture its address in Markdown
 */

/** @param {string} text */
export function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);
}

/**
 * A block without empty lines, which Markdown leaves alone. The poster has the figure's aspect ratio and an empty image
 * beneath it the height of the controls, so that the layout does not shift when the figure is loaded.
 * @param {SnippetInput} given
 */
export function tagSnippet({ site, list, attributes, poster, controlsHeight }) {
  const pinned = list ? ` integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"` : '';
  const script = `<script async src="${escape(site)}${list?.folder ?? ''}loader.js"${pinned}></script>`;
  const spacer =
    poster && controlsHeight >= 1 ? `<svg width="1" height="${Math.round(controlsHeight)}"></svg>` : '';
  const figure = `<meander-path${attributeMarkup(attributes)}>${poster}${spacer}</meander-path>`;
  return `<div>\n${script}\n${figure}\n</div>\n`;
}

/** Padding of a frame on each side, in CSS pixels. */
const PADDING = { opaque: 10, transparent: 2 };

/** A figure's picture is as wide as its column and at most this high, in CSS pixels. */
const HIGHEST = 640;

/**
 * Until the frame posts its height, CSS computes the one that a figure in this column has.
 * @param {SnippetInput & { helper: string }} given
 */
export function frameSnippet({
  site,
  flags,
  state,
  title,
  height,
  controlsHeight,
  aspectRatio,
  transparent,
  helper,
}) {
  const words = transparent ? [['transparent', '']] : [];
  const query = new URLSearchParams([...flags.map(([name, value]) => [name, value]), ...words, ['grow', '']]);
  const address = escape(`${site}embed.html?${query}#${state}`);
  const padding = 2 * (transparent ? PADDING.transparent : PADDING.opaque);
  const picture = `min((100cqw - ${padding}px) * ${(1 / aspectRatio).toFixed(4)}, ${HIGHEST}px)`;
  const style = `height: calc(${picture} + ${Math.round(controlsHeight + padding)}px)`;
  const frame = `<iframe src="${address}" title="${escape(title)}" width="100%" height="${Math.ceil(height + padding)}" style="${style}" frameborder="0" loading="lazy"></iframe>`;
  return `<div style="container-type: inline-size">\n${frame}\n<script>${helper.trim()}</script>\n</div>\n`;
}

/** @param {SnippetInput & { script: string }} given */
export function fileSnippet({ attributes, title, script }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body>
<meander-path${attributeMarkup(attributes)}></meander-path>
<script>${scriptText(script)}</script>
</body>
</html>
`;
}

/** @param {SnippetInput} given */
export function markdownSnippet({ site, state, title, picture }) {
  const name = title.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
  return `[![${name}](${picture})](${site}#${state.replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})\n`;
}

/** @param {SnippetInput['attributes']} attributes */
function attributeMarkup(attributes) {
  return attributes.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escape(value)}"`}`).join('');
}

/** Escapes what would end a script element; strings and regular expressions keep their meaning. @param {string} code */
function scriptText(code) {
  return code.trim().replace(/<(?=\/script|!--)/gi, '\\x3c');
}
