/** Imports texts and files into a figure, one at a time: a new import cancels the previous one. */
import { signal } from '@preact/signals-core';
import { checked } from '../engine/load.ts';
import { badArgument, ownReason } from '../errors.ts';
import type { Figure } from '../figure/figure.ts';
import type { Given } from './read.ts';

export class Import {
  readonly busy = signal(false);
  readonly #figure: Figure;
  #latest: AbortController | null = null;

  constructor(figure: Figure) {
    this.#figure = figure;
    figure.history.interrupt = this.cancel;
  }

  /** Cancels the current import. Returns true if there was one. */
  cancel = (): boolean => {
    if (!this.#latest) return false;
    this.#latest.abort();
    this.#latest = null;
    this.busy.value = false;
    this.#figure.note.value = null;
    return true;
  };

  /** Shows a text, or rejects. If the reader caused it, the figure also says what is wrong. */
  async text(text: string, cause: 'api' | 'user') {
    if (typeof text !== 'string') throw badArgument('text', text, 'a string');
    if (cause !== 'api' && cause !== 'user') throw badArgument('cause', cause, "'api' or 'user'");
    return cause === 'api' ? this.#read(text, cause) : this.take(text);
  }

  /** Shows a text or file from the reader. If that fails, the figure says why, and the promise rejects. */
  async take(given: Given): Promise<void> {
    try {
      await this.#read(given, 'user');
    } catch (error) {
      const say = this.#figure.say.peek();
      const reason = ownReason(error, { unforeseen: say('status.unforeseen') });
      this.#figure.tell(say('status.unreadable', { reason }), true);
      throw error;
    }
  }

  /** Changes the figure only after reading the whole text. */
  async #read(given: Given, cause: 'api' | 'user') {
    this.cancel();
    const figure = this.#figure;
    const say = figure.say.peek();
    const reading = (this.#latest = new AbortController());
    const { signal } = reading;
    this.busy.value = true;
    figure.tell(say('status.reading'), true);
    try {
      await checked('read');
      const { read, textOf } = await import('./read.ts');
      const text = await textOf(given, say);
      if (signal.aborted) return;
      const { patch, told } = await read(text, figure.settings, say, signal);
      if (signal.aborted) return;
      this.cancel();
      if (cause === 'user') figure.edit(patch);
      else figure.set(patch);
      if (told) figure.tell(say(told.key, told.values), true);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (this.#latest === reading) this.cancel();
    }
  }
}
