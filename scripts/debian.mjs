/** Installs Debian packages without a prompt; otherwise says what to run. */
import { existsSync, readFileSync } from 'node:fs';
import { Failure, output, run, say, which } from './run.mjs';

/**
 * @param {string[]} packages
 * @param {string} purpose
 * @param {string} elsewhere what to do on other systems
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
