/** Reads a text as the state of a figure, as a link to one, or as a track in CSV, JSON, GeoJSON, GPX or SVG. */
import { callLater, readTrack, ready } from '../engine.ts';
import { MeanderError } from '../errors.ts';
import { raw } from '../figure/curves/index.ts';
import type { Patch, Settings } from '../figure/settings.ts';
import { isState, readState } from '../figure/state-string.ts';
import type { Say } from '../words/say.ts';
import type { Key } from '../words/words.ts';

type Track = ReturnType<typeof readTrack>;

/** Letters of a text, or bytes of a file. */
const LONGEST = 20_000_000;
/** A shorter text is read before a worker would start. */
const SHORT = 100_000;
/** A longer track is simplified: no screen shows more points. */
export const MOST_POINTS = 20_000;
/** Passes and subdivisions multiply points; a page that draws more of them stalls. */
const MOST_SMOOTHED = 2 ** 16;

/** An address alone, as a dragged link is, and what its hash has before a state. */
const ADDRESS = /^\s*[a-z][\w+.-]*:\/\/[^\s#]*#?(\S*)\s*$/i;
const BEFORE_STATE = /^.*?(?=v=)/;

export type Given = string | Pick<Blob, 'size' | 'text'>;

export async function textOf(given: Given, say: Say): Promise<string> {
  const size = typeof given === 'string' ? given.length : given.size;
  if (size > LONGEST)
    throw new MeanderError('TooLarge', say('status.tooLarge', { n: LONGEST / 1e6 }), 'text');
  try {
    return typeof given === 'string' ? given : await given.text();
  } catch (cause) {
    // A folder, or a file that is gone.
    throw new MeanderError('BadText', say('status.noFile'), 'text', { cause });
  }
}

/**
 * Finds settings that show what was read, and what to say about it; nothing about a state. Throws `BadText`, with line and
 * column where a track is wrong, or `TooLarge`.
 */
export async function read(
  text: string,
  { passes, subdivisions }: Pick<Settings, 'passes' | 'subdivisions'>,
  say: Say,
  signal: AbortSignal,
): Promise<{ patch: Patch; told: { key: Key; values: Readonly<Record<string, unknown>> } | null }> {
  const [, link] = ADDRESS.exec(text) ?? [];
  if (link !== undefined || isState(text)) {
    const patch = readState(link?.replace(BEFORE_STATE, '') ?? text);
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
  const numbers = { n: recorded, ways: others.length + 1, kept: count };
  return {
    patch: {
      source: 'track',
      points: { size: dimension, flat: Array.from(points) },
      origin: origin && [origin.latitude, origin.longitude],
      dimension,
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
  // A drawing saved from a figure has the raw line in this width.
  const options = { strokeWidth: raw.style.width };
  return text.length > SHORT ? callLater('readTrack', [text, options], { signal }) : readTrack(text, options);
}
