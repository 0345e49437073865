/** Node's threads as the workers of browsers. */

/** Node 20 has no `navigator`. */
export const processors = () => globalThis.process?.getBuiltinModule?.('node:os').availableParallelism() ?? 2;

/** As much of a browser's worker as `aside.ts` needs. */
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
    // A thread without work keeps no program running.
    this.#thread.unref();
  }

  postMessage(message: unknown) {
    this.#thread.postMessage(message);
  }

  terminate() {
    void this.#thread.terminate();
  }
}
