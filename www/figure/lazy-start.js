import { make } from '../dom.js';

/** So far off the screen a figure begins to load. */
const NEARBY = '600px 0px';

/**
 * When a figure is loaded and started: when it is near the screen, or when it is asked for something; and what it says
 * where it cannot.
 *
 * @param {object} given
 * @param {HTMLElement} given.host
 * @param {HTMLElement} given.status
 * @param {() => Promise<unknown>} given.load
 * @param {() => void} given.begin all is there; it calls `serve`
 * @param {() => boolean} given.isStarted
 * @param {() => import('../strings.js').Words} given.words
 * @param {(type: string, detail: object) => void} given.announce
 */
export function createLazyStart({ host, status, load, begin, isStarted, words, announce }) {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      start();
    },
    { rootMargin: NEARBY },
  );
  /** @type {(() => void)[]} */
  const waiting = [];
  let starting = false;

  async function start() {
    if (isStarted() || starting) return;
    if (!globalThis.WebAssembly) {
      stayPoster(words().noEngine);
      return;
    }
    starting = true;
    try {
      await load();
      begin();
    } catch (error) {
      fail(error);
    }
    starting = false;
  }

  /** Nothing will ever move here: the poster stays, with a note. @param {string} message */
  function stayPoster(message) {
    status.hidden = false;
    status.textContent = message;
    announce('error', { code: 'NoWebAssembly', message });
  }

  /** @param {unknown} error @param {() => void} [again] */
  function fail(error, again = start) {
    const { cause, code, message } = Object(error);
    if (cause instanceof WebAssembly.CompileError) {
      stayPoster(words().refused);
      return;
    }
    status.hidden = false;
    const retry = make('button', { type: 'button', className: 'retry' }, words().retry);
    retry.addEventListener('click', again);
    status.replaceChildren(words().failed, ' ', retry);
    announce('error', { code: code ?? 'NotReady', message });
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
