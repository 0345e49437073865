/** Where the reader's choice is kept. */
const STORAGE_KEY = 'meander-theme';

/** Shows the page in a theme; anything else leaves it to the system: it may come out of the storage. */
function showTheme(theme: string | null) {
  const root = document.documentElement;
  const chosen = theme === 'light' || theme === 'dark' ? theme : null;
  if (chosen) root.dataset.theme = chosen;
  else delete root.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const own = meta.getAttribute('data-theme');
    const media = chosen ? (own === chosen ? 'all' : 'not all') : `(prefers-color-scheme: ${own})`;
    meta.setAttribute('media', media);
  }
}

/** Shows what was chosen on any page of this site. Where the browser refuses storage, what is shown stays. */
function showStoredTheme(key: string) {
  try {
    showTheme(localStorage.getItem(key));
  } catch {
    return;
  }
}

/**
 * A script that shows the stored theme before the first paint, so that no page is bright for a moment at night, hides
 * what a frame of one figure leaves out, and leaves the chapters below the first screen for later. A page that opens at
 * a chapter jumps there: a glide would end where the chapter was before the figures above it came. It is a file of its
 * own, because modules wait for the whole page, and strict hosts refuse scripts inside pages.
 */
export const EARLY_SCRIPT = `(() => {
${showTheme}
${showStoredTheme}
showStoredTheme(${JSON.stringify(STORAGE_KEY)});
if (location.search === '?only') document.documentElement.classList.add('only');
if (!location.hash) document.documentElement.classList.add('starting');
else document.documentElement.style.scrollBehavior = 'auto';
})();
`;

/**
 * The button that switches between light and dark, on this page and all others of this site. Choosing what the system
 * prefers is leaving it to the system again.
 */
export function startTheme(button: HTMLElement | null) {
  if (!button) return;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const preferred = () => (system.matches ? 'dark' : 'light');
  const shown = () => root.dataset.theme ?? preferred();
  const updateLabel = () => {
    button.textContent = shown() === 'dark' ? 'Day' : 'Night';
  };
  const showStored = () => {
    showStoredTheme(STORAGE_KEY);
    updateLabel();
  };
  button.addEventListener('click', () => {
    const next = shown() === 'dark' ? 'light' : 'dark';
    const chosen = next === preferred() ? null : next;
    showTheme(chosen);
    store(chosen);
    updateLabel();
  });
  system.addEventListener('change', updateLabel);
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) showStored();
  });
  // A page that the browser kept for going back heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored();
  });
  updateLabel();
  button.hidden = false;
}

function store(theme: string | null) {
  try {
    if (theme) localStorage.setItem(STORAGE_KEY, theme);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is refused or full: the choice holds as long as the page is open.
  }
}
