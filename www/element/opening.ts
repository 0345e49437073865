/** Files and texts that a reader drops, pastes or chooses. */
import { signal } from '@preact/signals-core';
import type { Given } from '../io/read.ts';

const ACCEPTED = '.csv,.json,.geojson,.gpx,.svg,.txt,text/*,application/json';

/** Lets the reader choose a file; undefined after Cancel. */
function chooseFile(): Promise<File | undefined> {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: ACCEPTED });
  return new Promise((done) => {
    input.onchange = () => done(input.files?.[0]);
    input.oncancel = () => done(undefined);
    input.click();
  });
}

export class Opening {
  /** True while the reader drags a file or a text over the figure. */
  readonly dropping = signal(false);
  readonly #host: HTMLElement & { readonly: boolean };
  readonly #read: (given: Given) => void;

  constructor(host: HTMLElement & { readonly: boolean }, read: (given: Given) => void) {
    this.#host = host;
    this.#read = read;
  }

  over = (event: DragEvent) => {
    if (this.#host.readonly) return;
    event.preventDefault();
    this.dropping.value = true;
  };

  leave = (event: DragEvent) => {
    const inside = (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
    if (!inside) this.dropping.value = false;
  };

  drop = (event: DragEvent) => {
    this.dropping.value = false;
    if (this.#host.readonly) return;
    event.preventDefault();
    this.#take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain'));
  };

  open = async () => this.#take(await chooseFile());

  /** Called for the whole document: browsers send a paste to the selection, which may be elsewhere on the page. */
  paste = (event: ClipboardEvent) => {
    const focused = this.#host.shadowRoot!.activeElement;
    const typing = focused instanceof HTMLInputElement && focused.type === 'text';
    const text = event.clipboardData?.getData('text/plain');
    if (!focused || typing || !text || this.#host.readonly || event.defaultPrevented) return;
    event.preventDefault();
    this.#take(text);
  };

  #take(given: Given | undefined) {
    if (given) this.#read(given);
  }
}
