import { vi } from 'vitest';

/** Replaces workers with ones that never answer. Returns them in the order of their messages. */
export function idleWorkers() {
  const workers: { onmessage(event: object): void }[] = [];
  class Idle {
    onmessage() {}
    postMessage() {
      workers.push(this);
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Idle);
  return workers;
}
