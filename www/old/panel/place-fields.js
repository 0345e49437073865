import { make, say } from '../dom.js';

const AXES = /** @type {const} */ (['x', 'y', 'z']);

/**
 * The coordinates of the handle that was touched last, to read and to type. Until one is, their room stays empty.
 * @param {2 | 3} dimension
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createPlaceFields(dimension, actions, formats) {
  /** @type {import('./panel.js').Shown['place']} */
  let known = null;
  const fields = AXES.slice(0, dimension).map((axis) => {
    const input = make('input', {
      type: 'text',
      inputMode: 'decimal',
      autocomplete: 'off',
      spellcheck: false,
    });
    input.addEventListener('change', take);
    const label = make('span', { className: 'name' }, formats.words.axes[axis]);
    return { input, root: make('label', { className: 'field place' }, label, input) };
  });
  const which = make('span', { className: 'unseen' });
  const root = make(
    'div',
    { className: 'places', role: 'group', 'aria-label': formats.words.place },
    which,
    ...fields.map((field) => field.root),
  );

  function take() {
    if (!known) return;
    const typed = fields.map(({ input }) => formats.read(input.value));
    if (typed.every(Number.isFinite)) actions.place(typed);
    show();
  }

  function show() {
    fields.forEach(({ input }, axis) => {
      input.value = known ? formats.short(known.place[axis]) : '';
      input.disabled = !known;
    });
    root.classList.toggle('off', !known);
  }

  show();
  return {
    root,
    reads: ['place'],
    /** @param {import('./panel.js').Shown} shown */
    update({ place: now }) {
      if (JSON.stringify(now) === JSON.stringify(known)) return;
      known = now;
      say(which, now?.name ?? '');
      show();
    },
  };
}
