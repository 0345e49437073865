/** Paths that take longer than a frame: a worker finds them, and the previous path stays until they arrive. */
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import type { Settings } from './settings.ts';
import { PATH_NAMES, SOURCES, type Found, type PathSettings } from './sources/index.ts';

interface Kept extends Found {
  settings: PathSettings;
}

/** Longest search without a worker, in nanoseconds; it has to fit into a frame. */
const FRAME = 12e6;
/** Nanoseconds after which a page no longer responds in time. */
const HALT = 5e8;
/** Largest grid whose carving plays, in cells per side. */
const MOST_STEPPED = 256;

const sideOf = ({ columns, rows }: Settings) => Math.max(columns, rows);
const wigglinessOf = ({ challenge, wiggliness }: Settings) => (challenge ? 1 : wiggliness);
/** Nanoseconds per step and per cell of the grid's side: as measured, plus a margin. */
const costOf = (settings: Settings) => 8 + 4 * Math.min(wigglinessOf(settings), 30);

function isSlow(settings: Settings) {
  const { grid, carved } = SOURCES[settings.source];
  // Any other wiggliness needs carving step by step.
  const isFlooded = !carved || [0, 1].includes(wigglinessOf(settings));
  const each = isFlooded ? 75 : sideOf(settings) * costOf(settings);
  return grid && settings.columns * settings.rows * each > FRAME;
}

/** The longest side of a grid whose carving can play without blocking the page. */
export const stepLimit = (settings: Settings) =>
  Math.min(MOST_STEPPED, Math.floor(Math.cbrt(HALT / costOf(settings))));

export const isStepped = (settings: Settings) => sideOf(settings) <= stepLimit(settings);

const alike = (a: PathSettings, b: PathSettings) => PATH_NAMES.every((name) => Object.is(a[name], b[name]));
const pick = (settings: Settings) =>
  Object.fromEntries(PATH_NAMES.map((name) => [name, settings[name]])) as unknown as PathSettings;

/** Milliseconds that a search may take even if outdated, so that a drag shows paths on the way. */
const GRACE = 300;
const SHORT = 150;
type Timer = ReturnType<typeof setTimeout> | undefined;

export class LatePath {
  readonly share = signal(0);
  /** True once a search takes long enough to be mentioned. */
  readonly slow = signal(false);
  readonly failure = signal<unknown>(null);
  /** True after a cancelled search that had no path to go back to. */
  readonly cancelled = signal(false);
  readonly isLate;
  readonly #settings: Settings;
  readonly #arrived = signal<Kept | null>(null);
  #last: Kept | null = null;
  #wanted: PathSettings | null = null;
  #work: AbortController | null = null;
  #since = 0;
  #outdating: Timer;
  #mentioning: Timer;

  /** A path can be late only while `waits` is true. While `away` is true, no search runs. */
  constructor(settings: Settings, waits: ReadonlySignal<boolean>, away: ReadonlySignal<boolean>) {
    this.#settings = settings;
    this.isLate = computed(() => waits.value && isSlow(settings));
    effect(() => {
      const wanted = this.isLate.value && !away.value ? pick(settings) : null;
      // The path may be there already.
      this.#wanted = wanted && this.#last && alike(this.#last.settings, wanted) ? null : wanted;
      untracked(() => {
        clearTimeout(this.#outdating);
        if (this.#wanted === null) this.#stop();
        else if (!this.#work) void this.retry();
        else this.#outdating = setTimeout(this.retry, Math.max(0, GRACE - performance.now() + this.#since));
      });
    });
  }

  /** Remembers a path found without a worker, to show until a late one arrives. */
  keep(found: Found) {
    this.#last = { settings: pick(this.#settings), ...found };
  }

  /** The path of the current or the previous settings; null if none fits this source and grid size. */
  readonly found = computed(() => {
    void [this.#arrived.value, this.isLate.value];
    const { source, columns, rows } = this.#settings;
    const { settings } = this.#last ?? {};
    const fits = settings?.source === source && settings.columns === columns && settings.rows === rows;
    return fits ? this.#last : null;
  });

  /** True while the figure shows the path of other settings, or none. */
  readonly isOld = computed(() => {
    const found = this.found.value;
    return this.isLate.value && !(found && alike(found.settings, this.#settings));
  });

  /** Stops the search. Returns the settings of the visible path, or null if there is none. */
  cancel(): PathSettings | null {
    this.#stop();
    const found = this.found.peek();
    this.cancelled.value = found === null;
    return found && found.settings;
  }

  retry = async () => {
    this.#abort();
    const settings = this.#wanted!;
    const source = SOURCES[settings.source];
    if (!source.grid) return;
    const { signal } = (this.#work = new AbortController());
    this.#since = performance.now();
    this.#mentioning ??= setTimeout(() => (this.slow.value = true), SHORT);
    batch(() => ([this.share.value, this.cancelled.value, this.failure.value] = [0, false, null]));
    const onProgress = (share: number) => (this.share.value = share);
    const tell = await source.findLater(settings, { signal, onProgress }).then(
      (found) => () => (this.#arrived.value = this.#last = { settings, ...found }),
      (error) => () => (this.failure.value = error),
    );
    if (signal.aborted) return;
    this.#work = null;
    const isLast = this.#wanted === settings;
    batch(() => {
      tell();
      if (isLast) this.#rest();
    });
    if (!isLast) void this.retry();
  };

  #abort() {
    clearTimeout(this.#outdating);
    this.#work?.abort();
    this.#work = null;
  }

  #rest() {
    clearTimeout(this.#mentioning);
    this.#mentioning = undefined;
    this.slow.value = false;
  }

  #stop() {
    this.#abort();
    this.#rest();
  }
}
