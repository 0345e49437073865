/** A figure as posts have it: its finished picture, few enough points, and words that say what it shows. */
import { simplify } from '../engine.js';
import { frameSnippet, type Post } from '../embedding/snippets.ts';
import { attributesOf, writeState } from '../figure/state-string.ts';
import { attributeOf, NAMES, rowOf, type Settings } from '../figure/settings.ts';
import { SHOWN } from '../play/sources.ts';

/** A post holds points as text: of a longer track it gets as many at most. */
export const MOST_POINTS = 2000;
/** The first tolerance, as a share of a track's size. */
const FINEST = 1e-4;
/** Width of a column of text, and heights of strips in it, in pixels. */
const COLUMN = 640;
const STRIPS: Record<string, number> = { none: 0, mini: 58 };

const UNSAVED = new Set(NAMES.filter((name) => rowOf(name).code === null).map(attributeOf));

type Track = Pick<Settings, 'points' | 'dimension' | 'closed'>;

/** Simplifies with the least tolerance, doubled again and again, that leaves few enough points. */
export function fewPoints({ points, dimension, closed }: Track): Settings['points'] {
  const size = points?.size || dimension;
  if (!points || points.flat.length <= MOST_POINTS * size) return points;
  const shape = { dimension: size as 2 | 3, closed };
  let kept: ArrayLike<number> = points.flat;
  for (let tolerance = FINEST * extentOf(points.flat, size); kept.length > MOST_POINTS * size; tolerance *= 2)
    kept = simplify(points.flat, { tolerance, ...shape });
  return { size, flat: Array.from(kept) };
}

/** The greatest distance from the first point along an axis; never 0, which would not double. */
const extentOf = (flat: readonly number[], size: number) =>
  flat.reduce((far, value, i) => Math.max(far, Math.abs(value - flat[i % size])), Number.MIN_VALUE / FINEST);

/** What snippets are made of. Playback and hands of this moment stay behind. */
export function postOf(
  given: Settings,
  rest: Pick<Post, 'site' | 'folder' | 'integrity' | 'label' | 'caption' | 'picture'>,
): Post {
  const settings = { ...given, points: fewPoints(given), position: Infinity, loading: 'lazy' as const };
  const attributes = attributesOf(settings);
  const [width, height] = pictureSize(settings);
  return {
    ...rest,
    attributes,
    unsaved: attributes.filter(([name]) => UNSAVED.has(name)),
    state: writeState(settings),
    size: [width, height + (STRIPS[settings.ui] ?? 118)],
  };
}

/** A frame of this site with a figure. */
export const frameWith = (settings: Settings): string =>
  frameSnippet(
    postOf(settings, {
      ...{ site: new URL('./', document.baseURI).href, folder: '', integrity: '' },
      ...{ label: settings.label, caption: '', picture: '' },
    }),
  ).trimEnd();

/** Size of the picture in a column of text. */
export const pictureSize = ({ columns, rows }: Pick<Settings, 'columns' | 'rows'>) =>
  [COLUMN, Math.round((COLUMN * (rows + 2)) / (columns + 1))] as const;

const COUNTS = ['', 'one way', 'two ways', 'three ways'];

/** The caption of an author who has written none. The raw line smooths nothing. */
export function captionOf({ source, overlays }: Pick<Settings, 'source' | 'overlays'>): string {
  const { subject, hand } = SHOWN[source];
  const count = overlays.filter((id) => id !== 'raw').length;
  const smoothed = count ? `, and ${COUNTS[count] ?? `${count} ways`} to smooth it` : '';
  return `${subject}${smoothed}.${hand}`;
}
