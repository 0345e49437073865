import { fill } from '../old/strings.js';
import { WORDS } from './words.js';

const LARGEST = 20_000_000;

/**
 * Opens files in a figure: one that was saved because no link could hold it, or a track. Of several the last counts,
 * however long the others take to be read. Each is a step to undo, as what is dropped on the figure.
 * @param {Pick<import('./sample-post.js').Figure, 'strings' | 'importText'>} figure
 * @param {(text: string) => void} tell what went wrong with the last file; an empty text: nothing
 */
export function createFileOpener(figure, tell) {
  /** @type {File | null} */
  let latest = null;

  /** @param {File} file @returns {Promise<string>} why it cannot be opened; empty: it is */
  async function show(file) {
    const { status } = figure.strings;
    if (file.size > LARGEST) return status.tooLarge;
    const text = await file.text().catch(() => null);
    if (text === null) return status.noFile;
    if (latest !== file) return '';
    try {
      await figure.importText(text, 'user');
      return '';
    } catch (error) {
      // The figure is in a document of its own, whose errors are of another class.
      return /** @type {Error} */ (error).message;
    }
  }

  /** @param {File} file */
  return async function open(file) {
    latest = file;
    const reason = await show(file);
    if (latest === file) tell(reason && fill(WORDS.unopened, { reason }));
  };
}
