import { raw } from '../curves/raw.js';
import { make } from '../dom.js';
import { gpxTable } from './gpx.js';
import { readInertXml } from './inert-xml.js';
import { MeanderError, ownReason } from '../errors.js';
import { fill } from '../strings.js';
import { MOST_POINTS } from '../curves/polyline.js';
import { track } from '../sources/track.js';
import { listenToPastes } from './pastes.js';

const LARGEST_FILE = 20_000_000;

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
  /** What is being read: nothing that was handed in before it counts any more. @type {File | null} */
  let latest = null;

  /**
   * Shows the track that a text tells of, of several lines the longest; throws where it tells of none.
   * @param {string} text
   * @param {import('../model/store.js').Cause} cause
   */
  function read(text, cause) {
    latest = null;
    if (typeof text === 'string' && text.length > LARGEST_FILE) throw tooLarge();
    if (openState(text, cause)) return;
    const { points, others, dimension, closed, origin: place } = readAny(text);
    const { words, whole } = formats();
    if (points.length === 0) throw new MeanderError('BadText', words.status.noPoints, 'text');
    const count = points.length / dimension;
    // Its curves could not be drawn: the figure would hold one track and show another.
    if (count > MOST_POINTS) throw tooLarge();
    store.set({ playing: false });
    const origin = place && [place.latitude, place.longitude];
    store.set({ source: track.id, points: [...points], origin, dimension, closed, ...fitting(count) }, cause);
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

  /** @param {string} text */
  function readAny(text) {
    if (typeof text !== 'string' || !/^\s*</.test(text)) return engine.readTrack(text);
    const page = readInertXml(text);
    try {
      const table = gpxTable(page);
      if (table !== null) return engine.readTrack(table, { format: 'csv' });
    } catch (error) {
      // Its lines are those of the table.
      const reason = /** @type {Error} */ (error).message.replace(/^line \d+, column \d+: /, '');
      throw new MeanderError('BadText', `GPX: ${reason}`, 'text', { cause: error });
    }
    return engine.readTrack(pathOf(text, page));
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

  /** @param {unknown} error */
  function tell(error) {
    const { status } = formats().words;
    const reason = ownReason(error, status);
    store.set({ note: fill(status.unreadable, { reason }) });
    complain(error);
  }

  /** @param {string} text */
  async function readOrTell(text) {
    try {
      await fetchWhole();
      read(text, 'user');
    } catch (error) {
      tell(error);
    }
  }

  /** @param {File | undefined | null} file */
  async function readFile(file) {
    if (!file) return;
    latest = file;
    if (file.size > LARGEST_FILE) {
      tell(tooLarge());
      return;
    }
    try {
      const text = await file.text();
      if (file === latest) readOrTell(text);
    } catch (cause) {
      // A folder, or a file that has gone: what browsers say of it is not for readers.
      tell(new MeanderError('BadText', formats().words.status.noFile, 'text', { cause }));
    }
  }

  return {
    read,
    /** Lets the reader choose a file. */
    open() {
      const input = make('input', {
        type: 'file',
        accept: '.csv,.json,.geojson,.gpx,.svg,.txt,text/*,application/json',
      });
      input.addEventListener('change', () => readFile(input.files?.[0]));
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
        const file = event.dataTransfer?.files[0];
        const text = event.dataTransfer?.getData('text/plain');
        if (file) readFile(file);
        else if (text) readOrTell(text);
      });
      listenToPastes(figure, (text) => {
        if (!willing()) return false;
        readOrTell(text);
        return true;
      });
    },
  };
}

/**
 * What in a drawing is the track: the raw line of a figure's own, known by its width, a line that bounds no surface, any
 * path.
 */
const LIKELY_TRACKS = [`path[fill="none"][stroke-width="${raw.style.width}"]`, 'path[fill="none"]', 'path'];

/**
 * Of a whole SVG file, the path that is most likely the track; any other text as it is.
 * @param {string} text
 * @param {Document} page the same, read
 */
function pathOf(text, page) {
  const paths = LIKELY_TRACKS.map((one) => page.querySelector(one));
  const data = paths.find(Boolean)?.getAttribute('d');
  if (!data) return text;
  // Where the data lies in the file it lies for the reader, too, so that an error names the file's line.
  const before = text.slice(0, Math.max(0, text.indexOf(data)));
  return before.replace(/[^\n]/g, ' ') + data;
}
