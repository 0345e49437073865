/** The page that runs the benchmarks in the reader's browser. */
import { startPage } from '../article/page.ts';
import { judge, showRatio, showTime, type Row, type Timing } from './measure.ts';

const button = document.querySelector('#run') as HTMLButtonElement;
const status = document.querySelector('#status') as HTMLElement;
const rows = document.querySelector('#rows') as HTMLElement;
const quick = new URLSearchParams(location.search).has('quick');

startPage();
button.addEventListener('click', run);

function run() {
  button.disabled = true;
  rows.replaceChildren();
  status.textContent = 'Measuring. This takes two or three minutes; the page stays yours.';
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const end = (words: string) => {
    worker.terminate();
    status.textContent = words;
    button.disabled = false;
  };
  worker.addEventListener('error', () => end('The measuring stopped with an error: try again.'));
  worker.addEventListener('message', ({ data }) => {
    if (data.row) rows.append(item(data.row));
    if (data.failed) end(`The measuring stopped: ${data.failed}. Try again.`);
    if (data.done)
      measureMoves().then(
        () => end('Done. Run it again to see how much chance there is in it.'),
        ({ message }) => end(`The measuring stopped: ${message}. Try again.`),
      );
  });
  worker.postMessage(quick);
}

/** Columns and rows of waypoints. */
const [COLUMNS, ROWS] = [40, 25];
/** Number of moves, how many of them warm up, and the target for one, in milliseconds. */
const [MOVES, WARM_UP, TARGET] = [60, 10, 4];

/** The last benchmark needs a figure in the page: it moves one waypoint of a thousand with arrow keys, once a frame. */
async function measureMoves() {
  await import('../element/index.ts');
  const points = Array.from({ length: COLUMNS * ROWS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)]);
  const figure = document.createElement('meander-path');
  Object.assign(figure, { loading: 'eager', source: 'waypoints', columns: COLUMNS, rows: ROWS });
  figure.setAttribute('points', points.map(([x, y]) => `${x + 0.5},${y + 0.5}`).join(' '));
  figure.setAttribute('overlays', 'raw chaikin rdp catmull-rom');
  const list = document.createElement('li');
  const ready = new Promise((done, fail) => {
    figure.addEventListener('meander-ready', done);
    figure.addEventListener('meander-error', (event) => fail(Reflect.get(event, 'detail')));
  });
  list.append(figure);
  rows.append(list);
  await ready;
  let handle: HTMLElement | undefined;
  while (!handle) {
    await new Promise(requestAnimationFrame);
    handle = figure.shadowRoot!.querySelectorAll<HTMLElement>('[part~=handle]')[(COLUMNS * ROWS) / 2];
  }
  // Arrow keys move only a handle that is picked up.
  handle.click();
  const times = [];
  for (let move = 0; move < MOVES; move++) times.push(await timeMove(handle, move));
  handle.click();
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1];
  const row = {
    title: 'move one waypoint of 1,000, every curve drawn again',
    ours: { name: 'meander', median },
    peer: null,
    note: 'script and drawing in the page, without the painting that the browser does by itself',
    same: null,
    bars: judge({ within: TARGET }, median, NaN),
  };
  list.prepend(...item(row).childNodes);
}

function timeMove(handle: Element, move: number): Promise<number> {
  return new Promise((done) => {
    let begun = 0;
    requestAnimationFrame(() => (begun = performance.now()));
    const start = performance.now();
    const key = move % 2 ? 'ArrowLeft' : 'ArrowRight';
    handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const handled = performance.now() - start;
    // The figure requested its frame before this one, so it draws first.
    requestAnimationFrame(() => done(handled + performance.now() - begun));
  });
}

function item({ title, ours, peer, note, same, bars }: Row) {
  const list = document.createElement('li');
  const slower = Math.max(ours.median, peer?.median ?? 0);
  const ratio = peer ? showRatio(peer.median / ours.median) : '';
  list.append(words('title', title), words('ratio', ratio), bar('ours', ours, slower));
  if (peer) list.append(bar('peer', peer, slower));
  if (note) list.append(words('note', note));
  if (!quick)
    for (const { words: aim, met } of bars) list.append(words('note', `${aim}: ${met ? 'met' : 'not met'}`));
  if (same !== null) list.append(words('note', same ? 'same result' : 'different results'));
  if (same !== null) list.dataset.same = String(same);
  return list;
}

function words(className: string, text: string) {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}

function bar(className: string, { name, median }: Timing, slower: number) {
  const line = words(`bar ${className}`, '');
  line.style.setProperty('--share', String(median / slower));
  line.append(words('name', name), words('time', showTime(median)));
  return line;
}
