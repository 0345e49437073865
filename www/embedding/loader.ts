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
/** As `START` of the settings has it; their table would make this script many times as long. */
const SIDE = '20';

const { src } = document.currentScript as HTMLScriptElement;
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
  // Figures come in while the page is read, and later.
  const added = new MutationObserver(look);
  added.observe(document, { childList: true, subtree: true });
  look();
}

/** The ratio of the picture, as the element makes it. */
function roomOf(figure: Element): string {
  const state = new URLSearchParams(figure.getAttribute('state') ?? '');
  const side = (name: string, code: string) => Number(state.get(code) ?? figure.getAttribute(name) ?? SIDE);
  return `${side('columns', 'c') + 1} / ${side('rows', 'r') + 2}`;
}

async function load() {
  if (customElements.get(NAME)) return;
  const module = 'figure.wasm';
  const bytes = fetch(beside(module), { integrity: HASHES[module] });
  // A page may never come to the point where this is awaited.
  bytes.catch(() => {});
  await run('element.js');
  const element: { start: typeof start } = await import(/* @vite-ignore */ beside('element.js'));
  const hashes = Object.fromEntries(Object.entries(HASHES).map(([file, hash]) => [beside(file), hash]));
  await element.start({ hashes, run: (name) => run(`element-${name}.js`) }, await bytes);
}

/**
 * Runs a module if it has its hash. An import has no way to name a hash, but finds what ran. Once it failed, Safari would
 * fetch it again: only import what has run.
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

/** The posters stay, each with a sentence. */
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
