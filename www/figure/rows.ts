import type { Kind } from './kinds.ts';

/** A row of the table of settings. */
export interface Row<T> extends Kind<T> {
  /** Key in the state string, which never changes; null if it is not part of it. */
  code: string | null;
  /** Value of a state string that leaves it out, where that is not the start. */
  absent?: T;
}

export const row = <T>(code: string, kind: Kind<T>, { absent }: { absent?: NoInfer<T> } = {}): Row<T> => ({
  code,
  ...kind,
  absent,
});

/** A setting that no state string has. */
export const unsaved = <T>(kind: Kind<T>): Row<T> => ({ code: null, ...kind });
