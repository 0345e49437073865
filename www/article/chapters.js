/** The line at which a chapter counts as read, as margins of the screen: two fifths from above. */
const READING_LINE = '-40% 0px -60% 0px';

/**
 * The line of chapters: it names the one that is read, and its list closes once it was used.
 * @param {HTMLElement | null} nav
 */
export function startChapters(nav) {
  const details = nav?.querySelector('details');
  if (!nav || !details) return;
  nameCurrent(nav);
  closeAfterUse(nav, details);
}

/** @param {HTMLElement} nav */
function nameCurrent(nav) {
  const current = /** @type {HTMLElement} */ (nav.querySelector('.current'));
  const links = new Map([...nav.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  /** @param {string} id */
  const show = (id) => {
    for (const [other, link] of links)
      if (other === id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    current.textContent = links.get(id)?.textContent ?? '';
  };

  const observer = new IntersectionObserver(
    (entries) => {
      // Between two chapters it stays the one that was left.
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entered) show(entered.target.id);
    },
    { rootMargin: READING_LINE },
  );
  for (const id of links.keys()) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}

/**
 * @param {HTMLElement} nav
 * @param {HTMLDetailsElement} details
 */
function closeAfterUse(nav, details) {
  const close = () => {
    details.open = false;
  };
  /** @param {Event} event */
  const closeFromOutside = ({ target }) => {
    if (!nav.contains(/** @type {Node | null} */ (target))) close();
  };
  nav.addEventListener('click', ({ target }) => {
    if (/** @type {Element} */ (target).closest('a')) close();
  });
  nav.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close();
    details.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
}
