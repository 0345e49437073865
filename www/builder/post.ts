/** A figure as posts have it: its finished picture, few enough points, and words that say what it shows. */
import { simplify } from '../engine.ts';
import { frameSnippet, type Post } from '../embedding/snippets.ts';
import { attributesOf, writeState } from '../figure/state-string.ts';
import { attributeOf, NAMES, rowOf, type Settings } from '../figure/settings.ts';
import { SHOWN } from '../play/sources.ts';

/** A post holds points as text: of a longer track it gets as many at most. */
export const MOST_POINTS = 2000;
/** Width of a column of text, and heights of strips in it, in pixels. */
const COLUMN = 640;
const STRIPS: Record<string, number> = { none: 0, mini: 58 };

const UNSAVED = new Set(NAMES.filter((name) => rowOf(name).code === null).map(attributeOf));

type Track = Pick<Settings, 'points' | 'dimension' | 'closed'>;

/** The points that say most of a line, few enough for a post. */
export function fewPoints({ points, dimension, closed }: Track): Settings['points'] {
  const size = (points?.size || dimension) as 2 | 3;
  if (!points || points.flat.length <= MOST_POINTS * size) return points;
  const flat = simplify(points.flat, { count: MOST_POINTS, dimension: size, closed });
  return { size, flat: Array.from(flat) };
}

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
