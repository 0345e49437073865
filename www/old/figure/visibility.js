import { sourceOf } from '../sources/index.js';

const VISIBLE_SHARE = 0.25;

/**
 * Whether a figure is on the screen, and the carving that begins by itself when it is.
 *
 * @param {object} given
 * @param {HTMLElement} given.host
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => ReturnType<typeof import('./controller.js').createController> | null} given.controller
 * @param {() => void} given.requestFrame
 */
export function createVisibility({ host, store, controller, requestFrame }) {
  let visible = false;
  let autoplays = false;
  const observer = new IntersectionObserver(look, {
    threshold: [0, VISIBLE_SHARE],
    rootMargin: '64px 0px',
  });

  /** @param {IntersectionObserverEntry[]} entries */
  function look(entries) {
    const { isIntersecting, intersectionRatio } = entries[entries.length - 1];
    const started = controller();
    if (!started) return;
    visible = isIntersecting;
    if (!visible) {
      started.dropCaches();
      return;
    }
    started.transport.skip();
    requestFrame();
    if (autoplays && intersectionRatio >= VISIBLE_SHARE) {
      autoplays = false;
      started.transport.play();
    }
  }

  return {
    get visible() {
      return visible;
    },
    connect: () => observer.observe(host),
    disconnect: () => observer.disconnect(),
    /** Shows solid stone if that is to be carved as soon as it is seen, and asks anew whether it is. */
    prepareAutoplay() {
      const { autoplay } = store.state;
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      autoplays = autoplay && !reducedMotion && sourceOf(store.state).grid?.carved;
      if (autoplays) store.set({ position: 0 });
      if (!host.isConnected) return;
      observer.disconnect();
      observer.observe(host);
    },
  };
}
