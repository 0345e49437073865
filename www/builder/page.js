/** The builder page: options change the figure in the sample post, and that figure's state becomes the snippets. */
import { begun } from '../article/begun.js';
import { refusalParts } from '../article/copy.js';
import { fitsLink, stateIn } from '../article/link.ts';
import { startTheme } from '../article/theme.js';
import { STRINGS } from '../old/strings.js';
import { ATTRIBUTES } from '../old/element/attributes.js';
import '../old/element/index.js';
import { createParameters } from '../old/element/parameters.js';
import { lacksVersion, readState } from '../old/element/state-string.js';
import { params } from '../engine.js';
import { listenToHistoryKeys } from '../old/input/history-keys.js';
import { createBuiltFiles } from './built-files.js';
import { describeFigure } from './describe-figure.js';
import { createFigureImages } from './figure-images.js';
import { createFit } from './fit-post.js';
import { loadParts } from './load-parts.js';
import { createFileOpener } from './open-file.js';
import { createOptions } from './options.js';
import { boxField, choiceField, createOwnLink, textField } from './own-link.js';
import { followTheme, layOut } from './sample-post.js';
import { createSiteField } from './site-field.js';
import { createSnippets } from './snippets-with-costs.js';
import { createWays } from './ways.js';
import { WORDS } from './words.js';

const DEBOUNCE_MS = 200;
/** @template {Element} T @param {string} selector @param {ParentNode} [from] */
const find = (selector, from = document) => /** @type {T} */ (from.querySelector(selector));

/** Snippets that name the address of the files, and those with a link in them. */
const WITH_SITE = ['tag', 'frame', 'markdown'];
const WITH_LINK = ['frame', 'markdown'];

/** The current snippets by name. @type {Record<string, import('./ways.js').Snippet>} */
let texts = {};
/** The form's values for which they were made, as JSON. */
let currentKey = '';
/** Updates run one after the other, because they share the hidden figures. @type {Promise<unknown>} */
let updating = Promise.resolve();
const refreshLater = debouncedRefresh();
/** A timer of its own: the steps of a running carving would put off every other change. */
const refreshAfterSteps = debouncedRefresh();

/** Why there are no snippets yet. @type {import('../article/copy.js').Refusal | null} */
let early = { reason: WORDS.notYet };

begun();
const frame = /** @type {HTMLIFrameElement} */ (find('.screen iframe'));
const ways = createWays({ snippet: currentSnippet, picture: currentPicture });
startTheme(find('button.theme'));
if (globalThis.origin === 'null') {
  tellEarly({ reason: WORDS.sandboxed });
  // Nothing else on the page can work.
  await new Promise(() => {});
}
const [figure, list] = await loadParts(frame, tellEarly);
// They need the whole module alone, which is there.
const images = createFigureImages(find('.hidden-figures'));
const parameters = createParameters(params());
const fit = createFit(figure);
const files = createBuiltFiles(list);
const makeSnippets = createSnippets(list, files.text);
const options = createOptions(rangeOf, (name, text) => {
  const row = ATTRIBUTES.find((one) => one.name === name);
  if (row) Reflect.set(figure, row.key, row.kind === 'flag' ? text !== null : text);
  refreshLater();
});
find('.choices-place').append(options.root);

/** @param {string} selector */
const input = (selector) => /** @type {HTMLInputElement} */ (find(selector));
/** @param {string} name */
const radios = (name) =>
  /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`[name=${name}]`));
const siteField = createSiteField({
  input: input('.address'),
  status: find('.found'),
  question: find('.from-link'),
  list,
  onChange: refreshLater,
});
const maxWidth = input('.max-width');
const caption = input('.caption');
const ownLink = createOwnLink(figure, {
  site: siteField,
  caption: textField(caption, refreshLater),
  width: textField(maxWidth, refreshLater),
  poster: boxField(input('.with-poster'), refreshLater),
  transparent: boxField(input('.transparent'), refreshLater),
  animated: boxField(input('.animated'), refreshLater),
  post: choiceField(radios('width'), (width) => {
    find('.screen').classList.toggle('phone', width === 'phone');
    refreshLater();
  }),
  host: choiceField(radios('host'), (host) => {
    for (const note of document.querySelectorAll('[data-host]'))
      note.classList.toggle('shown', /** @type {HTMLElement} */ (note).dataset.host === host);
    refreshLater();
  }),
});

