import { raw } from '../curves/raw.js';
import { make } from '../dom.js';
import { MeanderError, badArgument, ownReason } from '../../errors.js';
import { fill } from '../strings.js';
import { MOST_POINTS } from '../curves/polyline.js';
import { track } from '../sources/track.js';
import { listenToPastes } from './pastes.js';

const LARGEST_FILE = 20_000_000;
/** In letters: what is shorter is read sooner than a worker begins. */
const SHORT = 100_000;

/**
 * Shows the figure that a text tells of, as a link does; false: it tells of none, and nothing has changed.
 * @typedef {(text: string, cause: import('../model/store.js').Cause) => boolean} OpenState
 */

/**
 * Tracks and saved figures that come in as texts. The figure stays as it was until all of a text is understood.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Engine} given.engine
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../panel/panel.js').Formats} given.formats
 * @param {(error: unknown) => void} given.complain
 * @param {() => Promise<void>} given.fetchWhole brings the whole compiled module, which reads texts
 * @param {OpenState} given.openState
 */
export function createImport({ engine, store, formats, complain, fetchWhole, openState }) {
  /** What is being read: nothing that was handed in before it counts any more. @type {AbortController | null} */
  let latest = null;

  /** Gives up what is being read. True: there was something. */
  function cancel() {
    if (!latest) return false;
    latest.abort();
    latest = null;
    store.set({ reading: false });
    return true;
  }

  /**
   * Shows the figure or the track that a text tells of, of several lines the longest. Nothing happens where something else
   * was handed in meanwhile, or the reading was given up.
   * @param {string | File} given
   * @param {import('../model/store.js').Cause} cause
   * @throws where it tells of neither
   */
  async function read(given, cause) {
    cancel();
    const reading = (latest = new AbortController());
    const { signal } = reading;
    try {
      const text = await textOf(given);
      if (signal.aborted || openState(text, cause)) return;
      const track = await trackOf(text, signal);
      if (!signal.aborted) show(track, cause);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (latest === reading) cancel();
    }
  }

  /** @param {string | File} given */
  async function textOf(given) {
    const isText = typeof given === 'string';
    if ((isText ? given.length : given.size) > LARGEST_FILE) throw tooLarge();
    store.set({ reading: true, note: '' });
    try {
      return isText ? given : await given.text();
    } catch (cause) {
      // A folder, or a file that has gone: what browsers say of it is not for readers.
      throw new MeanderError('BadText', formats().words.status.noFile, 'text', { cause });
    }
  }

  /** @param {string} text @param {AbortSignal} signal */
  async function trackOf(text, signal) {
    await fetchWhole();
    const options = { strokeWidth: raw.style.width };
    if (text.length <= SHORT) return engine.readTrack(text, options);
    return engine.callLater('readTrack', [text, options], { signal });
  }

  /** @param {import('../../engine/tracks.js').Track} track @param {import('../model/store.js').Cause} cause */
  function show({ points, others, dimension, closed, origin: place }, cause) {
    const { words, whole } = formats();
    if (points.length === 0) throw new MeanderError('BadText', words.status.noPoints, 'text');
    const count = points.length / dimension;
    // Its curves could not be drawn: the figure would hold one track and show another.
    if (count > MOST_POINTS) throw tooLarge();
    store.set({ playing: false });
    const origin = place && [place.latitude, place.longitude];
    store.set(
      { source: track.id, points: listOf(points), origin, dimension, closed, ...fitting(count) },
      cause,
    );
    const { read, longest } = words.status;
    store.set({
      selected: -1,
      active: -1,
      touched: true,
      note: fill(others.length > 0 ? longest : read, { n: whole(count), ways: whole(others.length + 1) }),
    });
  }

  function tooLarge() {
    return new MeanderError('TooLarge', formats().words.status.tooLarge, 'text');
  }

  /** What multiplies points does so no more often than a curve of so many may. @param {number} count */
  function fitting(count) {
    const { passes, subdivisions } = store.state;
    const times = Math.max(1, Math.floor(MOST_POINTS / count));
    return {
      passes: Math.min(passes, Math.floor(Math.log2(times))),
      subdivisions: Math.min(subdivisions, times),
    };
  }

  /** What a reader hands in. @param {string | File | null | undefined} given */
  async function take(given) {
    if (!given) return;
    try {
      await read(given, 'user');
    } catch (error) {
      const { status } = formats().words;
      store.set({ note: fill(status.unreadable, { reason: ownReason(error, status) }) });
      complain(error);
    }
  }

  return {
    /** What a program hands in. @param {string} text @param {'api' | 'user'} cause whose change it is */
    async read(text, cause) {
      if (typeof text !== 'string') throw badArgument('text', text, 'a string');
      if (cause !== 'api' && cause !== 'user') throw badArgument('cause', cause, "'api' or 'user'");
      await read(text, cause);
    },
    cancel,
    /** Lets the reader choose a file. */
    open() {
      const input = make('input', {
        type: 'file',
        accept: '.csv,.json,.geojson,.gpx,.svg,.txt,text/*,application/json',
      });
      input.addEventListener('change', () => take(input.files?.[0]));
      input.click();
    },
    /**
     * Takes what is dropped on the figure, or pasted while it has the focus.
     * @param {HTMLElement} figure
     */
    listen(figure) {
      const willing = () => !store.state.readonly;
      figure.addEventListener('dragover', (event) => {
        if (!willing()) return;
        event.preventDefault();
        figure.classList.add('dropping');
      });
      figure.addEventListener('dragleave', () => figure.classList.remove('dropping'));
      figure.addEventListener('drop', (event) => {
        figure.classList.remove('dropping');
        if (!willing()) return;
        event.preventDefault();
        take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain'));
      });
      listenToPastes(figure, (text) => {
        if (!willing()) return false;
        take(text);
        return true;
      });
    },
  };
}

/** As the state keeps points. `Array.from` takes three times as long. @param {Float64Array} points */
function listOf(points) {
  const list = new Array(points.length);
  for (let i = 0; i < points.length; i += 1) list[i] = points[i];
  return list;
}
