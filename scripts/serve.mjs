/** Serves `dist/` and the sample posts with the static file server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createHost, listen } from './host.mjs';
import { Failure, isMain, main, root, say } from './run.mjs';

/**
 * @param {number} port 0 for any free one
 * @returns {Promise<number>} the port it listens on
 */
export function serve(port) {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Failure('Nothing is built yet: run `npm run build`.');
  return listen(createHost(root, { only: ['/dist/', '/tests/posts/'], home: '/dist/' }), port);
}

if (isMain(import.meta))
  await main(async () => {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
    say(`http://127.0.0.1:${await serve(Number(values.port))}/dist/`);
  });
