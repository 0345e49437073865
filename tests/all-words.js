/** The whole table of texts, as a figure has it that has fetched every part. */
import { STRINGS, addWords, mergeWords } from '../www/strings.js';
import { words as comparing } from '../www/words/comparing.js';
import { words as ground } from '../www/words/ground.js';
import { words as large } from '../www/words/large.js';
import { words as pointed } from '../www/words/pointed.js';
import { words as saving } from '../www/words/saving.js';
import { words as web } from '../www/words/web.js';

export const PARTS = Object.freeze([comparing, ground, large, pointed, saving, web]);

/** @param {unknown} [replacements] */
export function allWords(replacements) {
  const words = mergeWords(STRINGS, replacements);
  for (const part of PARTS) addWords(words, part, replacements);
  return /** @type {import('../www/strings.js').Words} */ (words);
}
