/** Workers of a file beside this one. */

/** @returns {Worker | Promise<Worker>} */
export function startWorker() {
  /** Bundlers look for the words below. A worker's file may not be of another host: there a Blob imports it. */
  const Worker = class extends globalThis.Worker {
    /** @param {URL} file @param {WorkerOptions} options */
    constructor(file, options) {
      const { location } = globalThis;
      const own = !location || file.origin === location.origin;
      const text = `import ${JSON.stringify(file.href)};`;
      super(own ? file : URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), options);
    }
  };
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
