/**
 * The one script of a post: it waits until a figure is near the screen, then starts the element from its own folder. It
 * has the hash of every file there, so the hash of this script in a post vouches for all of them.
 */
import type { start } from '../element/define.ts';
import rules from './loader.css?inline';

/** Hashes of the files beside this one, written by the build. */
declare const HASHES: Readonly<Record<string, string>>;

const NAME = 'meander-path';
const ONCE = Symbol.for(`${NAME} loader`);
const NEARBY = '600px 0px';
/** The same as in `START`; importing the table of settings would make this script many times as long. */
const SIDE = '20';

/** Asks the prototype, because an image named `currentScript` hides the property of the document. */
const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!.get!;
const { src } = current.call(document) as HTMLScriptElement;
const beside = (file: string) => new URL(file, src).href;

// A second copy of this script has nothing left to do.
if (!Reflect.get(globalThis, ONCE)) {
  Reflect.set(globalThis, ONCE, true);
  wait();
}

function wait() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);

  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      added.disconnect();
      load().catch(tell);
    },
    { rootMargin: NEARBY },
  );
  const look = () => {
    for (const figure of document.querySelectorAll<HTMLElement>(`${NAME}:not(:defined)`)) {
      figure.style.setProperty('--meander-room', roomOf(figure));
      near.observe(figure);
    }
  };
  // Figures may appear while the browser parses the page, and later.
  const added = new MutationObserver(look);
  added.observe(document, { childList: true, subtree: true });
  look();
}

/** The ratio of the picture, computed as in the element. */
function roomOf(figure: Element): string {
  const state = new URLSearchParams(figure.getAttribute('state') ?? '');
  const side = (name: string, code: string) => Number(state.get(code) ?? figure.getAttribute(name) ?? SIDE);
  return `${side('columns', 'c') + 1} / ${side('rows', 'r') + 2}`;
}

async function load() {
  if (customElements.get(NAME)) return;
  const module = 'figure.wasm';
  const bytes = fetch(beside(module), { integrity: HASHES[module] });
  // If `run` fails first, nothing awaits this promise.
  bytes.catch(() => {});
  await run('element.js');
  const element: { start: typeof start } = await import(/* @vite-ignore */ beside('element.js'));
  const hashes = Object.fromEntries(Object.entries(HASHES).map(([file, hash]) => [beside(file), hash]));
  await element.start({ hashes, run: (name) => run(`element-${name}.js`) }, await bytes);
}

/**
 * Runs a module if its hash matches. `import()` cannot check a hash, but reuses a module that ran. Safari would fetch a
 * failed one again, so import only modules that ran.
 */
function run(file: string): Promise<unknown> {
  const script = document.createElement('script');
  const integrity = HASHES[file];
  Object.assign(script, { type: 'module', src: beside(file), integrity, crossOrigin: 'anonymous' });
  return new Promise((done, fail) => {
    script.onload = done;
    script.onerror = () => fail(new Error(script.src));
    document.head.append(script);
  });
}

/** Adds a sentence to each poster, which stays. */
function tell(error: unknown) {
  const refused = Object(error).code === 'NoWebAssembly';
  for (const figure of document.querySelectorAll(NAME)) {
    const words = document.createElement('small');
    words.textContent = refused
      ? 'This page blocks WebAssembly, so here is a picture of the figure.'
      : 'This figure did not load.';
    words.slot = 'caption';
    figure.append(words);
  }
}
