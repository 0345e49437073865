/** Runs other programs in the root of the repository, and installs those that are missing. */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A failure that the reader can act on. Tools print an error's stack, so this one contains only the message. */
export class Failure extends Error {
  stack = this.message;
}

/** @param {string} text */
export const say = (text) => void process.stdout.write(`${text}\n`);

/**
 * Rejects with the end of what the program wrote to standard error, unless it exits with 0.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's environment
 * @param {boolean} [detached] keeps Ctrl-C in the terminal away from the program
 * @returns {Promise<void>}
 */
export function run(program, args, env = {}, detached = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      detached,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      errors = (errors + chunk).slice(-10_000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Failure(`${errors}\`${program} ${args.join(' ')}\` failed.`));
    });
  });
}

/**
 * The program's standard output, or null when it is missing or fails.
 * @param {string} program
 * @param {string[]} args
 */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The path of a program on the PATH. @param {string} name */
export function which(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages without asking, or says what to run.
 * @param {string[]} packages
 * @param {string} purpose
 * @param {string} elsewhere instructions for other systems
 */
export async function installDebian(packages, purpose, elsewhere) {
  const debian =
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!debian || !which('apt-get')) throw new Failure(`Missing: ${purpose}. Please ${elsewhere}.`);
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && output('sudo', ['-n', 'true']) === null)
    throw new Failure(
      `Missing: ${purpose}. Please run\n\n  sudo apt-get update && sudo ${install.join(' ')}\n\nor ${elsewhere}.`,
    );
  say(`Installing ${purpose} from Debian: ${packages.join(' ')} …`);
  const prefix = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive'];
  await run('env', [...prefix, 'apt-get', 'update', '-qq']);
  await run('env', [...prefix, ...install, '-qq', '-o', 'DPkg::Lock::Timeout=300']);
}
