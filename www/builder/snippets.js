/**
 * The five ways into a post, as texts. Nothing here knows the page: what it is given decides, byte for byte.
 *
 * @typedef {object} Given
 * @property {string} site where the files lie, with a slash at the end
 * @property {{ version: string, folder: string, files: Record<string, { integrity: string }> } | null} list of the build
 * @property {readonly (readonly [name: string, value: string])[]} attributes of the element
 * @property {readonly (readonly [name: string, value: string])[]} flags those that are no part of a state
 * @property {string} state
 * @property {string} title
 * @property {number} height of the whole figure, here
 * @property {number} shape of its picture: width over height
 * @property {boolean} transparent the frame has no ground of its own
 * @property {string} poster a drawing until the figure runs; may be empty
 * @property {number} below how much the figure is higher than its picture, in the column of a phone
 * @property {string} drawing an SVG file's text
 * @property {string} picture its address in Markdown
 */

/** @param {string} text */
export function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);
}

/**
 * A block with no empty lines in it, which Markdown takes as it is. The drawing has the shape of the figure's, and a
 * blank one beneath it the room of the controls, so that nothing moves when the figure takes their place.
 * @param {Given} given
 */
export function tagSnippet({ site, list, attributes, poster, below }) {
  const pinned = list ? ` integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"` : '';
  const script = `<script async src="${escape(site)}${list?.folder ?? ''}loader.js"${pinned}></script>`;
  const room = poster && below >= 1 ? `<svg width="1" height="${Math.round(below)}"></svg>` : '';
  const figure = `<meander-path${written(attributes)}>${poster}${room}</meander-path>`;
  return `<div>\n${script}\n${figure}\n</div>\n`;
}

/** What a frame adds to each side of its figure: with a ground of its own, and without. */
const EDGE = { ground: 10, none: 2 };

/** A figure's picture is as wide as its column, and at the most this high. */
const HIGHEST = 640;

/**
 * Until the frame tells its own height it has the one that a figure in this column comes to.
 * @param {Given & { helper: string }} given
 */
export function frameSnippet({ site, flags, state, title, height, below, shape, transparent, helper }) {
  const words = transparent ? [['transparent', '']] : [];
  const query = new URLSearchParams([...flags.map(([name, value]) => [name, value]), ...words, ['grow', '']]);
  const address = escape(`${site}embed.html?${query}#${state}`);
  const edges = 2 * (transparent ? EDGE.none : EDGE.ground);
  const picture = `min((100cqw - ${edges}px) * ${(1 / shape).toFixed(4)}, ${HIGHEST}px)`;
  const style = `height: calc(${picture} + ${Math.round(below + edges)}px)`;
  const frame = `<iframe src="${address}" title="${escape(title)}" width="100%" height="${Math.ceil(height + edges)}" style="${style}" frameborder="0" loading="lazy"></iframe>`;
  return `<div style="container-type: inline-size">\n${frame}\n<script>${helper.trim()}</script>\n</div>\n`;
}

/** @param {Given & { script: string }} given */
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
<meander-path${written(attributes)}></meander-path>
<script>${inScript(script)}</script>
</body>
</html>
`;
}

/** @param {Given} given */
export function markdownSnippet({ site, state, title, picture }) {
  const name = title.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
  return `[![${name}](${picture})](${site}#${state.replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})\n`;
}

/** @param {Given['attributes']} attributes */
function written(attributes) {
  return attributes.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escape(value)}"`}`).join('');
}

/** A script's text may not end the script; in strings and patterns the added stroke changes nothing. @param {string} code */
function inScript(code) {
  return code.trim().replace(/<(?=\/script|!--)/gi, '\\x3c');
}
