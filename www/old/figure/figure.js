import * as engine from '../../engine.js';
import { ownError, ownReason } from '../../errors.js';
import { createStore } from '../model/store.js';
import { createPanelHost } from '../panel/panel-host.js';
import { sourceOf } from '../sources/index.js';
import { createController } from './controller.js';
import { createFrameRequests } from './frame-requests.js';
import { createLazyStart } from './lazy-start.js';
import { createModuleChoice } from './module-choice.js';
import { createPaper } from './paper.js';
import { reportError } from './report-error.js';
import { createTemplate } from './template.js';
import { createVisibility } from './visibility.js';
import { createWords } from './words.js';

/** What comes and goes while a figure is used, beside its attributes. */
const PASSING = {
  position: null,
  playing: false,
  selected: -1,
  held: -1,
  active: -1,
  touched: false,
  reading: false,
  keyed: false,
  note: '',
  cursor: -1,
  parting: -1,
  orbit: null,
  viewport: null,
};

/**
 * One figure from its poster on: its state and elements, when it is loaded, and when it is drawn. What it does once it
 * has started is the controller's.
 *
 * @param {object} given
 * @param {HTMLElement} given.host
 * @param {Record<string, any>} given.start what the attributes start with
 * @param {readonly string[]} given.shown the keys that a state string tells
 * @param {readonly string[]} given.undone those that undo brings back
 * @param {(type: string, detail: object) => void} given.announce dispatches an event
 * @param {(algorithm: string, parameter: string) => import('../panel/panel.js').Parameter} given.parameter
 * @param {() => void} given.onStart all is there, and nothing is drawn yet
 * @param {() => void} given.beforeDraw
 * @param {import('../io/import.js').OpenState} given.openState
 */
