/** The builder page: options change the figure in the sample post, and that figure's state becomes the snippets. */
import { startCopyButton } from '../article/copy.js';
import { stateIn } from '../article/link.js';
import { startTheme } from '../article/theme.js';
import { ATTRIBUTES } from '../element/attributes.js';
import '../element/index.js';
import { createParameters } from '../element/parameters.js';
import { readState } from '../element/state-string.js';
import { download } from '../io/download.js';
import { params, ready } from '../engine.js';
import { describeFigure } from './describe-figure.js';
import { createFigureImages } from './figure-images.js';
import { createOptions } from './options.js';
import { createSnippets } from './snippets-with-costs.js';
import { WORDS } from './words.js';

/** @typedef {import('../element/meander-path.js').MeanderPath & Record<string, any>} Figure */

const DEBOUNCE_MS = 200;
const SHOWN_LETTERS = 2400;

/** @template {Element} T @param {string} selector @param {ParentNode} [from] */
const find = (selector, from = document) => /** @type {T} */ (from.querySelector(selector));

/** The current snippets by name. @type {Record<string, string>} */
let texts = {};
/** The form's values for which they were made, as JSON. */
let currentKey = '';
/** Updates run one after the other, because they share the hidden figures. @type {Promise<unknown>} */
let updating = Promise.resolve();
const refreshLater = debouncedRefresh();
/** A timer of its own: the steps of a running carving would put off every other change. */
const refreshAfterSteps = debouncedRefresh();

const frame = /** @type {HTMLIFrameElement} */ (find('.screen iframe'));
const images = createFigureImages(find('.hidden-figures'));
const address = /** @type {HTMLInputElement} */ (find('.address'));
address.value = new URL('./', location.href).href;

startTheme(find('button.theme'));
const [figure] = await Promise.all([figureInPost(), ready()]);
const parameters = createParameters(params());
const makeSnippets = createSnippets(await fetchManifest());
const options = createOptions(rangeOf, (name, text) => {
  const row = ATTRIBUTES.find((one) => one.name === name);
  if (row) Reflect.set(figure, row.key, row.kind === 'flag' ? text !== null : text);
  refreshLater();
});
find('.choices-place').append(options.root);

openLink();
addEventListener('hashchange', openLink);
followTheme();
for (const type of ['change', 'done']) figure.addEventListener(`meander-${type}`, refreshLater);
figure.addEventListener('meander-step', refreshAfterSteps);
for (const input of document.querySelectorAll('.with-poster, .transparent, .animated'))
  input.addEventListener('change', refreshLater);
address.addEventListener('input', refreshLater);
for (const input of document.querySelectorAll('[name=width]'))
  input.addEventListener('change', () => {
    find('.screen').classList.toggle('phone', /** @type {HTMLInputElement} */ (input).value === 'phone');
    refreshLater();
  });

for (const way of document.querySelectorAll('.way')) {
  const name = String(/** @type {HTMLElement} */ (way).dataset.way);
  startCopyButton(find('.copy', way), () => currentSnippet(name), WORDS);
  const save = /** @type {HTMLElement | null} */ (way.querySelector('.save'));
  const type = name === 'svg' ? 'image/svg+xml' : 'text/html';
  save?.addEventListener('click', async () =>
    download(new Blob([await currentSnippet(name)], { type }), String(save.dataset.name)),
  );
}
find('.save-png').addEventListener('click', async () =>
  download(await images.png(describeFigure(figure).state), 'meander.png'),
);
await refresh();

/** @returns {Promise<Figure>} */
async function figureInPost() {
  if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const found = /** @type {Figure} */ (frame.contentDocument?.querySelector('meander-path'));
  const ready = new Promise((done) => found.addEventListener('meander-ready', done, { once: true }));
  // A call to any method loads the figure, also when it is far from the viewport.
  found.pause();
  await Promise.race([ready, new Promise((done) => isReadyNow(found) && done(null))]);
  return found;
}

/** @param {Figure} figure */
function isReadyNow(figure) {
  try {
    return figure.toCSV() !== null;
  } catch {
    return false;
  }
}

/** `embed.json`, which only a built site has. */
async function fetchManifest() {
  const response = await fetch('./embed.json');
  return response.ok && response.headers.get('content-type')?.includes('json') ? response.json() : null;
}

/** @param {import('../element/attributes.js').AttributeRow} row */
function rangeOf(row) {
  if (!row.param) return row;
  const { lowest: min, highest: max, step } = parameters.find(...row.param);
  return { min, max, step };
}

/** Shows the state in the page's hash. */
function openLink() {
  const state = stateIn(location.hash);
  const notice = /** @type {HTMLElement} */ (find('.notice'));
  const opens = state === null || readState(state, parameters.rangeOf) !== null;
  notice.hidden = opens;
  notice.textContent = opens ? '' : WORDS.badLink;
  if (state !== null && opens) figure.setState(state);
  refreshLater();
}

/** The sample post has the theme of this page. */
function followTheme() {
  const root = document.documentElement;
  const follow = () => {
    const inner = frame.contentDocument?.documentElement;
    if (!inner) return;
    if (root.dataset.theme) inner.dataset.theme = root.dataset.theme;
    else delete inner.dataset.theme;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  follow();
}

/** @returns {() => void} updates the snippets once it has not been called for a while */
function debouncedRefresh() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, DEBOUNCE_MS);
  };
}

/** @returns {Promise<unknown>} fulfilled when the snippets match the form */
function refresh() {
  return (updating = updating.catch(() => {}).then(update));
}

/** @param {string} name */
async function currentSnippet(name) {
  await refresh();
  return texts[name];
}

/** The values of the form and the state of the figure. */
function readForm() {
  return {
    ...describeFigure(figure),
    site: URL.canParse(address.value)
      ? address.value.replace(/[^/]*$/, '')
      : new URL('./', location.href).href,
    title: figure.label || WORDS.title,
    theme: figure.theme,
    ui: figure.ui,
    withPoster: /** @type {HTMLInputElement} */ (find('.with-poster')).checked,
    transparent: /** @type {HTMLInputElement} */ (find('.transparent')).checked,
    animated: /** @type {HTMLInputElement} */ (find('.animated')).checked,
  };
}

async function update() {
  const form = readForm();
  const key = JSON.stringify(form);
  if (key === currentKey) return;
  // Only a changed form rewrites the fields, so that an invalid value stays with its message.
  options.update((row) => figure[row.key], figure.source);
  const { state, title: label, theme, ui, withPoster, animated } = form;
  const result = await makeSnippets({
    ...form,
    poster: withPoster ? await images.poster(state, theme) : null,
    room: await images.room(state, ui),
    drawing: await images.drawing(state, { theme, label, animated }),
    picture: 'meander.svg',
  });
  texts = Object.fromEntries(Object.entries(result).map(([name, { text }]) => [name, text]));
  currentKey = key;
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
