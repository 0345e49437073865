import { observeSight } from '../element/signal-element.ts';

/** All of the page above the middle of the screen, as margins of the screen: what begins there is read, or has been. */
const ABOVE_MIDDLE = '10000000px 0px -50% 0px';

/**
 * The list of chapters in a page's header. Once the first screen has left, the header is a line that names the chapter in
 * view.
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
  // The last of its ground may still be there where a chapter has been jumped to.
  const observer = observeSight((isSeen) => header.classList.toggle('line', !isSeen), '-24px 0px 0px');
  if (hero) observer.observe(hero);
}

function nameCurrent(details: HTMLElement) {
  const current = details.querySelector('.current')!;
  const stones = details.querySelectorAll('.stones i');
  const links = [...details.querySelectorAll('a')];
  const [previous, next] = ['.previous', '.next'].map((name) =>
    details.parentElement!.querySelector<HTMLAnchorElement>(name)!,
  );
  const ids = links.map((link) => link.hash.slice(1));
  // For a pointer each stone is a way to its chapter; beside them, and for keys, there is the list.
  stones.forEach((stone, index) => {
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
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) begun.add(target.id);
        else begun.delete(target.id);
      show();
    },
    { rootMargin: ABOVE_MIDDLE },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
}

/** Makes a step lead to a chapter, if there is one. */
function lead(step: HTMLAnchorElement, chapter: HTMLAnchorElement | undefined) {
  step.hidden = !chapter;
  if (chapter) step.href = chapter.hash;
  step.title = chapter?.textContent ?? '';
}

/** Closes a menu after a link of it is pressed, by Escape, and by a press or the focus elsewhere. */
export function closeAfterUse(details: HTMLDetailsElement) {
  const close = () => {
    details.open = false;
  };
  const closeFromOutside = ({ target }: Event) => {
    if (!details.contains(target as Node | null)) close();
  };
  details.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close();
    details.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
}
