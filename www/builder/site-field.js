import { siteOf, tryAddress } from './address.js';

const DEBOUNCE_MS = 600;

/**
 * The field for the address of the files, and beneath it what is wrong with it or what was found there.
 * @param {object} given
 * @param {HTMLInputElement} given.input
 * @param {HTMLElement} given.status
 * @param {import('./snippets-with-costs.js').Manifest | null} given.list of the build; without one nothing can be looked for
 * @param {() => void} given.onChange
 */
export function createSiteField({ input, status, list, onChange }) {
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

  input.addEventListener('input', () => {
    check();
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
      if ((value ?? own) === input.value) return;
      input.value = value ?? own;
      check();
    },
  };
}
