import { WORDS } from './words.js';

/** Something that the page cannot do without did not come. Its message is a sentence for the reader. */
export class Unloaded extends Error {
  /** @param {string} sentence @param {unknown} [cause] */
  constructor(sentence, cause) {
    const refused = Reflect.get(Object(cause), 'code') === 'NoWebAssembly';
    super(refused ? WORDS.unloaded.refused : sentence, { cause });
    /** Trying again may help. */
    this.passing = !refused;
  }
}
