/** What the pages say beside their own markup. */
export const SHARE = Object.freeze({
  link: 'Copy link',
  embed: 'Put it in a post',
  copied: 'Copied',
  byHand: 'To copy by hand',
});
