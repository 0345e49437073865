import { make, makeSvg } from '../dom.js';
import { createCanvas } from '../render/canvas.js';
import { createHandles } from '../input/handles.js';
import { createStateKey } from '../panel/state-key.js';
import { createPageTint } from '../render/theme.js';

/**
 * The elements inside one figure, before it starts.
 * @param {object} given
 * @param {() => void} given.onResize
 * @param {() => void} given.onTint
 */
export function createTemplate({ onResize, onTint }) {
  const canvas = createCanvas(onResize);
  const plot = createCanvas(onResize);
  const handles = createHandles();
  const tint = createPageTint(onTint);
  const hint = make('span', { className: 'hint', 'aria-hidden': 'true', hidden: true });
  const poster = make('slot', { name: 'poster', className: 'poster' });
  const inWords = make('p', { className: 'unseen' });
  const stage = make('div', { className: 'stage' }, canvas.root, inWords, poster, handles.root, hint);
  const stateKey = createStateKey();
  const status = make('p', { className: 'status', role: 'status' });
  const figure = make('div', { className: 'figure', part: 'figure' }, stage, stateKey.root, status);
  const measure = make('div', { className: 'measure', 'aria-hidden': 'true' }, makeSvg('svg', {}));
  return {
    figure,
    measure,
    stage,
    canvas,
    plot,
    inWords,
    handles,
    hint,
    poster,
    stateKey,
    status,
    tint,
    caption: make('slot', { name: 'caption' }),
  };
}
