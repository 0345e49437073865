import { make } from '../dom.js';
import { ownError } from '../../errors.js';
import { reportError } from './report-error.js';

/** So far off the screen a figure begins to load. */
const NEARBY = '600px 0px';
/** After so many milliseconds a busy page has a figure started all the same. */
const PATIENCE = 500;

/** Waits until the page has nothing else to do. */
const idle = () =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: PATIENCE });
    // Safari has no such thing; by then at least what was to be done has been done.
    else setTimeout(done);
  });

/**
 * When a figure is loaded and started: when it is near the screen and the page is idle, or at once when it is touched or
 * asked for something; and what it says where it cannot.
 *
 * @param {object} given
 * @param {HTMLElement} given.host
 * @param {HTMLElement} given.status
 * @param {() => Promise<unknown>} given.load
 * @param {() => void} given.begin all is there; it calls `serve`
 * @param {() => boolean} given.isStarted
 * @param {() => boolean} given.canDraw there is a canvas
 * @param {Pick<ReturnType<typeof import('./words.js').createWords>, 'now' | 'fetch'>} given.words
 * @param {(type: string, detail: object) => void} given.announce
 */
export function createLazyStart({ host, status, load, begin, isStarted, canDraw, words, announce }) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      prepare();
    },
    { rootMargin: NEARBY },
  );
  /** @type {(() => void)[]} */
  const waiting = [];
  let starting = false;
  let hopeless = false;
  /** Ends the wait for an idle page. @type {PromiseWithResolvers<void>} */
  const { promise: hurried, resolve: hurry } = Promise.withResolvers();
  host.addEventListener('pointerdown', start, { once: true, capture: true, passive: true });

  /** At once. */
  function start() {
    hurry();
    return prepare();
  }

  async function prepare() {
    if (isStarted() || starting || hopeless) return;
    starting = true;
    const spoken = words.fetch();
    try {
      if (globalThis.WebAssembly) await load();
      await spoken;
      if (!globalThis.WebAssembly) stayPoster('NoWebAssembly', words.now.noEngine);
      else if (!canDraw()) stayPoster('NoCanvas', words.now.noCanvas);
      else {
        await Promise.race([idle(), hurried]);
        begin();
      }
    } catch (error) {
      // What is said of it is said in the page's language, too.
      await spoken;
      fail(error);
    }
    starting = false;
  }

  /**
   * Nothing will ever move here: the poster stays, with a note.
   * @param {import('../../errors.js').ErrorCode} code
   * @param {string} message
   */
  function stayPoster(code, message) {
    hopeless = true;
    status.hidden = false;
    status.textContent = message;
    announce('error', { code, message });
  }

  /** @param {unknown} error @param {() => void} [again] */
  function fail(error, again = start) {
    const { code } = ownError(error);
    if (code === 'NoWebAssembly') {
      stayPoster(code, words.now.refused);
      return;
    }
    status.hidden = false;
    const retry = make('button', { type: 'button', className: 'retry' }, words.now.retry);
    retry.addEventListener('click', again);
    status.replaceChildren(words.now.failed, ' ', retry);
    reportError(announce, error);
  }

  return {
    start,
    /** Says what could not be had, and offers to try again. */
    fail,
    /** @param {boolean} eager */
    connect(eager) {
      if (eager || waiting.length > 0) start();
      else if (!isStarted()) near.observe(host);
    },
    disconnect: () => near.disconnect(),
    /** The figure has started: what waited for it is done now. */
    serve() {
      for (const act of waiting.splice(0)) act();
    },
    /** Does it once the figure has started, and sees to it that it will. @param {() => void} act */
    ask(act) {
      if (isStarted()) act();
      else {
        waiting.push(act);
        if (host.isConnected) start();
      }
    },
  };
}
