/** Imports texts and files into a figure, one at a time: a new import cancels the previous one. */
import { signal } from '@preact/signals-core';
import { checked } from '../engine/load.ts';
import { badArgument, ownReason } from '../errors.ts';
import type { Figure } from '../figure/figure.ts';
import type { Given } from './read.ts';

export type Import = ReturnType<typeof importInto>;

export function importInto(figure: Figure) {
  const busy = signal(false);
  let latest: AbortController | null = null;
  figure.history.interrupt = cancel;

  /** Cancels the current import. Returns true if there was one. */
  function cancel(): boolean {
    if (!latest) return false;
    latest.abort();
    latest = null;
    busy.value = false;
    figure.note.value = null;
    return true;
  }

  /** Shows a text, or rejects. If the reader caused it, the figure also says what is wrong. */
  async function readText(text: string, cause: 'api' | 'user') {
    if (typeof text !== 'string') throw badArgument('text', text, 'a string');
    if (cause !== 'api' && cause !== 'user') throw badArgument('cause', cause, "'api' or 'user'");
    return cause === 'api' ? show(text, cause) : take(text);
  }

  /** Shows a text or file from the reader. If that fails, the figure says why, and the promise rejects. */
  async function take(given: Given): Promise<void> {
    try {
      await show(given, 'user');
    } catch (error) {
      const say = figure.say.peek();
      const reason = ownReason(error, { unforeseen: say('status.unforeseen') });
      figure.tell(say('status.unreadable', { reason }), true);
      throw error;
    }
  }

  /** Changes the figure only after reading the whole text. */
  async function show(given: Given, cause: 'api' | 'user') {
    cancel();
    const say = figure.say.peek();
    const reading = (latest = new AbortController());
    const { signal } = reading;
    busy.value = true;
    figure.tell(say('status.reading'), true);
    try {
      await checked('read');
      const { read, textOf } = await import('./read.ts');
      const text = await textOf(given, say);
      if (signal.aborted) return;
      const { patch, told } = await read(text, figure.settings, say, signal);
      if (signal.aborted) return;
      cancel();
      if (cause === 'user') figure.edit(patch);
      else figure.set(patch);
      if (told) figure.tell(say(told.key, told.values), true);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (latest === reading) cancel();
    }
  }

  return { busy, cancel, text: readText, take };
}
