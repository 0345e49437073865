import { observeSight } from '../element/signal-element.ts';

/** A root margin that covers everything above the lower two thirds: chapters with their heading there are read or being read. */
const UPPER_THIRD = '10000000px 0px -67% 0px';

/**
 * Starts the list of chapters in the header. Once the first screen has scrolled away, the header becomes a line that names
 * the chapter in view.
 */
export function startChapters(header: HTMLElement | null) {
  const details = header?.querySelector('details');
  if (!header || !details) return;
  becomeLine(header);
  nameCurrent(details);
  closeAfterUse(details);
  const open = () => {
    if (location.hash === '#chapters') details.open = true;
  };
  addEventListener('hashchange', open);
  open();
}

function becomeLine(header: HTMLElement) {
  const hero = document.querySelector('.hero');
  // After a jump to a chapter the last pixels of the first screen may remain.
  const observer = observeSight((isSeen) => header.classList.toggle('line', !isSeen), '-24px 0px 0px');
  if (hero) observer.observe(hero);
}

function nameCurrent(details: HTMLElement) {
  const current = details.querySelector('.current')!;
  const stones = details.querySelectorAll<HTMLElement>('.stones i');
  const links = [...details.querySelectorAll<HTMLAnchorElement>('li a')];
  const [previous, next] = ['.previous', '.next'].map((name) =>
    details.parentElement!.querySelector<HTMLAnchorElement>(name)!,
  );
  const ids = links.map((link) => link.hash.slice(1));
  // Readers can click a stone to open its chapter. The list serves the keyboard.
  stones.forEach((stone, index) => {
    stone.title = links[index].textContent;
    stone.addEventListener('click', (event) => {
      event.preventDefault();
      links[index].click();
    });
  });
  const begun = new Set<string>();
  const show = () => {
    const now = ids.findLastIndex((id) => begun.has(id));
    for (const [index, link] of links.entries()) {
      if (index === now) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
      stones[index].className = index < now ? 'read' : index === now ? 'present' : '';
    }
    lead(previous, links[now - 1]);
    lead(next, links[now + 1]);
    current.replaceChildren(...(links[now]?.cloneNode(true).childNodes ?? []));
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const { id } = target.parentElement!;
        if (isIntersecting) begun.add(id);
        else begun.delete(id);
      }
      show();
    },
    { rootMargin: UPPER_THIRD },
  );
  for (const heading of document.querySelectorAll('main > section > h2')) observer.observe(heading);
}

/** Points a step at a chapter, or hides it if there is none. */
function lead(step: HTMLAnchorElement, chapter: HTMLAnchorElement | undefined) {
  step.hidden = !chapter;
  if (chapter) step.href = chapter.hash;
  step.title = chapter?.textContent ?? '';
}

/** Closes a menu after a click on one of its links, on Escape, and on a press or focus elsewhere. */
export function closeAfterUse(details: HTMLDetailsElement) {
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (!details.contains(target as Node | null)) details.open = false;
    });
  details.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) details.open = false;
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
}
