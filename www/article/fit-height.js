/** So high a picture stays, in CSS pixels, however low the frame is: then the frame scrolls. */
const LOWEST = 96;
const CAP = '--meander-max-height';

/**
 * Makes a figure as high as the window at most, its controls and what else is on the page included: all but the picture
 * is found out by a low picture, and what a wider one saves by lines that no longer wrap is given to it.
 * @param {HTMLElement} figure
 * @param {HTMLElement} page
 */
export function fitHeight(figure, page) {
  const height = () => page.getBoundingClientRect().height;
  /** @param {number} cap */
  const set = (cap) => figure.style.setProperty(CAP, `${Math.max(LOWEST, Math.floor(cap))}px`);
  set(LOWEST);
  const cap = LOWEST + innerHeight - height();
  set(cap);
  const left = innerHeight - height();
  if (left <= 0) return;
  set(cap + left);
  if (height() > innerHeight) set(cap);
}
