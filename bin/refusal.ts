/** What a person can put right: one sentence, and no trace of where it was thrown. */
export class Refusal extends Error {
  readonly exit: 1 | 2;

  /** `exit` is 2 for a wrong request, 1 for one that cannot be carried out here. */
  constructor(sentence: string, exit: 1 | 2 = 2) {
    super(sentence);
    this.exit = exit;
  }
}
