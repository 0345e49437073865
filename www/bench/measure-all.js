/** All benchmarks, one after the other. */
import { ready } from '../engine.js';
import { measure } from './measure.js';
import { tasks } from './tasks/index.js';

/**
 * @param {boolean} quick
 * @param {(row: import('./measure.js').Row) => void} tell
 */
export async function measureAll(quick, tell) {
  await ready();
  for await (const task of tasks(quick)) tell(await measure(task));
}
