/** The page that makes snippets: what is chosen goes to the figure in the sample post, and what that shows into texts. */
import { startCopying } from '../article/copy.js';
import { stateIn } from '../article/link.js';
import { startTheme } from '../article/theme.js';
import { ATTRIBUTES } from '../element/attributes.js';
import '../element/index.js';
import { createParameters } from '../element/parameters.js';
import { readState } from '../element/state-string.js';
import { download } from '../io/download.js';
import { params, ready } from '../engine.js';
import { describe } from './attributes-of.js';
import { createOptions } from './options.js';
import { createRecipes } from './recipes.js';
import { createStudio } from './studio.js';
import { WORDS } from './words.js';

/** @typedef {import('../element/meander-path.js').MeanderPath & Record<string, any>} Figure */

const SETTLED_MS = 200;
const SHOWN_LETTERS = 2400;

/** @template {Element} T @param {string} selector @param {ParentNode} [from] */
const find = (selector, from = document) => /** @type {T} */ (from.querySelector(selector));

/** The snippets as they stand, by their names. @type {Record<string, string>} */
let texts = {};
/** What they were made for. */
let answered = '';
/** One is written after the other: they share those who sit for pictures. @type {Promise<unknown>} */
let writing = Promise.resolve();
const later = settling();
/** A film that goes on does not put off what a hand changed. */
const afterSteps = settling();

const frame = /** @type {HTMLIFrameElement} */ (find('.screen iframe'));
const studio = createStudio(find('.studio'));
const address = /** @type {HTMLInputElement} */ (find('.address'));
address.value = new URL('./', location.href).href;

startTheme(find('button.theme'));
const [figure] = await Promise.all([figureInPost(), ready()]);
const parameters = createParameters(params());
const recipes = createRecipes(await fetchList());
const options = createOptions(rangeOf, (name, text) => {
  const row = ATTRIBUTES.find((one) => one.name === name);
  if (row) Reflect.set(figure, row.key, row.kind === 'flag' ? text !== null : text);
  later();
});
find('.choices-place').append(options.root);

openLink();
addEventListener('hashchange', openLink);
followTheme();
for (const type of ['change', 'done']) figure.addEventListener(`meander-${type}`, later);
figure.addEventListener('meander-step', afterSteps);
for (const input of document.querySelectorAll('.with-poster, .transparent, .moving'))
  input.addEventListener('change', later);
address.addEventListener('input', later);
for (const input of document.querySelectorAll('[name=width]'))
  input.addEventListener('change', () => {
    find('.screen').classList.toggle('phone', /** @type {HTMLInputElement} */ (input).value === 'phone');
    later();
  });

for (const way of document.querySelectorAll('.way')) {
  const name = String(/** @type {HTMLElement} */ (way).dataset.way);
  startCopying(find('.copy', way), () => textNow(name), WORDS);
  const save = /** @type {HTMLElement | null} */ (way.querySelector('.save'));
  const type = name === 'svg' ? 'image/svg+xml' : 'text/html';
  save?.addEventListener('click', async () =>
    download(new Blob([await textNow(name)], { type }), String(save.dataset.name)),
  );
}
find('.save-png').addEventListener('click', async () =>
  download(await studio.photograph(describe(figure).state), 'meander.png'),
);
await refresh();

/** @returns {Promise<Figure>} */
async function figureInPost() {
  if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const found = /** @type {Figure} */ (frame.contentDocument?.querySelector('meander-path'));
  const isReady = new Promise((done) => found.addEventListener('meander-ready', done, { once: true }));
  // Whoever asks for something does not have to wait until the figure is near the screen.
  found.pause();
  await Promise.race([isReady, new Promise((done) => alive(found) && done(null))]);
  return found;
}

/** @param {Figure} figure */
function alive(figure) {
  try {
    return figure.toCSV() !== null;
  } catch {
    return false;
  }
}

/** What is only there in a built site. */
async function fetchList() {
  const response = await fetch('./embed.json');
  return response.ok && response.headers.get('content-type')?.includes('json') ? response.json() : null;
}

/** @param {import('../element/attributes.js').AttributeRow} row */
function rangeOf(row) {
  if (!row.param) return row;
  const { lowest: min, highest: max, step } = parameters.find(...row.param);
  return { min, max, step };
}

/** Starts from the figure that a link brings along. */
function openLink() {
  const state = stateIn(location.hash);
  const notice = /** @type {HTMLElement} */ (find('.notice'));
  const opens = state === null || readState(state, parameters.rangeOf) !== null;
  notice.hidden = opens;
  notice.textContent = opens ? '' : WORDS.badLink;
  if (state !== null && opens) figure.setState(state);
  later();
}

/** The post goes with the page into the night. */
function followTheme() {
  const root = document.documentElement;
  const follow = () => {
    const inner = frame.contentDocument?.documentElement;
    if (inner && root.dataset.theme) inner.dataset.theme = root.dataset.theme;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  follow();
}

/** @returns {() => void} brings the snippets up to date once it has not been called for a while */
function settling() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, SETTLED_MS);
  };
}

/** @returns {Promise<unknown>} the snippets are those of the form as it is now */
function refresh() {
  return (writing = writing.catch(() => {}).then(write));
}

/** @param {string} name */
async function textNow(name) {
  await refresh();
  return texts[name];
}

/** What the form asks for. */
function wish() {
  return {
    ...describe(figure),
    site: URL.canParse(address.value)
      ? address.value.replace(/[^/]*$/, '')
      : new URL('./', location.href).href,
    title: figure.label || WORDS.title,
    theme: figure.theme,
    ui: figure.ui,
    shape: figure.columns / figure.rows,
    height: figure.getBoundingClientRect().height,
    withPoster: /** @type {HTMLInputElement} */ (find('.with-poster')).checked,
    transparent: /** @type {HTMLInputElement} */ (find('.transparent')).checked,
    moving: /** @type {HTMLInputElement} */ (find('.moving')).checked,
  };
}

async function write() {
  const wanted = wish();
  const key = JSON.stringify(wanted);
  if (key === answered) return;
  // What stands in the fields and is not allowed stays until something else is asked for.
  options.update((row) => figure[row.key], figure.source);
  const { state, title: label, theme, ui, withPoster, moving } = wanted;
  const result = await recipes({
    ...wanted,
    poster: withPoster ? await studio.poster(state, label) : '',
    below: await studio.below(state, ui),
    drawing: await studio.drawing(state, { theme, label, moving }),
    picture: 'meander.svg',
  });
  texts = Object.fromEntries(Object.entries(result).map(([name, { text }]) => [name, text]));
  answered = key;
  for (const [name, { text, cost }] of Object.entries(result)) {
    const way = find(`[data-way=${name}]`);
    const rest = text.length - SHOWN_LETTERS;
    find('pre code', way).textContent =
      rest > 0 ? `${text.slice(0, SHOWN_LETTERS)}\n${WORDS.shortened.replace('{rest}', String(rest))}` : text;
    find('.cost', way).textContent = cost;
  }
  const image = /** @type {HTMLImageElement} */ (find('.shot img'));
  image.alt = label;
  image.src = `data:image/svg+xml,${encodeURIComponent(texts.svg)}`;
  document.documentElement.dataset.written = state;
}
