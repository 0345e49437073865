/** A figure that goes from step to step: by itself while it plays and is in sight, or as its number `step` is set. */
import { DrawnFigure } from './drawn-figure.js';

export class SteppedFigure extends DrawnFigure {
  /** @protected */
  isPlaying = false;
  #timer = 0;
  /** The step comes from playing, and not from the reader. */
  #isPlayed = false;

  /** The number of the last step. @protected */
  get last() {
    return 0;
  }

  /** In milliseconds: how long the step that is shown is seen. @protected */
  get pace() {
    return 1000;
  }

  /** @param {string} name */
  rangeOf(name) {
    const range = super.rangeOf(name);
    return name === 'step' && range ? { ...range, max: this.last } : range;
  }

  /** What the reader sets is not played over. @param {string} _name @param {number} _before */
  numberChanged(_name, _before) {
    if (!this.#isPlayed) this.pause();
  }

  /** From the start. */
  restart() {
    this.set('step', 0);
    this.play();
  }

  play() {
    this.isPlaying = true;
    this.seen();
    this.redraw();
  }

  pause() {
    this.isPlaying = false;
    this.seen();
    this.redraw();
  }

  seen() {
    clearTimeout(this.#timer);
    if (!this.isPlaying || !this.isSeen) return;
    this.#timer = window.setTimeout(() => {
      this.#isPlayed = true;
      this.set('step', this.numbers.step + 1);
      this.#isPlayed = false;
      if (this.numbers.step < this.last) this.seen();
      else this.pause();
    }, this.pace);
  }
}
