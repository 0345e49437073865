/** Runs the benchmarks in a worker, so that the page stays responsive. */
import { ready } from '../engine.js';
import { measure } from './measure.js';
import { tasks } from './tasks/index.js';

addEventListener('message', async ({ data: quick }) => {
  try {
    await ready();
    for await (const task of tasks(quick)) postMessage({ row: await measure(task) });
    postMessage({ done: true });
  } catch (error) {
    postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
