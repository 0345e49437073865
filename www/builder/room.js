import { CONTROLS, MAX_HEIGHT, TALLEST, USUAL_TEXT } from '../old/styles/sizes.js';

/**
 * The room of a figure as CSS of inline styles, which hosts leave in place and which need no container of their own: a
 * percentage of a padding is one of the column's width, and a clamped difference to a width is a step there. It is
 * measured in pixels beside the usual text and told in `em` of the figure's, with which the controls grow.
 *
 * @typedef {{ ratio: number, points: boolean, mouse: Controls, finger: Controls }} Room with the controls of each pointer
 * @typedef {{ base: number, steps: readonly Step[] }} Controls how high they are
 * @typedef {readonly [width: number, added: number]} Step what a column narrower than that adds
 */

/** The greatest height of a picture: what a page says, else what the figure's style sheet says. */
const PAGE_CAP = `var(--meander-max-height, ${MAX_HEIGHT})`;
/** That of a framed picture whose frame grows with it. */
const FRAME_CAP = `${TALLEST}px`;
/** Points have room around them in columns up to this width: no picture of theirs is flatter there. */
const PHONE = { width: 416, ratio: 4 / 3 };
/** Beside text of another size a column is as if it were narrower: 160 pixels stand for 246. */
const NARROWEST = 160;
const WIDEST = 800;
const STRIDE = 20;
/** Widths are told so finely, because larger text makes more of it: a power of two, which layout keeps. */
const FINEST = 1 / 16;

/**
 * Of a picture that may have any height.
 * @param {number} width of the column
 * @param {{ ratio: number, points: boolean }} shape
 */
export function pictureHeight(width, { ratio, points }) {
  const shown = points && width <= PHONE.width ? Math.min(ratio, PHONE.ratio) : ratio;
  return Math.max(48, width / shown);
}

/**
 * Finds the widths at which lines of the controls wrap.
 * @param {(width: number) => number} heightAt of the controls in a column of that width
 */
export function measureRoom(heightAt) {
  const base = heightAt(WIDEST);
  /** @type {Step[]} */
  const steps = [];
  let [low, high] = [WIDEST, WIDEST];
  for (let above = base; low > NARROWEST;) {
    low = Math.max(NARROWEST, low - STRIDE);
    while (differs(heightAt(low), above)) {
      const width = wrapBetween(low, high);
      const below = heightAt(width - FINEST);
      steps.push([width, Math.round((below - above) * 100) / 100]);
      above = below;
      high = width - FINEST;
    }
    high = low;
  }
  return { base, steps };

  /** The least width that is as high as the upper end. @param {number} low @param {number} high */
  function wrapBetween(low, high) {
    const above = heightAt(high);
    while (high - low > FINEST) {
      const middle = Math.round((low + high) / 2 / FINEST) * FINEST;
      if (differs(heightAt(middle), above)) low = middle;
      else high = middle;
    }
    return high;
  }
}

/** @param {number} a @param {number} b */
const differs = (a, b) => Math.abs(a - b) > 0.25;

/**
 * How high the controls are, as the custom property `--room`, where `--column` is how wide the figure is: inline styles
 * cannot ask which pointer there is, so a rule beside them chooses.
 * @param {Room} room
 * @returns {[properties: string, rule: string]}
 */
export function roomStyles({ mouse, finger }) {
  const [fine, coarse] = [mouse, finger].map(controlsRoom);
  if (fine === coarse) return [`--room:${fine}`, ''];
  return [`--mouse:${fine};--finger:${coarse};--room:var(--mouse)`, FINGER_RULE];
}

const FINGER_RULE =
  '<style>@media(any-pointer:coarse){[style*="--finger"]{--room:var(--finger)!important}}</style>';

/** @param {Controls} controls */
function controlsRoom({ base, steps }) {
  const terms = steps.map(([width, added]) =>
    added > 0 ? ` + ${below(width, height(added))}` : ` - ${below(width, height(-added))}`,
  );
  return `calc(${height(base)}${terms.join('')})`;
}

/** @param {number} pixels */
const height = (pixels) => `${Math.round((pixels / USUAL_TEXT) * 1e3) / 1e3}em`;

/**
 * That length in columns narrower than a number of pixels, else nothing. Rounded down: in a column of that width it is nothing.
 * @param {number} width
 * @param {string} length
 */
const below = (width, length) =>
  `clamp(0px, (${Math.floor((width / USUAL_TEXT) * 1e3) / 1e3}em - var(--column)) * 999, ${length})`;

/** The greatest width of a picture on a page. @param {Pick<Room, 'ratio'>} room */
export const pictureWidth = ({ ratio }) => `calc(${PAGE_CAP} * ${short(ratio)})`;
/** That of a framed picture in CSS pixels. @param {Pick<Room, 'ratio'>} room */
export const framedWidth = ({ ratio }) => Math.round(TALLEST * ratio);
/** The width of a figure whose picture is that wide at most: its controls may be wider. @param {string} picture */
export const figureWidth = (picture) => `max(${CONTROLS},${picture})`;

/**
 * What points have above a picture on a phone, and as much below, left out where a picture has that already; the greatest
 * height holds for both together. The drawing has its greatest width as `--width`.
 * @param {Room} room
 */
export function phoneMargin({ ratio, points }) {
  const share = (1 / PHONE.ratio - 1 / ratio) * 50;
  if (!points || share <= 0) return '0px';
  const free = `(var(--width) - 100%) * ${short(0.5 / ratio)}`;
  return below(PHONE.width + FINEST, `min(${short(share)}%, ${free})`);
}

/** The height of the picture in a frame. @param {Room} room */
export function framedPicture(room) {
  const picture = `min(var(--column) * ${short(1 / room.ratio)}, ${FRAME_CAP})`;
  const share = 1 / PHONE.ratio - 1 / room.ratio;
  if (!room.points || share <= 0) return picture;
  return `${picture} + ${below(PHONE.width + FINEST, `var(--column) * ${short(share)}`)}`;
}

/** @param {number} value */
const short = (value) => String(Math.round(value * 1e4) / 1e4);
