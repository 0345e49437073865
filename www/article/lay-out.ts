import { breather } from '../element/signal-element.ts';

/** Lays out chapter by chapter, each in a task of its own, and the rest at once when the reader scrolls. */
export async function layOutRest() {
  const { classList } = document.documentElement;
  const all = () => classList.remove('starting');
  addEventListener('scroll', all, { once: true });
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    await breather();
    section.style.contentVisibility = 'visible';
  }
  all();
}
