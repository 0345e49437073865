import { ownError } from '../../errors.js';

/**
 * Announces an error to the page as `meander-error`. Readers get a sentence elsewhere; the cause is for developers, and the
 * console shows it where something did not load.
 * @param {(type: string, detail: object) => void} announce
 * @param {unknown} thrown
 */
export function reportError(announce, thrown) {
  const { code, argument, message, line, column, cause } = ownError(thrown);
  if (code === 'LoadFailed') console.error(message, ...(cause === undefined ? [] : [cause]));
  announce('error', { code, argument, message, ...(line ? { line, column } : {}), cause });
}
