import { make, say } from '../dom.js';

const AXES = /** @type {const} */ (['x', 'y', 'z']);

/**
 * The coordinates of the handle that was touched last, to read and to type.
 * @param {2 | 3} dimension
 * @param {import('./panel.js').Formats} formats
 * @param {(place: number[]) => void} onPlace
 */
export function createPlaceFields(dimension, formats, onPlace) {
  /** @type {{ name: string, place: number[] } | null} */
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
    if (typed.every(Number.isFinite)) onPlace(typed);
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
    /** @param {{ name: string, place: number[] } | null} now null: no handle was touched */
    update(now) {
      if (JSON.stringify(now) === JSON.stringify(known)) return;
      known = now;
      say(which, now?.name ?? '');
      show();
    },
  };
}
