/** How everything here starts cargo: with the versions of the lock file. */

/** These resolve nothing, have no such option, or are there to change the lock file. */
const WITHOUT = ['fmt', 'cyclonedx', 'update', '--version'];

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function cargo(command, ...args) {
  const free = [command, args[0]].some((word) => WITHOUT.includes(word));
  return ['cargo', [command, ...(free ? [] : ['--locked']), ...args]];
}
