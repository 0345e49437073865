import { effect } from '@preact/signals-core';
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Keeps an element of a template up to date without rendering all of it again: for values that change in every frame. */
class Watched extends Directive {
  #stop = () => {};

  render(apply: (element: HTMLElement) => void) {
    void apply;
    return noChange;
  }

  override update({ element }: ElementPart, [apply]: Parameters<this['render']>) {
    this.#stop();
    // It is not in the page yet when it is rendered first.
    let isNew = true;
    this.#stop = effect(() => {
      if (!isNew && !element.isConnected) return this.#stop();
      isNew = false;
      apply(element as HTMLElement);
    });
    return noChange;
  }
}

export const watched = directive(Watched);
