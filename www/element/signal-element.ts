import { effect } from '@preact/signals-core';
import { LitElement, noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

let turn: Promise<unknown> = Promise.resolve();
export const breather = () => new Promise((done) => setTimeout(done));

/** A Lit element that renders again when a signal that it read has changed. */
export abstract class SignalElement extends LitElement {
  #stop: (() => void) | null = null;
  #hurry = () => {};
  readonly #hurried = new Promise<void>((done) => (this.#hurry = done));

  /** Patient elements render for the first time one after the other, each in a task of its own, unless they are hurried. */
  protected get isPatient() {
    return false;
  }
  protected hurry() {
    this.#hurry();
  }

  protected override async scheduleUpdate() {
    if (!this.hasUpdated && this.isPatient) await Promise.race([this.#hurried, (turn = turn.then(breather))]);
    super.scheduleUpdate();
  }

  protected override performUpdate() {
    if (!this.isUpdatePending) return;
    this.#stop?.();
    let isFirst = true;
    this.#stop = effect(() => {
      if (!isFirst) return this.requestUpdate();
      isFirst = false;
      super.performUpdate();
    });
  }

  /** What keys choose or move stays in the window, which may be lower than the figure. */
  protected async showFocused() {
    await this.updateComplete;
    this.renderRoot.querySelector('.handle:focus')?.scrollIntoView({ block: 'nearest' });
  }

  override connectedCallback() {
    super.connectedCallback();
    // Nothing was watched while it was away.
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }
}

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

/**
 * Tells when an element comes into the window and when it leaves. A busy page reports several changes at once, the
 * oldest first.
 */
export const observeSight = (tell: (isSeen: boolean) => void, rootMargin = '0px') =>
  new IntersectionObserver((changes) => tell(changes.at(-1)!.isIntersecting), { rootMargin });

/** Calls once an element is about to come into the window. */
export const observeNearness = (arrive: () => void) =>
  new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && arrive(), {
    rootMargin: '200px',
  });
