/**
 * `npm test`: everything that an ordinary change can break. `npm run test:all`: that, and then what
 * only a rare change can. `--only rust`, `js` or `e2e` runs a part of it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cargo } from './cargo.mjs';
import { Failure, main, output, root, run, say, since, stopAll, toolPath } from './run.mjs';
import { ensurePackages, ensureRust, ensureBrowser } from './setup.mjs';

/**
 * @typedef {'rust' | 'js' | 'e2e'} Part
 * @typedef {{ title: string, parts: Part[], program: string, args: string[], env?: Record<string, string> }} Step
 */

const FEATURES = ['--features', 'serde,mint', '--test', 'features'];
const SMALL = ['-p', 'meander-wasm', '--no-default-features'];

/** @type {Step[]} */
const RUST = [
  rust('Rust format', 'fmt', '--all', '--check'),
  node('Dependencies between Rust modules', ['rust'], 'scripts/check-arrows.mjs'),
  rust('Clippy', 'clippy', '--all-targets', '--', '-D', 'warnings'),
  rust('Clippy on the small module', 'clippy', ...SMALL, '--', '-D', 'warnings'),
  // The other crates have no tests in Rust: those in JavaScript call them.
  rust('Rust tests', 'test', '-p', 'meander-core', '-p', 'meander-targets'),
  {
    ...rust('Rust docs', 'doc', '-p', 'meander-core', '--no-deps'),
    env: { RUSTDOCFLAGS: '-D warnings' },
  },
];
/** @type {Step[]} */
const JAVASCRIPT = [
  node('Build', ['js', 'e2e'], 'scripts/build.mjs'),
  tool('Types', ['js'], 'tsc', '-p', 'tsconfig.json'),
];
/** Whichever of the two above is done first goes on with these. Files that did not change were checked before. */
const EITHER = [
  tool('JavaScript format', ['js'], 'prettier', '--cache', '--check', '--log-level=warn', '.'),
  tool(
    'JavaScript lint',
    ['js'],
    'eslint',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '.',
  ),
  node('CSS lint', ['js'], 'scripts/lint-styles.mjs'),
];
/** Some measure how long work keeps the page from going on: nothing else runs beside them. */
const UNIT = node(
  'JavaScript tests',
  ['js'],
  ...['--test', '--test-concurrency=2', '--test-reporter=spec', ...unitTests()],
);
/** Compiles and serves a clone: nothing else runs beside it. */
const COMMANDS = node('The commands in a fresh clone', ['e2e'], '--test', 'tests/commands.test.js');
/** Tests in browsers wait for frames: nothing else runs beside them. */
const BROWSER = tool('Browser tests', ['e2e'], 'playwright', 'test', '--project=element');

/** What only a rare change can break, with that change. @type {Step[]} */
const RARE = [
  // What arbitrary input does one time in thousands: in an ordinary run each is tried a few hundred times.
  {
    ...rust('More calls of every target', 'test', '-p', 'meander-targets'),
    env: { MEANDER_CALLS: '20000' },
  },
  {
    ...node('More arbitrary input', ['js'], '--test', '--test-concurrency=2', ...unitTests('hostile-')),
    env: { MEANDER_RUNS: '10000' },
  },
  // A manifest, a file that the crate leaves out, or a dependency that the lists of what was used do not name.
  node('Both packages as they would be published', ['rust'], 'scripts/release.mjs'),
  // The features of the crate that are off by default.
  rust('Features of the crate', 'test', '-p', 'meander-core', ...FEATURES),
  // A newer feature of the language or the library: Clippy knows `rust-version` and finds most.
  node('The oldest Rust that is promised', ['rust'], 'scripts/check-oldest-rust.mjs', '--if-available'),
  // What the crates depend on.
  node('Terms and sources of the crates', ['rust'], 'scripts/check-crates.mjs', '--if-available'),
  // How an algorithm grows with its input.
  node('Instruction counts', ['rust'], 'scripts/check-instructions.mjs', '--if-available'),
  // The glue generator, whose dependencies take longer to check than everything else.
  rust('Clippy on the glue generator', 'clippy', '-p', 'xtask', '--', '-D', 'warnings'),
  // What the build takes from the machine or the moment that it runs in.
  node('Two builds', ['js'], 'scripts/check-reproducible.mjs'),
  // The page of measurements, how much of a state is drawn, what only a walk over every page shows, the layout of the
  // package, or a bundler or framework.
  tool('Measurements, access, bundlers and frameworks', ['e2e'], 'playwright', 'test', '--project=rare'),
  // Something that not every engine understands.
  node('Chromium, Firefox and WebKit', ['e2e'], 'tests/browsers/run.mjs', '--install'),
];

