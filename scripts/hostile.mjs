/**
 * As many calls on arbitrary input as are asked for, of each function in Rust and in JavaScript, a thousandth of them in
 * pages of the built site, and how long they took: `node scripts/hostile.mjs 1000000`. Its figures stand in
 * docs/hostile-input.md.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cargo } from './cargo.mjs';
import { Failure, main, root, run, toolPath } from './run.mjs';

await main(async () => {
  const [calls = '1000000'] = process.argv.slice(2);
  if (!/^\d+$/.test(calls)) throw new Failure(`How many calls? A number, not ${calls}.`);
  const seeded = ['-p', 'meander-targets', '--example', 'seeded', '--', calls];
  await run(...cargo('run', '--quiet', '--profile', 'targets', ...seeded));
  const folder = join(root, 'tests/js');
  const files = readdirSync(folder).filter((file) => file.startsWith('hostile-'));
  const paths = files.map((file) => join(folder, file));
  await run(process.execPath, ['--test', '--test-concurrency=1', '--test-reporter=spec', ...paths], {
    env: { MEANDER_RUNS: calls },
  });
  // A page takes some thousand times as long to answer as a call.
  const inPages = String(Math.ceil(Number(calls) / 1000));
  await run(process.execPath, [toolPath('playwright'), 'test', '--project=element', 'tests/e2e/hostile'], {
    env: { MEANDER_RUNS: inPages },
  });
});
