/** The path of a grid that takes longer than a frame: a worker finds it, and the path before stays until it arrives. */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Settings } from './settings.ts';
import { PATH_NAMES, SOURCES, type Found, type PathSettings } from './sources/index.ts';

/** A path, and the settings that it belongs to. */
interface Kept extends Found {
  settings: PathSettings;
}

/** Nanoseconds of a frame on a slow day. */
const FRAME = 12e6;
/** Nanoseconds after which a page no longer answers in time. */
const HALT = 5e8;
/** No carving of a larger grid is played, in cells a side. */
const MOST_STEPPED = 256;

const sideOf = ({ columns, rows }: Settings) => Math.max(columns, rows);
const wigglinessOf = ({ challenge, wiggliness }: Settings) => (challenge ? 1 : wiggliness);
/** Nanoseconds for a step, by the side of the grid: as measured, with time to spare. */
const costOf = (settings: Settings) => 8 + 4 * Math.min(wigglinessOf(settings), 30);

/** Tells whether a path takes longer than a frame. */
function isSlow(settings: Settings) {
  const { grid, carved } = SOURCES[settings.source];
  // With any other wiggliness the path has to be carved step by step.
  const isFlooded = !carved || [0, 1].includes(wigglinessOf(settings));
  const each = isFlooded ? 75 : sideOf(settings) * costOf(settings);
  return grid && settings.columns * settings.rows * each > FRAME;
}

/** The longest side of a grid whose carving can be played without holding up the page. */
export const stepLimit = (settings: Settings) =>
  Math.min(MOST_STEPPED, Math.floor(Math.cbrt(HALT / costOf(settings))));

export const isStepped = (settings: Settings) => sideOf(settings) <= stepLimit(settings);

const alike = (a: PathSettings, b: PathSettings) => PATH_NAMES.every((name) => Object.is(a[name], b[name]));
const pick = (settings: Settings) =>
  Object.fromEntries(PATH_NAMES.map((name) => [name, settings[name]])) as unknown as PathSettings;

export class LatePath {
  /** Share of the carving that is done. */
  readonly share = signal(0);
  /** True after a cancelled search that had no path to go back to. */
  readonly cancelled = signal(false);
  readonly isLate;
  readonly slow;
  readonly failure;
  readonly #settings: Settings;
  readonly #later: ReturnType<typeof later<PathSettings, Kept | null>>;
  #last: Kept | null = null;

  /** Only where somebody `waits` does a path arrive late; where the figure is `away`, nothing is searched for. */
  constructor(settings: Settings, waits: ReadonlySignal<boolean>, away: ReadonlySignal<boolean>) {
    this.#settings = settings;
    this.isLate = computed(() => waits.value && isSlow(settings));
    this.#later = later(
      () => (this.isLate.value && !away.value ? this.#wanted() : null),
      (wanted, signal) => this.#find(wanted, signal),
    );
    this.slow = this.#later.slow;
    this.failure = this.#later.failure;
  }

  /** The settings, unless their path is there already. */
  #wanted() {
    const wanted = pick(this.#settings);
    return this.#last && alike(this.#last.settings, wanted) ? null : wanted;
  }

  /** Remembers a path that was found at once, to be shown until a late one arrives. */
  keep(found: Found) {
    this.#last = { settings: pick(this.#settings), ...found };
  }

  /** The path of these settings or of those before; null as long as there is none for a grid of this size. */
  readonly found = computed(() => {
    void [this.#later.value.value, this.isLate.value];
    const { source, columns, rows } = this.#settings;
    const { settings } = this.#last ?? {};
    const fits = settings?.source === source && settings.columns === columns && settings.rows === rows;
    return fits ? this.#last : null;
  });

  /** True once the path found is that of these settings. */
  readonly isCurrent = computed(() => {
    const found = this.found.value;
    return found !== null && alike(found.settings, this.#settings);
  });

  /** True while the path of other settings is shown. */
  readonly isOld = computed(() => this.isLate.value && !this.isCurrent.value);

  async #find(settings: PathSettings, signal: AbortSignal): Promise<Kept | null> {
    batch(() => ([this.share.value, this.cancelled.value] = [0, false]));
    const onProgress = (share: number) => (this.share.value = share);
    const source = SOURCES[settings.source];
    if (!source.grid) return null;
    const found = await source.findLater(settings, { signal, onProgress });
    signal.throwIfAborted();
    return (this.#last = { settings, ...found });
  }

  /** Stops the search. Returns the settings of the path that is shown, or null if there is none. */
  cancel(): PathSettings | null {
    this.#later.cancel();
    const found = this.found.peek();
    this.cancelled.value = found === null;
    return found && found.settings;
  }

  retry = () => this.#later.retry();
}

/** An outdated run may still end within this time: during a drag its result shows on the way. */
const GRACE = 300;
const SHORT = 150;

/**
 * Finds a slow result in a worker, and again whenever a signal read by `request` changes; the result before stays until then.
 * A null request stops it.
 */
function later<Request, Result>(
  request: () => Request | null,
  find: (request: Request, signal: AbortSignal) => Promise<Result>,
) {
  const value = signal<Result | null>(null);
  /** True once a run takes long enough to be mentioned. */
  const slow = signal(false);
  /** What the last run threw, or null. */
  const failure = signal<unknown>(null);
  let busy = false;
  let wanted: Request | null = null;
  let work: AbortController | null = null;
  let since = 0;
  let [outdating, mentioning] = [0, 0] as unknown as ReturnType<typeof setTimeout>[];

  function run() {
    const [asked, mine] = [wanted!, new AbortController()];
    abort();
    work = mine;
    since = performance.now();
    if (!busy) mentioning = setTimeout(() => (slow.value = true), SHORT);
    busy = true;
    failure.value = null;
    find(asked, mine.signal).then(
      (result) => mine.signal.aborted || end(asked, () => (value.value = result)),
      (error) => mine.signal.aborted || end(asked, () => (failure.value = error)),
    );
  }

  function end(asked: Request, tell: () => void) {
    work = null;
    const isLast = wanted === asked;
    batch(() => {
      tell();
      if (isLast) rest();
    });
    if (!isLast) run();
  }

  function abort() {
    clearTimeout(outdating);
    work?.abort();
    work = null;
  }

  function rest() {
    clearTimeout(mentioning);
    busy = slow.value = false;
  }

  function cancel() {
    abort();
    rest();
  }

  effect(() => {
    wanted = request();
    untracked(() => {
      clearTimeout(outdating);
      if (wanted === null) cancel();
      else if (!work) run();
      else outdating = setTimeout(run, Math.max(0, GRACE - performance.now() + since));
    });
  });
  return { value, slow, failure, cancel, retry: run };
}