openLink(true);
addEventListener('hashchange', () => openLink(false));
followTheme(frame);
for (const type of ['change', 'done']) figure.addEventListener(`meander-${type}`, refreshLater);
figure.addEventListener('meander-step', refreshAfterSteps);
const openFile = createFileOpener(figure, tell);
const fileInput = input('.open-file input');
fileInput.addEventListener('change', openChosen);
// The focus stays here, outside of the figure.
listenToHistoryKeys(fileInput, (back) => (back ? figure.undo() : figure.redo()));
// It may have been chosen before the page had begun.
openChosen();

await refresh();
early = null;

/** @param {import('../old/element/attributes.js').AttributeRow} row */
function rangeOf(row) {
  if (row.kind === 'tuples') return { dimension: figure.dimension };
  if (!row.param) return row;
  const { lowest: min, highest: max, step } = parameters.find(...row.param);
  return { min, max, step };
}

function openChosen() {
  const [file] = fileInput.files ?? [];
  if (file) openFile(file);
}

/** Shows what the page's hash says: the state and the form. @param {boolean} kept what was typed already stays */
function openLink(kept) {
  const state = stateIn(location.hash);
  const opens = state === null || readState(state, parameters.rangeOf) !== null;
  if (opens) tell('');
  else tell(lacksVersion(state) ? STRINGS.noVersion : WORDS.badLink);
  if (opens) ownLink.read(location.hash, kept);
  if (state !== null && opens) figure.setState(state);
  refreshLater();
}

/** @param {string} reason @param {import('../article/copy.js').Refusal['offer']} [offer] */
function tell(reason, offer) {
  const notice = find('.notice');
  notice.replaceChildren(...refusalParts({ reason, offer }));
  notice.toggleAttribute('hidden', reason === '');
}

/** Those who press "Copy" are told it, too. @param {import('../article/copy.js').Refusal} refusal */
function tellEarly({ reason, offer }) {
  tell(reason, offer);
  early = { reason: reason || WORDS.notYet, offer };
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

/** @param {string} name @returns {Promise<import('./ways.js').Snippet>} */
async function currentSnippet(name) {
  if (early) return early;
  await refresh();
  return texts[name];
}

/** @returns {Promise<Blob | import('../article/copy.js').Refusal>} */
async function currentPicture() {
  if (early) return early;
  return images.png(describeFigure(figure).state).catch(() => ({ reason: WORDS.noPicture }));
}

/** The files that did not come are asked for again. */
function refetch() {
  files.forget();
  currentKey = '';
  refresh();
}

/** The values of the form and the state of the figure. */
function readForm() {
  const site = siteField.site();
  const wrong = 'reason' in site;
  return {
    ...describeFigure(figure),
    site: wrong ? '' : site.site,
    /** Why there is no address. */
    reason: wrong ? site.reason : '',
    caption: caption.value.trim(),
    maxWidth: maxWidth.value !== '' && maxWidth.validity.valid ? Number(maxWidth.value) : null,
    title: figure.label || WORDS.title,
    theme: figure.theme,
    ui: figure.ui,
    withPoster: input('.with-poster').checked,
    transparent: input('.transparent').checked,
    animated: input('.animated').checked,
  };
}

async function update() {
  const said = await fit();
  if (said !== null) tell(said);
  const form = readForm();
  ownLink.follow(fitsLink(form.state) ? form.state : '');
  const key = JSON.stringify(form);
  if (key === currentKey) return;
  layOut(figure, form.maxWidth, form.caption);
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
  const tooLong = fitsLink(state) ? '' : WORDS.tooLong;
  texts = {};
  currentKey = key;
  for (const [name, { text, cost, missing }] of Object.entries(result)) {
    const reason = (WITH_SITE.includes(name) && form.reason) || (WITH_LINK.includes(name) && tooLong);
    const offer = { label: STRINGS.retry, act: refetch };
    texts[name] = reason ? { reason } : missing ? { reason: missing, offer } : text;
    ways.show(name, texts[name], missing ? '' : cost);
  }
  const image = /** @type {HTMLImageElement} */ (find('.shot img'));
  image.alt = label;
  image.src = `data:image/svg+xml,${encodeURIComponent(result.svg.text)}`;
  document.documentElement.dataset.written = state;
}
