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

/** A path can be late only while `waits` is true. While `away` is true, no search runs. */
export function latePath(current: Settings, waits: ReadonlySignal<boolean>, away: ReadonlySignal<boolean>) {
  const share = signal(0);
  /** True once a search takes long enough to be mentioned. */
  const slow = signal(false);
  const failure = signal<unknown>(null);
  /** True after a cancelled search that had no path to go back to. */
  const cancelled = signal(false);
  const isLate = computed(() => waits.value && isSlow(current));
  const arrived = signal<Kept | null>(null);
  let last: Kept | null = null;
  let wanted: PathSettings | null = null;
  let work: AbortController | null = null;
  let since = 0;
  let outdating: Timer;
  let mentioning: Timer;

  effect(() => {
    const next = isLate.value && !away.value ? pick(current) : null;
    // The path may be there already.
    wanted = next && last && alike(last.settings, next) ? null : next;
    untracked(() => {
      clearTimeout(outdating);
      if (wanted === null) stop();
      else if (!work) void retry();
      else outdating = setTimeout(retry, Math.max(0, GRACE - performance.now() + since));
    });
  });

  /** Remembers a path found without a worker, to show until a late one arrives. */
  function keep(found: Found) {
    last = { settings: pick(current), ...found };
  }

  /** The path of the current or the previous settings; null if none fits this source and grid size. */
  const found = computed(() => {
    void [arrived.value, isLate.value];
    const { source, columns, rows } = current;
    const { settings } = last ?? {};
    const fits = settings?.source === source && settings.columns === columns && settings.rows === rows;
    return fits ? last : null;
  });

  /** True while the figure shows the path of other settings, or none. */
  const isOld = computed(() => isLate.value && !(found.value && alike(found.value.settings, current)));

  /** Stops the search. Returns the settings of the visible path, or null if there is none. */
  function cancel(): PathSettings | null {
    stop();
    cancelled.value = found.peek() === null;
    return found.peek()?.settings ?? null;
  }

  async function retry(): Promise<void> {
    abort();
    const settings = wanted!;
    const source = SOURCES[settings.source];
    if (!source.grid) return;
    const { signal } = (work = new AbortController());
    since = performance.now();
    mentioning ??= setTimeout(() => (slow.value = true), SHORT);
    batch(() => ([share.value, cancelled.value, failure.value] = [0, false, null]));
    const onProgress = (now: number) => (share.value = now);
    const tell = await source.findLater(settings, { signal, onProgress }).then(
      (route) => () => (arrived.value = last = { settings, ...route }),
      (error) => () => (failure.value = error),
    );
    if (signal.aborted) return;
    work = null;
    const isLast = wanted === settings;
    batch(() => {
      tell();
      if (isLast) rest();
    });
    if (!isLast) void retry();
  }

  function abort() {
    clearTimeout(outdating);
    work?.abort();
    work = null;
  }

  function rest() {
    clearTimeout(mentioning);
    mentioning = undefined;
    slow.value = false;
  }

  function stop() {
    abort();
    rest();
  }

  return { share, slow, failure, cancelled, isLate, found, isOld, keep, cancel, retry };
}
