import { declareColours } from './colours.js';
import { makeSheet } from './sheets.js';

/** The colours of a road through grass. @type {import('./colours.js').Colours} */
export const TRAIL_COLOURS = Object.freeze({
  grass: ['#d9e0bd', '#232b22', 'Canvas'],
  meadow: ['#d0d9b1', '#273026', 'Canvas'],
  tuft: ['#aab885', '#3b4a37', 'GrayText'],
  flower: ['#fdfaf0', '#8d8f74', 'GrayText'],
  shade: ['#bcc698', '#1a201a', 'Canvas'],
  bush: ['#95a871', '#40543c', 'GrayText'],
  leaf: ['#a9ba85', '#4d6347', 'Canvas'],
  rock: ['#a9a595', '#5a6065', 'GrayText'],
  facet: ['#bfbcae', '#6b7277', 'Canvas'],
  road: ['#efdfba', '#6a5b44', 'Mark'],
  rut: ['#e2cc9e', '#7a6a50', 'Mark'],
  verge: ['#c4ab7a', '#3a3224', 'CanvasText'],
});

export const sheet = makeSheet(declareColours(TRAIL_COLOURS));
