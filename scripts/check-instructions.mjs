/**
 * Counts instructions, which no other program on the machine can slow down, and compares the counts
 * with one another: an algorithm that stops growing as it should, or that no longer beats the plain
 * form of itself, fails here, on any machine and whatever the compiler. Needs valgrind.
 * `npm run bench:instructions`
 */
import { spawnSync } from 'node:child_process';
import { cargo } from './cargo.mjs';
import { Failure, isMain, main, output, root, say } from './run.mjs';

/** @typedef {[task: string, size: number]} Task */

/**
 * What a count is compared with; `per` makes both counts ones for each cell or point.
 * @type {{ what: string, of: Task, to: Task, per?: (size: number) => number, atMost: number }[]}
 */
const LIMITS = [
  { what: 'flood, a cell', of: ['flood', 300], to: ['flood', 75], per: (side) => side * side, atMost: 1.5 },
  // More than two ends take a spanning tree of what the flood has visited, too, and four visit more than two. How many
  // ends there are counts for little else.
  { what: 'four ends beside two', of: ['flood-4', 100], to: ['flood', 100], atMost: 3.2 },
  { what: 'many ends beside two', of: ['flood-many', 100], to: ['flood', 100], atMost: 8 },
  { what: 'flood beside stepping', of: ['flood', 40], to: ['stepping', 40], atMost: 0.09 },
  { what: 'wiggling beside plain', of: ['wiggling', 100], to: ['wiggling-plain', 100], atMost: 0.3 },
  { what: 'noisy line, a point', of: ['noisy', 100_000], to: ['noisy', 5_000], per: Number, atMost: 1.6 },
  { what: 'noisy line beside plain', of: ['noisy', 20_000], to: ['noisy-plain', 20_000], atMost: 0.7 },
  { what: 'zigzag, a point', of: ['zigzag', 40_000], to: ['zigzag', 2_000], per: Number, atMost: 2 },
  { what: 'zigzag beside plain', of: ['zigzag', 3_000], to: ['zigzag-plain', 3_000], atMost: 0.06 },
  { what: 'short line beside plain', of: ['short', 50], to: ['short-plain', 50], atMost: 1 },
  {
    what: 'deviation, a point',
    of: ['deviation', 64_000],
    to: ['deviation', 2_000],
    per: Number,
    atMost: 1.6,
  },
  { what: 'route, a cell', of: ['route', 200], to: ['route', 50], per: (side) => side * side, atMost: 1.5 },
  { what: 'A* beside breadth-first', of: ['route', 200], to: ['route-plain', 200], atMost: 0.9 },
  { what: 'a pass of Chaikin', of: ['chaikin', 2_000], to: ['chaikin-once', 64_000], atMost: 0.9 },
];

/** @param {{ required?: boolean }} [options] whether a machine without valgrind is a failure */
export async function checkInstructions({ required = false } = {}) {
  if (output('valgrind', ['--version']) === null) {
    if (required) throw new Failure('valgrind is missing: `apt-get install valgrind` brings it.');
    return say('Skipped: there is no valgrind here to count with.');
  }
  const program = build();
  const faults = LIMITS.flatMap(({ what, of, to, per = () => 1, atMost }) => {
    const ratio = count(program, of) / per(of[1]) / (count(program, to) / per(to[1]));
    say(`${what.padEnd(24)} ${of.join(' ').padEnd(14)} / ${to.join(' ').padEnd(12)} ${ratio.toFixed(3)}`);
    return ratio <= atMost ? [] : [`${what}: ${ratio.toFixed(3)} times as many, at most ${atMost} allowed`];
  });
  if (faults.length > 0) throw new Failure(faults.join('\n  '));
}

/** Where cargo put the program. */
function build() {
  const which = ['-p', 'meander-bench', '--bench', 'instructions'];
  const call = cargo('bench', ...which, '--no-run', '--message-format=json');
  const lines = output(...call);
  if (lines === null) throw new Failure(`\`${call.flat().join(' ')}\` failed: run it to see why.`);
  for (const line of lines.split('\n').filter((text) => text.startsWith('{'))) {
    const { executable, target } = JSON.parse(line);
    if (executable && target.name === 'instructions') return String(executable);
  }
  throw new Failure('cargo did not say where it put the program that is counted.');
}

/**
 * @param {string} program
 * @param {Task} task
 */
function count(program, [task, size]) {
  const args = ['--tool=callgrind', '--callgrind-out-file=/dev/null', program, task, String(size)];
  const { stderr } = spawnSync('valgrind', args, { cwd: root, encoding: 'utf8' });
  const found = /Collected : (\d+)/.exec(stderr);
  if (!found) throw new Failure(`valgrind did not count ${task} ${size}: ${stderr}`);
  return Number(found[1]);
}

if (isMain(import.meta))
  await main(() => checkInstructions({ required: !process.argv.includes('--if-available') }));
