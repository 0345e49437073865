#!/usr/bin/env node
/** `meander KIND [STATE]`: any figure as a file, without a page. */
import { run } from './command.ts';

// A reader that stops early, such as `head`, is no fault.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2));
