/** Files and texts that a reader drops, pastes or chooses. */
import { signal } from '@preact/signals-core';
import type { Import } from '../io/import.ts';
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
  /** True while something is held over the figure. */
  readonly dropping = signal(false);
  readonly #host: HTMLElement & { readonly: boolean };
  readonly #reading: () => Promise<Import>;
  readonly #complain: (error: unknown) => void;

  constructor(
    host: HTMLElement & { readonly: boolean },
    reading: () => Promise<Import>,
    complain: (error: unknown) => void,
  ) {
    this.#host = host;
    this.#reading = reading;
    this.#complain = complain;
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

  /** Engines send a paste to the selection, which may be elsewhere on the page: the whole document hears it. */
  paste = (event: ClipboardEvent) => {
    const focused = this.#host.shadowRoot!.activeElement;
    const typing = focused instanceof HTMLInputElement && focused.type === 'text';
    const text = event.clipboardData?.getData('text/plain');
    if (!focused || typing || !text || this.#host.readonly || event.defaultPrevented) return;
    event.preventDefault();
    this.#take(text);
  };

  async #take(given: Given | undefined) {
    if (!given) return;
    const error = await this.#reading().then(
      (reading) => reading.take(given),
      (failure: unknown) => failure,
    );
    if (error) this.#complain(error);
  }
}
