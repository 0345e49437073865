import { effect } from '@preact/signals-core';
import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';

/** Keeps one place of a template up to date without rendering all of it again: for values that change in every frame. */
class Watched extends AsyncDirective {
  #stop = () => {};
  #read: () => unknown = () => noChange;

  render(read: () => unknown) {
    this.#read = read;
    this.#watch();
    return noChange;
  }

  protected override disconnected() {
    this.#stop();
  }

  protected override reconnected() {
    this.#watch();
  }

  #watch() {
    this.#stop();
    this.#stop = effect(() => this.setValue(this.#read()));
  }
}

export const watched = directive(Watched);
