/** Reads a text as the state of a figure, as a link to one, or as a track in CSV, JSON, GeoJSON, GPX or SVG. */
import { callLater, readTrack, ready } from '../engine.ts';
import { MeanderError } from '../errors.ts';
import { raw } from '../figure/curves/index.ts';
import { MOST_POINTS } from '../figure/kinds.ts';
import type { Patch, Settings } from '../figure/settings.ts';
import { isState, readState } from '../figure/state-string.ts';
import type { Say } from '../words/say.ts';
import type { Key } from '../words/words.ts';

type Track = ReturnType<typeof readTrack>;

/** The most letters of a text, or bytes of a file. */
const LONGEST = 20_000_000;
/** Texts up to this length are read in less time than a worker needs to start. */
const SHORT = 100_000;
/** Passes and subdivisions multiply points; a page that draws more of them stalls. */
const MOST_SMOOTHED = 2 ** 16;

/** A text that is only an address, such as a dragged link, and the part of its hash before the state. */
const ADDRESS = /^\s*[a-z][\w+.-]*:\/\/[^\s#]*(#\S*)?\s*$/i;
const BEFORE_STATE = /^.*?(?=v=)/;

export type Given = string | Pick<Blob, 'size' | 'text'>;

export async function textOf(given: Given, say: Say): Promise<string> {
  const size = typeof given === 'string' ? given.length : given.size;
  if (size > LONGEST)
    throw new MeanderError('TooLarge', say('status.tooLarge', { n: LONGEST / 1e6 }), 'text');
  try {
    return typeof given === 'string' ? given : await given.text();
  } catch (cause) {
    // It was a folder, or a file that is gone.
    throw new MeanderError('BadText', say('status.noFile'), 'text', { cause });
  }
}

/**
 * Reads a text and returns settings that show it, and a message (null for a state). Throws `BadText`, with line and column
 * if a track is wrong, or `TooLarge`.
 */
export async function read(
  text: string,
  { passes, subdivisions }: Pick<Settings, 'passes' | 'subdivisions'>,
  say: Say,
  signal: AbortSignal,
): Promise<{ patch: Patch; told: { key: Key; values: Readonly<Record<string, unknown>> } | null }> {
  const [address, hash = ''] = ADDRESS.exec(text) ?? [];
  if (address !== undefined || isState(text)) {
    const patch = readState(address === undefined ? text : hash.replace(BEFORE_STATE, ''));
    if (!patch) throw new MeanderError('BadText', say('status.noFigure'), 'text');
    return { patch, told: null };
  }
  await ready();
  const found = await trackOf(text, signal);
  const { dimension, closed, origin, others } = found;
  const recorded = found.points.length / dimension;
  if (recorded === 0) throw new MeanderError('BadText', say('status.noPoints'), 'text');
  const shape = { count: MOST_POINTS, dimension, closed };
  const points =
    recorded > MOST_POINTS ? await callLater('simplify', [found.points, shape], { signal }) : found.points;
  const count = points.length / dimension;
  const times = Math.max(1, Math.floor(MOST_SMOOTHED / count));
  const isLevel = dimension === 3 && points.every((value, i) => i % 3 < 2 || value === points[2]);
  const numbers = { n: recorded, lines: others.length + 1, kept: count };
  return {
    patch: {
      source: 'track',
      points: { size: dimension, flat: Array.from(points) },
      origin: origin && [origin.latitude, origin.longitude],
      dimension: isLevel ? 2 : dimension,
      closed,
      passes: Math.min(passes, Math.floor(Math.log2(times))),
      subdivisions: Math.min(subdivisions, times),
    },
    told: {
      key: count < recorded ? 'status.thinned' : others.length > 0 ? 'status.longest' : 'status.read',
      values: numbers,
    },
  };
}

async function trackOf(text: string, signal: AbortSignal): Promise<Track> {
  // In a drawing saved from a figure, the raw line has this width.
  const options = { strokeWidth: raw.style.width };
  return text.length > SHORT ? callLater('readTrack', [text, options], { signal }) : readTrack(text, options);
}
