/** A motion that lasts a while, or ends at once for readers who prefer less motion. */
import { signal } from '@preact/signals-core';
import { cubicBezier } from '../../figure/easing.ts';

const ease = cubicBezier(0.3, 0, 0.2, 1);
export const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export class Slide {
  readonly #milliseconds: number;
  readonly #passed = signal(1);
  #began = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** From 0 to 1: the share of the time, and of the motion. */
  get passed() {
    return this.#passed.value;
  }
  get share() {
    return ease(this.passed);
  }
  get moving() {
    return this.passed < 1;
  }

  /** The motion begins with the next frame in sight. */
  start(moves = !stillness?.matches && Boolean(globalThis.document)) {
    this.#began = 0;
    this.#passed.value = moves ? 0 : 1;
  }
  stop() {
    this.#passed.value = 1;
  }
  work() {
    if (!this.moving) return;
    const now = performance.now();
    this.#began ||= now;
    this.#passed.value = Math.min(1, (now - this.#began) / this.#milliseconds);
  }
}
