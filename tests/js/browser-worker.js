/** Workers as browsers have them. */
import { Worker as Thread } from 'node:worker_threads';

/** What a browser has around a worker's program. @param {URL} file */
const bootstrap = (file) => `
  const { parentPort } = require('node:worker_threads');
  globalThis.postMessage = (data, transfer) => parentPort.postMessage(data, transfer);
  import(${JSON.stringify(file.href)}).then(() =>
    parentPort.on('message', (data) => globalThis.onmessage({ data })));
`;

/** A browser's worker, as far as it is needed, on one of Node's threads. */
export class BrowserWorker {
  static made = 0;
  static ended = 0;
  /** Results, found by workers. */
  static found = 0;
  /** @type {((event: { data: any }) => void) | undefined} */
  onmessage;
  /** @type {((event: { preventDefault: () => void }) => void) | undefined} */
  onerror;

  /** @param {URL} file */
  constructor(file) {
    BrowserWorker.made += 1;
    this.thread = this.start(file);
  }

  /** @param {URL} file */
  async start(file) {
    const thread = new Thread(bootstrap(file), { eval: true });
    thread.on('message', (data) => {
      if (typeof data !== 'number') BrowserWorker.found += 1;
      this.onmessage?.({ data });
    });
    thread.on('error', () => this.onerror?.({ preventDefault() {} }));
    // It waits for more work, the test does not.
    thread.unref();
    return thread;
  }

  /** @param {any} message */
  async postMessage(message) {
    (await this.thread).postMessage(message);
  }

  async terminate() {
    BrowserWorker.ended += 1;
    await (await this.thread).terminate();
  }
}

/** @param {any} worker @param {() => Promise<void>} run */
export async function withWorker(worker, run) {
  Object.assign(globalThis, { Worker: worker });
  await run().finally(() => Reflect.deleteProperty(globalThis, 'Worker'));
}
