/** What a person can put right: one sentence, and no trace of where it was thrown. */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {1 | 2} [exit] 2: it was asked for wrongly; 1: it cannot be done here
   */
  constructor(sentence, exit = 2) {
    super(sentence);
    this.exit = exit;
  }
}
