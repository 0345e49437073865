/** Texts of the pages that are not in their markup. */
export const SHARE = Object.freeze({
  link: 'Copy link',
  embed: 'Put it in a post',
  copied: 'Copied',
  tooLong:
    'This figure is too long for a link. A file holds all of it, and the page behind “Put it in a post” opens it.',
  saveState: 'Save file',
  byHand: 'To copy by hand',
});
