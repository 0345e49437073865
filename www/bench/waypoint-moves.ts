/** Times the move of one waypoint of a thousand, with every curve computed and drawn again. */

const COLUMNS = 40;
const ROWS = 25;
const MIDDLE = 500;
/** Moves, the first of which are a warm-up. */
const MOVES = 60;
const WARM_UP = 10;
/** Frames. */
const TIMEOUT = 600;
/** Milliseconds. */
export const TARGET = 4;

/** The attributes of the figure that is measured. */
export const ATTRIBUTES = Object.freeze({
  loading: 'eager',
  source: 'waypoints',
  columns: COLUMNS,
  rows: ROWS,
  points: Array.from(
    { length: COLUMNS * ROWS },
    (_, i) => `${(i % COLUMNS) + 0.5},${Math.floor(i / COLUMNS) + 0.5}`,
  ).join(' '),
  overlays: 'raw chaikin rdp catmull-rom',
});

/**
 * Moves a waypoint with arrow keys, once a frame.
 * @param figure that is connected
 * @returns milliseconds of script and of drawing for each move, the median
 */
export async function timeMoves(figure: Element): Promise<number> {
  const handle = await middleHandle(figure);
  // Arrow keys move what is picked up.
  handle.click();
  const times = [];
  for (let move = 0; move < MOVES; move += 1) times.push(await timeMove(handle, move));
  handle.click();
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Waits for the handles, which the first frames make. */
async function middleHandle(figure: Element) {
  for (let frame = 0; frame < TIMEOUT; frame += 1) {
    const handles: NodeListOf<HTMLElement> | undefined =
      figure.shadowRoot?.querySelectorAll('[part~=handle]');
    const handle = handles?.[MIDDLE];
    if (handle) return handle;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error('the figure has no waypoints');
}

function timeMove(handle: Element, move: number): Promise<number> {
  return new Promise((done) => {
    let begun = 0;
    requestAnimationFrame(() => (begun = performance.now()));
    const start = performance.now();
    const key = move % 2 ? 'ArrowLeft' : 'ArrowRight';
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const handled = performance.now() - start;
    // The figure asked for its frame before this one.
    requestAnimationFrame(() => done(handled + performance.now() - begun));
  });
}