/** @type {string[]} */
const times = [];
let failed = false;

await main(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } });
  if (values.only !== undefined && !['rust', 'js', 'e2e'].includes(values.only))
    throw new Failure(`--only takes rust, js or e2e, not ${values.only}.`);
  /** @param {Step[]} steps */
  const chosen = (steps) =>
    steps.filter(({ parts }) => !values.only || parts.some((part) => part === values.only));
  const start = performance.now();
  await setUp();
  const either = chosen(EITHER);
  await Promise.all(
    [RUST, JAVASCRIPT].map(async (lane) => {
      await inOrder(chosen(lane), false);
      while (either.length) await inOrder(either.splice(0, 1), false);
    }),
  );
  await inOrder(chosen([UNIT, COMMANDS, BROWSER, ...(values.all ? RARE : [])]), true);
  say(`\n✓ All passed in ${since(start)} (${times.join(', ')})`);
});

async function setUp() {
  await ensurePackages();
  say(`Rust: ${(await ensureRust()).about}`);
  for (const [name, component] of [
    ['fmt', 'rustfmt'],
    ['clippy', 'clippy'],
  ])
    if (output(...cargo(name, '--version')) === null)
      throw new Failure(`cargo ${name} is missing: \`rustup component add ${component}\` installs it.`);
  say(`Browser: ${await ensureBrowser()}`);
}

/**
 * @param {Step[]} steps
 * @param {boolean} live whether what they print is shown at once; beside other steps, when they end
 */
async function inOrder(steps, live) {
  for (const step of steps) if (!failed) await perform(step, live);
}

/** @param {Step} step @param {boolean} live */
async function perform({ title, program, args, env }, live) {
  const start = performance.now();
  /** @type {Buffer[]} */
  const printed = [];
  const show = () =>
    say(`${headline(`${title}: ${since(start)}`)}${Buffer.concat(printed).toString().trimEnd()}`);
  if (live) say(headline(title));
  try {
    await run(program, args, { env, ...(live ? {} : { write: (chunk) => void printed.push(chunk) }) });
  } catch (error) {
    // What was cut short says nothing.
    if (failed) return;
    failed = true;
    if (!live) show();
    stopAll();
    if (error instanceof Failure) error.message = `${title}: ${error.message}`;
    throw error;
  }
  if (!live) show();
  times.push(`${title} ${since(start)}`);
}

/** @param {string} text */
function headline(text) {
  return `\n── ${text} ${'─'.repeat(Math.max(2, 60 - text.length))}\n`;
}

/** @param {string} title @param {string} command @param {string[]} args @returns {Step} */
function rust(title, command, ...args) {
  const [program, all] = cargo(command, ...args);
  return { title, parts: ['rust'], program, args: all };
}

/** @param {string} title @param {Part[]} parts @param {string[]} args @returns {Step} */
function node(title, parts, ...args) {
  return { title, parts, program: process.execPath, args };
}

/**
 * @param {string} title
 * @param {Part[]} parts
 * @param {Parameters<typeof toolPath>[0]} name
 * @param {string[]} args
 * @returns {Step}
 */
function tool(title, parts, name, ...args) {
  return node(title, parts, toolPath(name), ...args);
}

/** Named one by one, because Node's versions disagree about what a folder means. */
function unitTests(start = '') {
  const folder = join(root, 'tests/js');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const wanted = files.filter((file) => file.startsWith(start) && file.endsWith('.test.js'));
  return wanted.map((file) => join(folder, file));
}
