import { fitsLink } from '../article/link.ts';
import { figureWidth, framedPicture, framedWidth, phoneMargin, pictureWidth, roomStyles } from './room.js';
import { CONTROLS, TALLEST, textSize } from '../old/styles/sizes.js';
import { WORDS } from './words.js';

/** @typedef {import('./room.js').Room} Room */
/** @typedef {import('./poster.js').Drawing} Drawing */

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
 * @property {boolean} transparent the frame has no background of its own
 * @property {Drawing | null} poster shown until the figure is loaded
 * @property {Room} room
 * @property {string} picture its address in Markdown
 * @property {string} caption may be empty
 * @property {number | null} maxWidth in CSS pixels; null: as wide as the column
 */

/**
 * Also what generators of sites would take for theirs: `{{`, `{%` and the `[` of WordPress.
 * @param {string} text
 */
export function escape(text) {
  return text
    .replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`)
    .replace(/\{(?=[{%])|\[/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Not every Markdown takes a backslash before `&` and `{`. @param {string} text */
const escapeMarkdown = (text) =>
  text
    .replace(/&|\{(?=[{%])/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/\s+/g, ' ');

/** Shows what stands behind the figure and gives its room away: no script came. */
const ON_ERROR =
  'let r=this.parentNode.querySelector(`meander-path`);r.style.setProperty(`--room`,`0px`,`important`);r.querySelector(`small`).hidden=!1';

/** Of a note in the room of the controls, where scripts are off. */
const IN_ROOM = 'display:block;font-size:var(--em);margin-top:calc(-1 * var(--room))';

/** @param {number | null} maxWidth */
const widthRules = (maxWidth) => (maxWidth === null ? '' : `;max-width:${maxWidth}px;margin-inline:auto`);

/**
 * A block without empty lines, which Markdown leaves alone, and without others, which the classic editor of WordPress
 * makes into breaks; styles stand last, since it begins a paragraph after them. Until the figure is there it has its room: the drawing is as
 * wide as its picture, and beneath it an empty image is as high as its controls. All of it is told by inline styles, so
 * that no rule of a page changes it.
 * @param {SnippetInput} given
 */
export function tagSnippet(given) {
  const { site, list, attributes, poster, room, caption, maxWidth } = given;
  const pinned = list ? ` integrity="${list.files['loader.js'].integrity}" crossorigin="anonymous"` : '';
  const address = `${escape(site)}${list?.folder ?? ''}loader.js`;
  const script = `<script async src="${address}"${pinned} onerror="${ON_ERROR}"></script>`;
  const note = `${WORDS.noScript} <a href="${figureAddress(given)}">${WORDS.openFigure}</a>`;
  const notes = `<small hidden>${note}</small><noscript><small style="${IN_ROOM}">${note}</small></noscript>`;
  const [height, rule] = poster ? roomStyles(room) : ['--room:0px', ''];
  // On the element itself, where a page may have set the greatest height.
  const sizes = poster ? `;--column:min(100%,${WIDEST});--width:${pictureWidth(room)}` : '';
  const style = `--em:${textSize()};${height}${sizes}`;
  const picture = poster ? posterMarkup(given, poster) + SPACER : '';
  const figure = `<meander-path${attributeMarkup(attributes)} style="${style}">${picture}${notes}${captionMarkup(caption)}</meander-path>`;
  return `<div style="min-width:min(100%,15rem)${widthRules(maxWidth)}">${script}${figure}${rule}</div>\n`;
}

/** How wide the figure may be: its controls wrap there, or where the column of the post ends before. */
const WIDEST = figureWidth('var(--width)');

/** As high as the controls, and as wide as a figure with controls would like to be. */
const SPACER = `<svg data-room height="0" aria-hidden="true" style="display:block;box-sizing:content-box;font-size:var(--em);width:${WIDEST};min-width:0;max-width:100%;height:0;margin:0;padding:0 0 var(--room)"></svg>`;

/** Told by inline styles, so that no rule of a page changes it. @param {Drawing} drawing @param {string} style */
const drawingMarkup = ({ width, height, markup }, style) =>
  `<svg viewBox="0 0 ${width} ${height}" fill="none" aria-hidden="true" style="display:block;box-sizing:content-box;fill:none;min-width:0;height:auto;margin:0 auto;${style}">${markup}</svg>`;

/** A drawing that leads to the figure itself. @param {SnippetInput} given @param {Drawing} poster */
function posterMarkup(given, poster) {
  const svg = drawingMarkup(
    poster,
    `font-size:var(--em);width:var(--width);max-width:100%;padding:${phoneMargin(given.room)} 0`,
  );
  const link = 'display:block;margin:0;padding:0;border:0';
  return `<a slot="poster" href="${figureAddress(given)}" aria-label="${escape(given.title)}" style="${link}">${svg}</a>`;
}

/** The figure on the site, if a link can hold it. @param {Pick<SnippetInput, 'site' | 'state'>} given */
const figureAddress = ({ site, state }) => escape(fitsLink(state) ? `${site}#${state}` : site);

/** Padding of a frame on each side, in CSS pixels. */
const PADDING = { opaque: 10, transparent: 2 };
/** The line that opens the figure alone. */
const LINK = 24;

/** Without scripts no figure comes, but one sentence. */
const NO_ROOM = '<noscript><style>span[data-room]{display:none!important}</style></noscript>';

/** As the figure in a frame has it, which knows nothing of the page's font size. */
const FRAMED_TEXT = `font-size:${textSize('em')}`;

/**
 * Until the frame posts its height, a box beside it has the height of a figure in this column, and its drawing: frames
 * that were not come to are printed, too. One without a background would stand upon it.
 * Its width is told in per cent: scripts of themes would keep the frame to the shape that two lengths tell.
 * @param {SnippetInput & { helper: string }} given
 */
export function frameSnippet({
  site,
  list,
  flags,
  state,
  title,
  poster,
  room,
  transparent,
  helper,
  caption,
  maxWidth,
}) {
  const line = caption && `<p>${escape(caption)}</p>`;
  const words = transparent ? [['transparent', '']] : [];
  const query = new URLSearchParams([
    ...flags.map(([name, value]) => [name, value]),
    ...words,
    ['grow', ''],
    ['link', ''],
  ]);
  const address = escape(`${site}${list?.folder ?? ''}embed.html?${query}#${state}`);
  const padding = 2 * (transparent ? PADDING.transparent : PADDING.opaque);
  const width = framedWidth(room);
  const widest = `calc(max(${CONTROLS},${width}px) + ${padding}px)`;
  const [controls, rule] = roomStyles(room);
  const column = `--column:(min(100%,${widest}) - ${padding}px)`;
  const height = `calc(${framedPicture(room)} + ${padding + LINK}px + var(--room))`;
  const cell = `grid-area:1/1;min-width:0;${FRAMED_TEXT}`;
  const inside = `margin:${PADDING.opaque}px auto;width:${width}px;max-width:calc(100% - ${padding}px);padding:0`;
  const drawing = poster && !transparent ? drawingMarkup(poster, inside) : '';
  const frame = `<iframe data-meander src="${address}" title="${escape(title)}" width="100%" height="${TALLEST}" style="${cell};width:${widest};max-width:100%;height:100%;border:0;transition:none" loading="lazy"></iframe>`;
  const spacer = `<span data-room style="${cell};width:100%;height:0;padding-bottom:${height}">${drawing}</span>`;
  const box = `display:grid;justify-items:center;width:100%;font-size:medium;${column};${controls}`;
  const outer = `display:grid;justify-items:center;min-width:min(100%,15rem)${widthRules(maxWidth)}`;
  return `<div style="${outer}"><div style="${box}">${spacer}${frame}</div>${line}${rule}${NO_ROOM}<script>${helper.trim()}</script></div>\n`;
}

/** @param {SnippetInput & { script: string }} given */
export function fileSnippet({ attributes, title, script, caption, maxWidth }) {
  const style = maxWidth === null ? '' : ` style="${widthRules(maxWidth).slice(1)}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body>
<meander-path${attributeMarkup(attributes)}${style}>${captionMarkup(caption)}</meander-path>
<script>${scriptText(script)}</script>
</body>
</html>
`;
}

/** @param {SnippetInput} given */
export function markdownSnippet({ site, state, title, picture, caption }) {
  const line = caption && `\n*${escapeMarkdown(caption)}*\n`;
  return `[![${escapeMarkdown(title)}](${picture})](${site}#${state.replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})\n${line}`;
}

/** @param {string} caption */
const captionMarkup = (caption) => caption && `<p slot="caption">${escape(caption)}</p>`;

/** @param {SnippetInput['attributes']} attributes */
function attributeMarkup(attributes) {
  return attributes.map(([name, value]) => ` ${name}${value === '' ? '' : `="${escape(value)}"`}`).join('');
}

/** Escapes what would end a script element; strings and regular expressions keep their meaning. @param {string} code */
function scriptText(code) {
  return code.trim().replace(/<(?=\/script|!--)/gi, '\\x3c');
}
