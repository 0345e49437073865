/**
 * Workers of a file beside this one, which strict pages allow, too; null where that file is on another host or in a folder,
 * because browsers refuse such workers. The build puts something else in this one's place for files that stand alone.
 */
const { origin, protocol } = new URL(import.meta.url);
const own = protocol.startsWith('http') && origin === globalThis.location?.origin;

export const startFile = own
  ? () => new Worker(new URL('./worker-file.js', import.meta.url), { type: 'module' })
  : null;
