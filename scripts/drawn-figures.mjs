/** Draws the article's own figures during the build, into their elements: for readers without scripts, and until they run. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const FIGURE = /(<([a-z]+-[a-z]+)\b([^>]*)>)\s*(?=<\/\2>)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** @param {string} page @returns {Promise<string>} */
export async function drawInto(page) {
  // They ask the compiled module, which is there only when the build has come so far.
  const [{ DRAWN }, { ready }] = await Promise.all([
    import('../www/article/figures/drawn.js'),
    import('../www/engine.js'),
  ]);
  await ready();
  const figures = [...page.matchAll(FIGURE)].map(([, , name, said]) => ({
    name,
    attributes: Object.fromEntries([...said.matchAll(ATTRIBUTE)].map((match) => match.slice(1))),
  }));
  const worker = new Worker(new URL('./companion-drawings.mjs', import.meta.url), { workerData: figures });
  const [companions] = await once(worker, 'message');
  let at = 0;
  return page.replace(FIGURE, (whole, tag) => {
    const { name, attributes } = figures[at];
    const Figure = Reflect.get(DRAWN, name);
    const drawing = Figure ? new Figure().poster(attributes) : companions[at];
    at += 1;
    return drawing ? tag + drawing : whole;
  });
}
