import { CURVE_TONE_NAMES, pageTone } from '../drawing/look.ts';
import styleText from './style.css?inline';

/** Words whose text has a colour: those of curves. The raw line has that of text. */
const COLOURED = CURVE_TONE_NAMES.filter((name) => name !== 'raw');
/** Parts whose line has the colour of a path. */
const ON_PATH = ['path', 'kept', 'forced'];

const colours = [
  ...COLOURED.map((name) => `:where(meander-word[shows~='${name}']) { color: ${pageTone(name)}; }`),
  ...ON_PATH.map(
    (part) => `:where(meander-word[shows~='${part}']) { text-decoration-color: ${pageTone('path-side')}; }`,
  ),
].join('\n');

/** One sheet for each window: a constructed sheet belongs to one document. */
const sheets = new WeakMap<Window, CSSStyleSheet>();

/** Styles sentences in a document or shadow root. `:where` weighs nothing, so any rule of the page wins. */
export function adoptSheet(root: Document | ShadowRoot, view: (Window & typeof globalThis) | null) {
  if (!view || !root.adoptedStyleSheets) return;
  let sheet = sheets.get(view);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(`${styleText}\n${colours}`);
    sheets.set(view, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
