/** Draws those of the article's own figures that make their parts in a document: a worker, which has the little of one that they use. */
import { parentPort, workerData } from 'node:worker_threads';

/** In CSS pixels, as their style sheets shape them on a wide screen. @type {Record<string, [number, number]>} */
const SIZES = {
  'corners-figure': [560, 336],
  'hump-figure': [560, 224],
  'simplify-figure': [560, 443],
  'spline-figure': [560, 280],
  'turns-figure': [560, 224],
  'witness-figure': [560, 358],
};
/** What only a part that can be used has. */
const LIVE = ['role', 'tabindex', 'aria-label'];

/** An element, in the shape that `svg-tree.js` writes. */
class Part {
  tag = '';
  /** @type {Record<string, string>} */
  attributes = {};
  /** @type {(Part | string)[]} */
  children = [];
  size = { width: 0, height: 0 };

  /** @param {string} text */
  set textContent(text) {
    this.children = [text];
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes[name] ?? null;
  }

  /** @param {...(Part | string)} children */
  append(...children) {
    this.children.push(...children);
  }

  /** @param {...(Part | string)} children */
  replaceChildren(...children) {
    this.children = children;
  }

  getBoundingClientRect() {
    return this.size;
  }

  addEventListener() {}
  dispatchEvent() {}
}

class Observer {
  observe() {}
}

/** @type {(() => void)[]} */
const frames = [];
Object.assign(globalThis, {
  HTMLElement: Part,
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  document: {
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) =>
      Object.assign(new Part(), { tag }),
  },
  // Nothing moves: what is shown is what it comes to.
  matchMedia: () => ({ matches: true }),
  requestAnimationFrame: (/** @type {() => void} */ run) => frames.push(run),
});

const [{ COMPANIONS }, { textOf }, { ready }] = await Promise.all([
  import('../www/article/figures/companions.js'),
  import('../www/article/figures/svg-tree.js'),
  import('../www/engine.js'),
]);
await ready();

/** @param {{ name: string, attributes: Record<string, string> }} figure @returns {Promise<string | null>} null: none of these */
async function draw({ name, attributes }) {
  if (!Object.hasOwn(SIZES, name)) return null;
  const Figure = /** @type {any} */ (Reflect.get(COMPANIONS, name));
  const [width, height] = SIZES[name];
  const figure = Object.assign(new Figure(), { attributes, size: { width, height } });
  figure.attributeChangedCallback('loading', null, 'eager');
  while (!frames.length) await new Promise((done) => setTimeout(done));
  for (const run of frames.splice(0)) run();
  const [drawing] = figure.children;
  still(drawing);
  Object.assign(drawing.attributes, { role: 'img', 'aria-label': attributes.label });
  return textOf(drawing);
}

/** @param {Part | string} part */
function still(part) {
  if (typeof part === 'string') return;
  for (const name of LIVE) delete part.attributes[name];
  part.children.forEach(still);
}

const drawings = [];
for (const figure of workerData) drawings.push(await draw(figure));
parentPort?.postMessage(drawings);
