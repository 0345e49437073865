/** The benchmarks, on input from fixed seeds, most with another library as peer. */
import { carving, later, wiggling } from './carving.js';
import { curves } from './curves.js';
import { routes } from './routes.js';
import { simplifying } from './simplifying.js';

/**
 * @typedef {object} Task
 * @property {string} title
 * @property {(run: number) => any} ours
 * @property {{ name: string, run: (run: number) => any, times?: number, runs?: number }} [peer] `times`: how often it
 *   would have to run for as much work; `runs`: how often it runs at all, where one run takes long
 * @property {(ours: any, theirs: any) => boolean} [agree]
 * @property {string} [note]
 * @property {Bar} [bar] the target
 *
 * @typedef {object} Bar
 * @property {number} [within] milliseconds
 * @property {number} [faster] so many times faster than the peer
 * @property {number} [atMost] so many times as long as the peer
 */

/**
 * @param {boolean} quick
 * @returns {AsyncGenerator<Task>}
 */
export async function* tasks(quick) {
  yield* carving(quick);
  yield* wiggling(quick);
  yield* later(quick);
  yield* simplifying(quick);
  yield* curves(quick);
  yield* routes(quick);
}