export function createFigure({
  host,
  start,
  shown,
  undone,
  announce,
  parameter,
  onStart,
  beforeDraw,
  openState,
}) {
  const store = createStore(/** @type {Record<string, any>} */ ({ ...start, ...PASSING }), undone);
  const frames = createFrameRequests(host, draw);
  const template = createTemplate({ onResize: frames.flush, onTint: followPage });
  const { figure, measure, stateKey, status, tint, canvas, plot } = template;
  const paper = createPaper(host, () => {
    applyTheme();
    frames.flush();
  });
  const words = createWords(host, speakAnew);
  const { formats } = words;
  const panelHost = createPanelHost({ figure, plot: plot.root, parameter, formats });
  const modules = createModuleChoice();
  const lazyStart = createLazyStart({
    host,
    status,
    load: () => modules.load(store.state),
    begin,
    isStarted: () => controller !== null,
    canDraw: () => Boolean(canvas.pen),
    words,
    announce,
  });
  const visibility = createVisibility({
    host,
    store,
    controller: () => controller,
    requestFrame: frames.request,
  });
  /** @type {ReturnType<typeof createController> | null} */
  let controller = null;
  let fetching = false;
  let connected = false;
  let themed = false;
  /** What was said of the frame before. */
  let complaint = '';
  let saidLoading = '';
  store.subscribe(changed);

  function speakAnew() {
    sayLoading();
    reserveRoom();
    frames.request();
    if (controller) announce('words', {});
  }

  /** In no other language than that of the page; a message that stands there stays. */
  function sayLoading() {
    if (controller || status.textContent !== saidLoading) return;
    status.textContent = saidLoading = words.pending ? '' : words.now.status.loading;
  }

  /** Until the controls are there the page is laid out as if they were. */
  function reserveRoom() {
    if (controller || !connected || !globalThis.WebAssembly) return;
    panelHost.reserve(store.state);
    stateKey.update(store.state, formats().words, null);
  }

  /** Puts on the theme that the author asked for, or the page's own; against the page's it needs a background. Paper is light. */
  function applyTheme() {
    themed = true;
    const theme = paper.printing ? 'light' : store.state.theme;
    const darkPage = !paper.printing && tint.isDark();
    const dark = theme === 'auto' ? darkPage : theme === 'dark';
    figure.dataset.theme = dark ? 'dark' : 'light';
    figure.classList.toggle('card', dark !== darkPage);
  }

  function followPage() {
    applyTheme();
    frames.request();
  }

  /**
   * @param {Readonly<Record<string, any>>} state
   * @param {ReadonlySet<string>} keys
   * @param {import('../model/store.js').Cause} cause
   */
  function changed(state, keys, cause) {
    if (keys.has('columns') || keys.has('rows')) {
      for (const { style } of [figure, measure]) {
        style.setProperty('--columns', state.columns);
        style.setProperty('--rows', state.rows);
      }
    }
    if (keys.has('source')) figure.classList.toggle('points', !sourceOf(state).grid);
    if (keys.has('theme') && connected) applyTheme();
    // What a challenge says is part of it.
    if (keys.has('ui') || keys.has('challenge')) status.hidden = state.ui === 'none' && !state.challenge;
    reserveRoom();
    frames.request();
    if (controller && keys.has('autoplay')) visibility.prepareAutoplay();
    if (controller && [...keys].some((key) => key === 'tool' || shown.includes(key)))
      announce('change', { source: cause });
  }

  function begin() {
    if (!themed) applyTheme();
    controller = createController({
      ...{ template, store, engine, modules, panelHost, announce, formats, openState },
      requestFrame: frames.request,
      complain: tell,
    });
    onStart();
    template.poster.hidden = true;
    visibility.prepareAutoplay();
    lazyStart.serve();
    frames.request();
    announce('ready', {});
  }

  /** @param {number} now */
  function draw(now) {
    if (!themed) applyTheme();
    if (!controller || !hasModule()) return;
    beforeDraw();
    try {
      const moves = controller.draw(now);
      if (moves && visibility.visible) frames.request();
      complaint = '';
    } catch (error) {
      if (ownError(error).code === 'Freed') beginAnew(controller);
      else complain(error);
    }
  }

  /** Memory ended in some call, and what the module had lent to this figure is gone. @param {{ free(): void }} lost */
  function beginAnew(lost) {
    lost.free();
    frames.request();
  }

  /** What is asked for can be drawn; else the whole module is fetched, and meanwhile the figure stays as it is. */
  function hasModule() {
    if (modules.suffices(store.state)) {
      fetching = false;
      figure.ariaBusy = store.state.reading ? 'true' : null;
      return true;
    }
    if (!fetching) {
      fetching = true;
      figure.ariaBusy = 'true';
      const again = () => {
        fetching = false;
        frames.request();
      };
      modules.fetchWhole().then(again, (error) => {
        figure.ariaBusy = null;
        lazyStart.fail(error, again);
      });
    }
    return false;
  }

  /** A figure that cannot be drawn as asked says so, and stays usable. @param {unknown} error */
  function complain(error) {
    const { message } = ownError(error);
    status.textContent = ownReason(error, words.now.status);
    if (message !== complaint) tell(error);
    complaint = message;
  }

  /** @param {unknown} error */
  function tell(error) {
    reportError(announce, error);
  }

  return {
    store,
    modules,
    /** What stands in the shadow root. */
    roots: [tint.root, measure, figure, template.caption],
    start: lazyStart.start,
    /** Does it once the figure has started, and sees to it that it will. @param {(started: NonNullable<typeof controller>) => void} act */
    whenStarted: (act) =>
      lazyStart.ask(() => act(/** @type {NonNullable<typeof controller>} */ (controller))),
    /** Null until the figure has started. */
    get controller() {
      return controller;
    },
    /** Gives up what is being dragged, or else read. True: there was something. */
    giveUp: () => Boolean(controller && (controller.cancel() || controller.importer.cancel())),
    get words() {
      return words.now;
    },
    setWords: words.replace,
    /** Says it in the status line, also where that is hidden. @param {string} message */
    say(message) {
      store.set({ note: message });
      status.hidden = false;
    },
    connect() {
      canvas.connect();
      plot.connect();
      visibility.connect();
      paper.connect();
      // Its theme is put on in the first frame: to ask for a colour while the other figures are still being made would
      // lay the page out for each of them.
      themed = false;
      frames.wake();
      words.connect();
      // Not before: while the element is made, its attributes come one by one.
      connected = true;
      reserveRoom();
      lazyStart.connect(store.state.loading === 'eager');
    },
    disconnect() {
      connected = false;
      controller?.cancel();
      frames.sleep();
      visibility.disconnect();
      paper.disconnect();
      lazyStart.disconnect();
      words.disconnect();
      canvas.disconnect();
      plot.disconnect();
      panelHost.rest();
      controller?.free();
    },
  };
}
