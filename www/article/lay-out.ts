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

/**
 * A page that opens at a chapter jumps there, and again when figures above it have their height, unless the reader has
 * moved on by then. Later jumps glide.
 */
export function arriveAtHash() {
  const { style } = document.documentElement;
  const target = document.getElementById(location.hash.slice(1));
  const reader = new AbortController();
  for (const type of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(type, () => reader.abort(), { signal: reader.signal });
  return () => {
    if (!reader.signal.aborted) target?.scrollIntoView();
    reader.abort();
    style.scrollBehavior = '';
  };
}
