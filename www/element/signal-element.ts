import { effect } from '@preact/signals-core';
import { LitElement } from 'lit';

let turn: Promise<unknown> = Promise.resolve();
export const breather = () => new Promise((done) => setTimeout(done));

/** A Lit element that renders again when a signal it has read changes. */
export abstract class SignalElement extends LitElement {
  #stop: (() => void) | null = null;
  readonly #hurried = Promise.withResolvers<void>();

  /** Patient elements make their first render one after another, each in its own task, unless `hurry` is called. */
  protected get isPatient() {
    return false;
  }
  protected hurry() {
    this.#hurried.resolve();
  }

  protected override async scheduleUpdate() {
    if (!this.hasUpdated && this.isPatient)
      await Promise.race([this.#hurried.promise, (turn = turn.then(breather))]);
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

  /** Scrolls to the handle that keys choose or move: the window may be lower than the figure. */
  protected async showFocused() {
    await this.updateComplete;
    this.renderRoot.querySelector('.handle:focus')?.scrollIntoView({ block: 'nearest' });
  }

  /** Fires `meander-ready`, `meander-change` and so on. */
  protected announce(type: string, detail: object = {}) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { detail, bubbles: true, composed: true }));
  }

  override connectedCallback() {
    super.connectedCallback();
    // A disconnected element does not watch its signals.
    this.requestUpdate();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = null;
  }
}

/** Reports when an element enters or leaves the viewport. A busy page reports several changes, the oldest first. */
export const observeSight = (tell: (isSeen: boolean) => void, rootMargin = '0px') =>
  new IntersectionObserver((changes) => tell(changes.at(-1)!.isIntersecting), { rootMargin });

/** Reports when an element comes near the viewport. */
export const observeNearness = (arrive: () => void) =>
  new IntersectionObserver((changes) => changes.some(({ isIntersecting }) => isIntersecting) && arrive(), {
    rootMargin: '200px',
  });
