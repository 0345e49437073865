/** The page that runs the benchmarks in the reader's browser. */
import { startPage } from '../article/page.ts';
import { showRatio, showTime, type Row, type Timing } from './measure.ts';

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
    if (data.done) end('Done. Run it again to see how much chance there is in it.');
  });
  worker.postMessage(quick);
}

function item({ title, ours, peer, note, same }: Row) {
  const list = document.createElement('li');
  const slower = Math.max(ours.median, peer?.median ?? 0);
  const ratio = peer ? showRatio(peer.median / ours.median) : '';
  list.append(words('title', title), words('ratio', ratio), bar('ours', ours, slower));
  if (peer) list.append(bar('peer', peer, slower));
  if (note) list.append(words('note', note));
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
