const STORAGE_KEY = 'meander-theme';

/** Shows the page in a theme. Any other text, which storage may contain, leaves the choice to the system. */
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

/** Shows the theme that the reader chose on any page of this site; no change if the browser refuses storage. */
function showStoredTheme(key: string) {
  try {
    showTheme(localStorage.getItem(key));
  } catch {
    return;
  }
}

/**
 * Runs before the first paint. Shows the stored theme, so that no page flashes bright at night; marks frames of one
 * figure, and pages whose lower chapters may wait. A page that opens at a chapter, or where a reader left it, jumps
 * there, because a glide would end where the place was before the figures above it loaded. The script is a file of its
 * own, because modules wait for the whole page, and strict hosts refuse scripts inside pages.
 */
export const EARLY_SCRIPT = `(() => {
${showTheme}
${showStoredTheme}
showStoredTheme(${JSON.stringify(STORAGE_KEY)});
if (location.search === '?only') document.documentElement.classList.add('only');
const isNew = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
if (isNew && !location.hash) document.documentElement.classList.add('starting');
else document.documentElement.style.scrollBehavior = 'auto';
})();
`;

/**
 * Starts the button that switches between light and dark on all pages of this site. Choosing the system's own theme
 * follows the system again.
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
  addEventListener('storage', ({ key }) => key === STORAGE_KEY && showStored());
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && showStored());
  updateLabel();
  button.hidden = false;
}

function store(theme: string | null) {
  try {
    if (theme) localStorage.setItem(STORAGE_KEY, theme);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is refused or full: the choice lasts until the page closes.
  }
}
