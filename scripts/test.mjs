/** Every check there is, the quick ones first; the first failure ends the run. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, output, root, run, runTool, say, since } from './run.mjs';
import { ensureBrowser, ensurePackages, ensureRust } from './setup.mjs';
import { buildAll } from './build.mjs';
import { testBrowsers } from '../tests/browsers/run.mjs';
import { checkArrows } from './check-arrows.mjs';
import { checkInstructions } from './check-instructions.mjs';
import { checkOldestRust } from './check-oldest-rust.mjs';

/** @typedef {'rust' | 'js' | 'e2e'} Part */
/** @type {{ title: string, parts: Part[], work: () => Promise<void> }[]} */
const STEPS = [
  { title: 'Set-up', parts: ['rust', 'js', 'e2e'], work: setUp },
  { title: 'Rust format', parts: ['rust'], work: () => cargo('fmt', '--all', '--check') },
  {
    title: 'JavaScript format',
    parts: ['js'],
    work: () => runTool('prettier', '--check', '--log-level=warn', '.'),
  },
  { title: 'JavaScript lint', parts: ['js'], work: () => runTool('eslint', '.') },
  { title: 'Who may know whom', parts: ['rust'], work: checkArrows },
  {
    title: 'Clippy',
    parts: ['rust'],
    work: async () => {
      await cargo('clippy', '--workspace', '--all-targets', ...locked(), '--', '-D', 'warnings');
      const small = ['-p', 'meander-wasm', '--no-default-features'];
      await cargo('clippy', ...small, ...locked(), '--', '-D', 'warnings');
    },
  },
  // The glue generator has no tests and takes long to compile for them.
  {
    title: 'Rust tests',
    parts: ['rust'],
    work: () => cargo('test', '--workspace', '--exclude', 'xtask', ...locked()),
  },
  { title: 'Instruction counts', parts: ['rust'], work: () => checkInstructions() },
  {
    title: 'Rust docs',
    parts: ['rust'],
    work: () =>
      run('cargo', ['doc', '-p', 'meander-core', '--no-deps', ...locked()], {
        env: { RUSTDOCFLAGS: '-D warnings' },
      }),
  },
  {
    title: 'The crate as it would be published',
    parts: ['rust'],
    work: () => cargo('publish', '--dry-run', '-p', 'meander-core', '--allow-dirty', ...locked()),
  },
  { title: 'The oldest Rust that is promised', parts: ['rust'], work: () => checkOldestRust() },
  { title: 'Build', parts: ['js', 'e2e'], work: buildAll },
  { title: 'Types', parts: ['js'], work: () => runTool('tsc', '-p', 'tsconfig.json') },
  {
    title: 'JavaScript tests',
    parts: ['js'],
    work: () => run(process.execPath, ['--test', '--test-reporter=spec', ...unitTests()]),
  },
  { title: 'Browser tests', parts: ['e2e'], work: () => runTool('playwright', 'test') },
  { title: 'Other browsers', parts: ['e2e'], work: () => testBrowsers() },
];

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const steps = STEPS.filter(({ parts }) => !values.only || parts.some((part) => part === values.only));
  if (steps.length === 0) throw new Failure(`--only takes rust, js or e2e, not ${values.only}.`);
  const start = performance.now();
  const times = [];
  for (const { title, work } of steps) {
    const from = performance.now();
    say(`\n── ${title} ${'─'.repeat(Math.max(2, 60 - title.length))}`);
    await work().catch((error) => {
      if (error instanceof Failure) error.message = `${title}: ${error.message}`;
      throw error;
    });
    times.push(`${title} ${since(from)}`);
  }
  say(`\n✓ All passed in ${since(start)} (${times.join(', ')})`);
});

async function setUp() {
  await ensurePackages();
  say(`Rust: ${(await ensureRust()).about}`);
  for (const [tool, component] of [
    ['fmt', 'rustfmt'],
    ['clippy', 'clippy'],
  ])
    if (output('cargo', [tool, '--version']) === null)
      throw new Failure(`cargo ${tool} is missing: \`rustup component add ${component}\` installs it.`);
  say(`Browser: ${await ensureBrowser()}`);
}

/** @param {string[]} args */
function cargo(...args) {
  return run('cargo', args);
}

/** In CI a lock file that does not fit is an error. */
function locked() {
  return process.env.CI ? ['--locked'] : [];
}

/** Named one by one, because Node's versions disagree about what a folder means. */
function unitTests() {
  const folder = join(root, 'tests/js');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.test.js')).map((file) => join(folder, file));
}
