/** Starting other programs, and saying so: the only place of the scripts that does either. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** A failure the reader can act on: its message is printed without a stack trace. */
export class Failure extends Error {}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {number} start a time from `performance.now()` */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Runs a program; rejects unless it exits with 0.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, detached?: boolean, write?: (chunk: Buffer) => void }} [options]
 *   what to add to the environment; whether Ctrl-C in the terminal leaves it alone; what takes its
 *   output, which is shown otherwise
 * @returns {Promise<void>}
 */
export function run(program, args, { env = {}, detached = false, write } = {}) {
  const to = write ? 'pipe' : 'inherit';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached,
      stdio: ['ignore', to, to],
      shell: process.platform === 'win32' && program === 'npm',
    });
    if (!detached) running.add(child);
    if (write) for (const stream of [child.stdout, child.stderr]) stream?.on('data', write);
    child.on('exit', () => running.delete(child));
    child.on('error', (error) => reject(new Failure(`cannot start ${program}: ${error.message}`)));
    // All that it printed has been read then.
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Failure(`\`${[program, ...args].join(' ')}\` failed (${signal ?? `exit code ${code}`})`));
    });
  });
}

/** Where the locked packages keep their programs; finding them by npx takes half a second each. */
const PROGRAMS = {
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript/bin/tsc',
  'wasm-opt': 'binaryen/bin/wasm-opt',
};

/** The script of a program of the npm packages. @param {keyof typeof PROGRAMS} name */
export function toolPath(name) {
  return join(root, 'node_modules', PROGRAMS[name]);
}

/**
 * @param {keyof typeof PROGRAMS} name
 * @param {string[]} args
 */
export function runTool(name, ...args) {
  return run(process.execPath, [toolPath(name), ...args]);
}

/** Ends what `run` has started and not yet seen end. */
export function stopAll() {
  for (const child of running) child.kill();
}

/**
 * The program's standard output, or null when it is missing or fails.
 * @param {string} program
 * @param {string[]} args
 */
export function output(program, args) {
  const result = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}

/**
 * A script's main function: a Failure ends it with its sentence, anything else with a stack trace.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Failure) process.stderr.write(`\n✗ ${error.message}\n`);
    else throw error;
  }
}

/**
 * Whether the module is the program that node was started with.
 * @param {ImportMeta} meta
 */
export function isMain(meta) {
  return process.argv[1] !== undefined && fileURLToPath(meta.url) === process.argv[1];
}
