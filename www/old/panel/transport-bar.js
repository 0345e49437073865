import { fill } from '../strings.js';
import { createButton } from './button.js';
import { make } from '../dom.js';
import { createSlider } from './slider.js';

const SPEEDS = [1, 2, 5, 10, 20, 40, 60, 100, 200, 500, 1000, Infinity];

/**
 * Play, step, scrub.
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createTransportBar(actions, formats) {
  const { words } = formats;
  let total = 0;
  const restart = createButton('restart', words.restart, actions.restart);
  const back = createButton('stepBack', words.stepBack, () => actions.step(-1));
  const play = createButton('play', words.play, actions.toggle);
  const forth = createButton('stepForth', words.stepForth, () => actions.step(1));
  play.root.classList.add('primary');
  const timeline = createSlider({
    label: words.timeline,
    bare: true,
    min: 0,
    max: 1,
    step: 1,
    digits: 9,
    part: 'timeline',
    format: (step) => `${formats.whole(step)} / ${formats.whole(total)}`,
    onInput: actions.seek,
    onCommit: () => {},
  });
  timeline.root.classList.add('timeline');
  const buttons = make('div', { className: 'buttons' }, play.root, back.root, forth.root, restart.root);
  return {
    root: make('div', { className: 'bar playing' }, buttons, timeline.root),
    reads: ['position', 'total', 'playing'],
    /** @param {import('./panel.js').Shown} shown */
    update(shown) {
      const { position } = shown;
      const { playing } = shown.state;
      total = shown.total;
      back.update(position > 0);
      forth.update(position < total);
      restart.update(total > 0);
      play.update(total > 0, playing ? 'pause' : 'play', playing ? words.pause : words.play);
      timeline.update(position, { max: total, enabled: total > 0 });
    },
  };
}

/**
 * How many steps a second.
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createSpeedSlider(actions, formats) {
  const { words } = formats;
  /** @param {number} speed */
  const name = (speed) =>
    speed === Infinity ? words.instant : fill(words.perSecond, { n: formats.short(speed) });
  const slider = createSlider({
    label: words.speed,
    min: 0,
    max: SPEEDS.length - 1,
    step: 1,
    digits: 6,
    format: (index) => name(SPEEDS[index]),
    onInput: (index) => actions.change({ speed: SPEEDS[index] }),
    onCommit: actions.commit,
  });
  return {
    root: slider.root,
    reads: ['speed'],
    /** @param {import('./panel.js').Shown} shown */
    update({ state: { speed } }) {
      slider.update(
        SPEEDS.findIndex((stop) => stop >= speed),
        { text: name(speed) },
      );
    },
  };
}
