/** Whether elements are in the window, or near it. */

/**
 * Tells when an element comes into the window and when it leaves. A busy page reports several changes at once, the
 * oldest first.
 */
export const observeSight = (tell: (isSeen: boolean) => void, rootMargin = '0px') =>
  new IntersectionObserver((changes) => tell(changes.at(-1)!.isIntersecting), { rootMargin });

/** Calls once an element is about to come into the window. */
export const observeNearness = (arrive: () => void) =>
  new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && arrive(), {
    rootMargin: '200px',
  });
