import { fill } from '../strings.js';
import { WORDS } from './words.js';

const LARGEST = 20_000_000;

/**
 * Shows what is in a file: a figure that was saved because no link could hold it, or a track.
 * @param {import('./sample-post.js').Figure} figure
 * @param {File} file
 * @param {(text: string) => boolean} isState
 * @returns {Promise<string>} what went wrong; nothing if it is empty
 */
export async function openFile(figure, file, isState) {
  try {
    if (file.size > LARGEST) throw new RangeError(figure.strings.status.tooLarge);
    const text = (await file.text()).trim();
    if (isState(text)) figure.setState(text);
    else await figure.importText(text);
    return '';
  } catch (error) {
    return fill(WORDS.unopened, { reason: /** @type {Error} */ (error).message });
  }
}
