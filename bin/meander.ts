#!/usr/bin/env node
/** `meander KIND [STATE]`: writes any figure to a file, without a page. */
import { run } from './command.ts';

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that stops early, such as `head`, is not an error.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`meander: Standard output cannot be written: ${message}.\n`);
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2));
