import { make } from '../old/dom.js';
import { fill } from '../old/strings.js';
import { siteOf, tryAddress } from './address.js';
import { WORDS } from './words.js';

const DEBOUNCE_MS = 600;

/**
 * The field for the address of the files, and beneath it what is wrong with it or what was found there. Another address
 * that comes from a link becomes a question first: until the author accepts it, the page does not contact it and no snippet
 * names it. The page ignores an address from a link that no post could use.
 * @param {object} given
 * @param {HTMLInputElement} given.input
 * @param {HTMLElement} given.status
 * @param {HTMLElement} given.question
 * @param {import('./snippets-with-costs.js').Manifest | null} given.list of the build; without one nothing can be looked for
 * @param {() => void} given.onChange
 */
export function createSiteField({ input, status, question, list, onChange }) {
  const own = new URL('./', location.href).href;
  // It may have been typed before the page had begun.
  input.value ||= own;
  let tried = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function check() {
    const site = siteOf(input.value);
    const turn = ++tried;
    const wrong = 'reason' in site;
    input.ariaInvalid = String(wrong);
    status.classList.toggle('wrong', wrong);
    status.textContent = wrong ? site.reason : site.warning;
    clearTimeout(timer);
    if (wrong || !list) return;
    timer = setTimeout(async () => {
      const found = await tryAddress(site.site, list);
      // A later address has an answer of its own.
      if (turn === tried) status.textContent = [found, site.warning].filter(Boolean).join(' ');
    }, DEBOUNCE_MS);
  }

  /** @param {string} address */
  function use(address) {
    question.hidden = true;
    input.value = address;
    check();
  }

  /** Neither a reload nor a copy of the link asks again. */
  function refuse() {
    question.hidden = true;
    const parts = location.hash.slice(1).split('&');
    const kept = parts.filter((part) => !new URLSearchParams(part).has('site'));
    history.replaceState(null, '', `#${kept.join('&')}`);
  }

  /** @param {string} site as a browser reads the link's address, so that a question names the true host */
  function ask(site) {
    const button = (/** @type {string} */ text, /** @type {() => void} */ act) => {
      const made = make('button', { type: 'button' }, text);
      made.addEventListener('click', () => {
        act();
        onChange();
        input.focus();
      });
      return made;
    };
    const { question: text, accept, decline } = WORDS.address.fromLink;
    question.replaceChildren(
      ...[fill(text, { site }), ' '],
      ...[button(accept, () => use(site)), ' ', button(decline, refuse)],
    );
    question.hidden = false;
  }

  input.addEventListener('input', () => {
    use(input.value);
    onChange();
  });
  check();
  return {
    site: () => siteOf(input.value),
    /** For the page's own link: nothing where it is this site. */
    get text() {
      return input.value === own ? null : input.value;
    },
    set text(value) {
      question.hidden = true;
      if ((value ?? own) === input.value) return;
      const found = siteOf(value ?? own);
      if ('reason' in found) return;
      if (found.site === own) use(own);
      else ask(found.site);
    },
  };
}
