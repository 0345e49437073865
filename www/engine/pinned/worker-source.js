/** For posts: a worker's file may not be of another host, so it is fetched, and only if it has its bytes from the build. */
import { fetchPinned } from './fetch.js';

export async function startWorker() {
  const program = await (await fetchPinned('meander-worker.js')).blob();
  return new Worker(URL.createObjectURL(program), { type: 'module' });
}
