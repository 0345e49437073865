/** Texts of the pages that are not in their markup. */
export const SHARE = Object.freeze({
  link: 'Copy link',
  embed: 'Put it in a post',
  copied: 'Copied',
  tooLong: 'Too much for a link. Save it as a file instead: you can drop that file on any figure.',
  saveState: 'Save as a file',
  byHand: 'Copy this text yourself',
});
