/** Prepares a figure for a post: the finished picture, few enough points, and a caption. */
import { simplify } from '../engine.ts';
import { frameSnippet, type Post } from '../embedding/snippets.ts';
import { attributesOf, writeState } from '../figure/state-string.ts';
import { attributeOf, NAMES, rowOf, type Settings } from '../figure/settings.ts';
import { SHOWN } from '../play/sources.ts';

/** A post stores points as text, so longer tracks are simplified to this many. */
export const MOST_POINTS = 2000;
/** Width of a column of text, and heights of strips in it, in pixels. */
const COLUMN = 640;
const STRIPS: Record<string, number> = { none: 0, mini: 58 };

const UNSAVED = new Set(NAMES.filter((name) => rowOf(name).code === null).map(attributeOf));

type Track = Pick<Settings, 'points' | 'dimension' | 'closed'>;

/** Simplifies a line that has more points than a post may have. */
export function fewPoints({ points, dimension, closed }: Track): Settings['points'] {
  const size = (points?.size || dimension) as 2 | 3;
  if (!points || points.flat.length <= MOST_POINTS * size) return points;
  const flat = simplify(points.flat, { count: MOST_POINTS, dimension: size, closed });
  return { size, flat: Array.from(flat) };
}

/** The parts of a snippet. Shows the figure finished, whatever the position of the play. */
export function postOf(
  given: Settings,
  rest: Pick<Post, 'site' | 'folder' | 'integrity' | 'caption' | 'picture'>,
): Post {
  const settings = { ...given, points: fewPoints(given), position: Infinity, loading: 'lazy' as const };
  const attributes = attributesOf(settings);
  const [width, height] = pictureSize(settings);
  return {
    ...rest,
    attributes,
    unsaved: attributes.filter(([name]) => UNSAVED.has(name)),
    state: writeState(settings),
    label: settings.label || SHOWN[settings.source].subject,
    size: [width, height + (STRIPS[settings.ui] ?? 118)],
  };
}

/** A frame of this site with a figure. */
export const frameWith = (settings: Settings): string =>
  frameSnippet(
    postOf(settings, {
      ...{ site: new URL('./', document.baseURI).href, folder: '', integrity: '' },
      ...{ caption: '', picture: '' },
    }),
  ).trimEnd();

/** Size of the picture in a column of text. */
export const pictureSize = ({ columns, rows }: Pick<Settings, 'columns' | 'rows'>) =>
  [COLUMN, Math.round((COLUMN * (rows + 2)) / (columns + 1))] as const;

const COUNTS = ['', 'one way', 'two ways', 'three ways'];

/** The default caption, also true of the picture. The raw line is no smoothing, so it does not count. */
export function captionOf({ source, overlays }: Pick<Settings, 'source' | 'overlays'>): string {
  const count = overlays.filter((id) => id !== 'raw').length;
  const smoothed = count ? `, and ${COUNTS[count] ?? `${count} ways`} to smooth it` : '';
  return `${SHOWN[source].subject}${smoothed}.`;
}
