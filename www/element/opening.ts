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

export type Opening = ReturnType<typeof openingOf>;

export function openingOf(host: HTMLElement & { readonly: boolean }, read: (given: Given) => void) {
  /** True while the reader drags a file or a text over the figure. */
  const dropping = signal(false);
  const take = (given: Given | undefined) => given && read(given);

  function over(event: DragEvent) {
    if (host.readonly) return;
    event.preventDefault();
    dropping.value = true;
  }

  function leave(event: DragEvent) {
    const inside = (event.currentTarget as Element).contains(event.relatedTarget as Node | null);
    if (!inside) dropping.value = false;
  }

  function drop(event: DragEvent) {
    dropping.value = false;
    if (host.readonly) return;
    event.preventDefault();
    take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain'));
  }

  const open = async () => take(await chooseFile());

  /** Called for the whole document: browsers send a paste to the selection, which may be elsewhere on the page. */
  function paste(event: ClipboardEvent) {
    const focused = host.shadowRoot!.activeElement;
    const typing = focused instanceof HTMLInputElement && focused.type === 'text';
    const text = event.clipboardData?.getData('text/plain');
    if (!focused || typing || !text || host.readonly || event.defaultPrevented) return;
    event.preventDefault();
    take(text);
  }

  return { dropping, over, leave, drop, open, paste };
}
