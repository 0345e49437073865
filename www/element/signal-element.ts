import { effect } from '@preact/signals-core';
import { LitElement } from 'lit';

/** A Lit element that renders again when a signal that it read has changed. */
export abstract class SignalElement extends LitElement {
  #stop: (() => void) | null = null;

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
