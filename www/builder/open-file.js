import { fill } from '../strings.js';
import { WORDS } from './words.js';

const LARGEST = 20_000_000;

/**
 * Shows what is in a file: a figure that was saved because no link could hold it, or a track.
 * @param {import('./sample-post.js').Figure} figure
 * @param {File} file
 * @returns {Promise<string>} what went wrong; nothing if it is empty
 */
export async function openFile(figure, file) {
  try {
    if (file.size > LARGEST) throw new RangeError(figure.strings.status.tooLarge);
    await figure.importText(await file.text());
    return '';
  } catch (error) {
    return fill(WORDS.unopened, { reason: /** @type {Error} */ (error).message });
  }
}
