/** Makes Node's threads look like a browser's workers. */

/** Node 20 has no `navigator`. */
export const processors = () => globalThis.process?.getBuiltinModule?.('node:os').availableParallelism() ?? 2;

/** The part of a browser's `Worker` that `aside.ts` needs. */
export class Thread {
  onmessage: ((event: { data: any }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  #thread;

  constructor(file: URL) {
    // Not an import: a bundler for the browser would look for the file.
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    this.#thread = new Worker(file);
    this.#thread.on('message', (data) => this.onmessage?.({ data }));
    this.#thread.on('error', () => this.onerror?.({ preventDefault() {} }));
    // An idle thread must not keep the program running.
    this.#thread.unref();
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message);
  }

  terminate() {
    void this.#thread.terminate();
  }
}
