import { vi } from 'vitest';

/** Workers that never answer by themselves, listed as they are asked. */
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
