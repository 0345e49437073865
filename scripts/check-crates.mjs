/**
 * The terms, the sources and the doubles of all crates are those that `deny.toml` allows; with `--advisories`, none has
 * a defect that the RustSec database, which is fetched for it, knows of.
 * `node scripts/check-crates.mjs`, by cargo-deny.
 */
import { cargo } from './cargo.mjs';
import { Failure, isMain, main, output, run, say } from './run.mjs';

const INSTALL = 'cargo install cargo-deny --locked';

/** Each workspace with what it need not have of that which is allowed. */
const WORKSPACES = [
  { manifest: 'Cargo.toml', spare: ['license-exception-not-encountered'] },
  { manifest: 'fuzz/Cargo.toml', spare: ['license-not-encountered', 'unmatched-skip'] },
];

/**
 * @param {{ required?: boolean, advisories?: boolean }} [options] whether a machine without cargo-deny is a failure;
 *   whether known defects are looked for, too
 */
export async function checkCrates({ required = false, advisories = false } = {}) {
  if (output(...cargo('deny', '--version')) === null) {
    if (required) throw new Failure(`cargo-deny is missing: \`${INSTALL}\` installs it.`);
    return say(`Skipped: cargo-deny is missing; \`${INSTALL}\` installs it.`);
  }
  const checks = ['bans', 'licenses', 'sources', ...(advisories ? ['advisories'] : [])];
  for (const { manifest, spare } of WORKSPACES) {
    const which = ['--manifest-path', manifest, '--config', 'deny.toml'];
    const allowed = spare.flatMap((lint) => ['--allow', lint]);
    await run(...cargo('deny', ...which, 'check', ...allowed, ...checks));
  }
}

if (isMain(import.meta)) {
  const required = !process.argv.includes('--if-available');
  await main(() => checkCrates({ required, advisories: process.argv.includes('--advisories') }));
}
