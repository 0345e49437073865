/**
 * The small script of a blog post: it waits until a figure is near the screen and only then fetches the element,
 * from the folder it came from itself. What it fetches has to have the bytes that this script was built with.
 */
import { NOT_LOADED, REFUSED } from '../old/strings.js';

const NAME = 'meander-path';
const ONCE = Symbol.for(`${NAME} loader`);
const NEARBY = '600px 0px';

/** Written by the build: file names beside this one, and what their bytes hash to. */
const [widget, module] = /** @type {const} */ (['widget.js', 'figure.wasm']);
const script = /** @type {HTMLScriptElement} */ (document.currentScript);
/** @param {string} file */
const beside = (file) => new URL(file, script.src).href;

// A second copy of this script has nothing left to do.
if (!Reflect.get(globalThis, ONCE)) {
  Reflect.set(globalThis, ONCE, true);
  wait();
}

function wait() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${NAME}:not(:defined){display:block;max-inline-size:100%}`);
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
  const look = () => document.querySelectorAll(NAME).forEach((figure) => near.observe(figure));
  // Figures come in while the page is read, and later.
  const added = new MutationObserver(look);
  added.observe(document, { childList: true, subtree: true });
  look();
}

async function load() {
  if (customElements.get(NAME)) return;
  const bytes = fetch(beside(module), { integrity: BUILT[module] });
  // A page may never come to the point where this is awaited.
  bytes.catch(() => {});
  await run(widget);
  // It is there already: an import has no way to name a hash, an element has.
  const { start } = await import(/* @vite-ignore */ beside(widget));
  await start(await bytes);
}

/** @param {keyof typeof BUILT} file */
function run(file) {
  const element = document.createElement('script');
  const src = beside(file);
  Object.assign(element, { type: 'module', src, integrity: BUILT[file], crossOrigin: 'anonymous' });
  return new Promise((done, fail) => {
    element.onload = done;
    element.onerror = () => fail(new Error(src));
    document.head.append(element);
  });
}

/** The posters stay, each with a note. @param {unknown} error */
function tell(error) {
  const text = Object(error).code === 'NoWebAssembly' ? REFUSED : NOT_LOADED;
  for (const figure of document.querySelectorAll(NAME)) {
    // There will be no controls.
    figure.querySelector('[data-room]')?.remove();
    /** @type {HTMLElement} */
    const words = figure.querySelector('small[hidden]') ?? document.createElement('small');
    // What stands there already goes on with a link.
    if (words.firstChild) words.firstChild.textContent = `${text} `;
    else figure.append(Object.assign(words, { textContent: text, slot: 'caption' }));
    words.hidden = false;
  }
}
