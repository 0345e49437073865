/** Colours that only the article's own figures have. */
import { TONE_NAMES, type Look, type Tone } from '../../drawing/look.ts';

export const FIGURE_TONES = {
  /** Searched cells, from the first to the last. */
  'seen-0': ['#55205f', '#f0c2dc', 'CanvasText'],
  'seen-1': ['#7746a4', '#bd93d8', 'CanvasText'],
  'seen-1-side': ['#472a62', '#6d5180', 'CanvasText'],
  'seen-2': ['#8f85d2', '#8175c4', 'GrayText'],
  'seen-3': ['#b5c0ea', '#4d5096', 'Canvas'],
  'seen-4': ['#e2eaf6', '#2a3058', 'Canvas'],
  /** The outline of a path over such cells. */
  'field-case': ['#231030', '#10171b', 'Canvas'],
  'on-path': ['#16222a', '#10171b', 'HighlightText'],
  /** The parabolas before and after, whose mix is nearly Catmull-Rom's blue. */
  before: ['#7d3cae', '#d09bff', 'CanvasText'],
  after: ['#00727f', '#4fd6dd', 'CanvasText'],
} as const;

export type FigureTone = Tone | keyof typeof FIGURE_TONES;
export type FigureLook = Look<FigureTone>;
export const FIGURE_TONE_NAMES = [...TONE_NAMES, ...Object.keys(FIGURE_TONES)] as FigureTone[];
