/** Texts of the pages that are not in their markup. */
export const SHARE = Object.freeze({
  link: 'Copy link',
  embed: 'Put it in a post',
  copied: 'Copied',
  byHand: 'To copy by hand',
});
