/** Texts of the pages that are not in their markup. */
export const SHARE = Object.freeze({
  link: 'Copy link',
  embed: 'Put it in a post',
  copied: 'Copied',
  tooLong:
    'This figure is too long for a link. A file holds all of it: drop it on a figure, or open it where figures are put into posts.',
  saveState: 'Save file',
  byHand: 'To copy by hand',
});
