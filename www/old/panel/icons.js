import { makeSvg } from '../dom.js';

/** Outlines on a 16 × 16 field, drawn with one stroke width; some are filled. @type {Readonly<Record<string, string>>} */
const ICONS = Object.freeze({
  play: 'M4.5 2.8v10.4l8.5-5.2z',
  pause: 'M4 3h2.8v10H4zM9.2 3H12v10H9.2z',
  restart: 'M3.2 8a4.8 4.8 0 1 0 1.6-3.6M3 2.6v2.9h2.9',
  stepBack: 'M11.5 3.5 6.5 8l5 4.5zM4.5 3.5v9',
  stepForth: 'M4.5 3.5 9.5 8l-5 4.5zM11.5 3.5v9',
  undo: 'M6 3.5 3 6.5l3 3M3.2 6.5H9a3.5 3.5 0 0 1 0 7H6.5',
  redo: 'm10 3.5 3 3-3 3m2.8-3H7a3.5 3.5 0 0 0 0 7h2.5',
  dice: 'M4.5 2.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5.6 5.6h.01M10.4 5.6h.01M8 8h.01M5.6 10.4h.01M10.4 10.4h.01',
  walls: 'M2.5 3.5h11v9h-11zM2.5 8h11M8 3.5V8M5.2 8v4.5M10.8 8v4.5',
  save: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.8 10.5v3h10.4v-3',
  open: 'M8 10V2.5M4.8 5.5 8 2.3l3.2 3.2M2.8 10.5v3h10.4v-3',
  add: 'M8 3v10M3 8h10',
  remove: 'M3 8h10',
  more: 'M2.5 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.9 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0m4.9 0a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
});

/** @param {string} name, or a path */
export function icon(name) {
  const solid = ['play', 'pause', 'more'].includes(name);
  return makeSvg(
    'svg',
    { viewBox: '0 0 16 16', class: solid ? 'icon solid' : 'icon', 'aria-hidden': 'true' },
    makeSvg('path', { d: ICONS[name] ?? name }),
  );
}
