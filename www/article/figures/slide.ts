/** Something that moves for a while; at once for readers who do not want motion. */
import { signal } from '@preact/signals-core';
import { cubicBezier } from '../../figure/easing.ts';

const ease = cubicBezier(0.3, 0, 0.2, 1);
const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export class Slide {
  readonly #milliseconds: number;
  readonly #passed = signal(1);
  #began = 0;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** From 0 to 1. */
  get share() {
    return ease(this.#passed.value);
  }
  get moving() {
    return this.#passed.value < 1;
  }

  start() {
    this.#began = performance.now();
    this.#passed.value = stillness?.matches || !globalThis.document ? 1 : 0;
  }
  stop() {
    this.#passed.value = 1;
  }
  work() {
    this.#passed.value = Math.min(1, (performance.now() - this.#began) / this.#milliseconds);
  }
}
