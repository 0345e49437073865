/** All of the page above the middle of the screen, as margins of the screen: what begins there is read, or has been. */
const ABOVE_MIDDLE = '10000000px 0px -50% 0px';

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
  /** @type {Set<string>} */
  const begun = new Set();
  const show = () => {
    const now = [...links.keys()].findLast((id) => begun.has(id));
    for (const [id, link] of links)
      if (id === now) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    current.textContent = (now && links.get(now)?.textContent) ?? '';
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      show();
    },
    { rootMargin: ABOVE_MIDDLE },
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
