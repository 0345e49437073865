/**
 * The small script of a blog post: it waits until a figure is near the screen and only then fetches the element,
 * from the folder it came from itself. What it fetches has to have the bytes that this script was built with.
 */
import { NOT_LOADED, REFUSED } from '../strings.js';

const NAME = 'meander-path';
const ONCE = Symbol.for(`${NAME} loader`);
const NEARBY = '600px 0px';

/** Written by the build: file names beside this one, and what their bytes hash to. @type {Built} */
const { widget, module, parts } = BUILT;
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
  sheet.replaceSync(`${NAME}:not(:defined){display:block}`);
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
  const bytes = fetch(beside(module.file), { integrity: module.integrity });
  // A page may never come to the point where this is awaited.
  bytes.catch(() => {});
  const { start } = await run(widget.file, [widget]);
  await start(await bytes, part);
}

/** What a figure is asked for later. The widget calls it in the place of each import while running. @param {string} file */
async function part(file) {
  const { default: files } = await run(parts.file, [parts]);
  return run(file, files[file]);
}

/** Runs a script, if it and what it imports have their hashes. @param {string} file @param {Vouched[]} files */
async function run(file, files) {
  await Promise.all(files.map(preload));
  return import(/* @vite-ignore */ beside(file));
}

/**
 * An import has no way to name a hash, but takes what was preloaded with one. Browsers of before 2024 that cannot preload
 * modules go on without.
 * @param {Vouched} script
 * @returns {Promise<unknown>}
 */
function preload({ file, integrity }) {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((done, fail) => {
    const href = beside(file);
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' });
    link.onload = done;
    link.onerror = () => fail(new Error(href));
    document.head.append(link);
  });
}

/** The posters stay, each with a note. @param {unknown} error */
function tell(error) {
  const text = Object(error).cause instanceof WebAssembly.CompileError ? REFUSED : NOT_LOADED;
  for (const figure of document.querySelectorAll(NAME)) {
    const note = document.createElement('small');
    note.textContent = text;
    note.slot = 'caption';
    figure.append(note);
  }
}
