import { make, say } from '../dom.js';
import { fill } from '../strings.js';

/**
 * What is shown while a large grid is carved elsewhere: how far it is, and a way to give it up; and after that, a way
 * to begin again.
 *
 * @param {HTMLElement} stage
 * @param {() => void} onPress it is given up, or begun again
 */
export function createSearchProgress(stage, onPress) {
  const done = make('div', {});
  const bar = make(
    'div',
    { className: 'share', role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 },
    done,
  );
  const text = make('span', {});
  const button = make('button', { type: 'button', className: 'retry' });
  const root = make('div', { className: 'waiting', hidden: true }, text, bar, button);
  button.addEventListener('click', onPress);
  stage.append(root);

  /** @param {import('../model/snapshot.js').Snapshot} snapshot @param {import('./panel.js').Formats} formats */
  return function update({ source: { grid }, search }, { words: { look: words, status, retry }, whole }) {
    const { share, idle } = search;
    const busy = share !== null;
    const hidden = !busy && !idle;
    if (root.hidden !== hidden) root.hidden = hidden;
    if (hidden) return;
    bar.hidden = !busy || !grid?.tellsShare;
    const percent = Math.floor(100 * (share ?? 0));
    const line = grid?.tellsShare
      ? fill(words.carving, { n: whole(percent) })
      : status[grid?.busy ?? 'searching'];
    bar.setAttribute('aria-valuenow', String(percent));
    bar.setAttribute('aria-label', line);
    done.style.inlineSize = `${percent}%`;
    say(text, busy ? line : words.givenUp);
    say(button, busy ? words.cancel : retry);
  };
}
