/** Firefox and WebKit, where they can be driven: found, or installed where that asks nobody. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './run.mjs';
import { installDebian, isProgram, which } from './setup.mjs';

/** @typedef {{ driver: string, browser: string, display: string }} WebKit its WebDriver, the browser, the screen that it needs */

const FIREFOX_BUNDLES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** Where distributions put what no PATH has. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

/** @returns {string | null} */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) return isProgram(given) ? given : null;
  return (
    ['firefox-esr', 'firefox'].map(which).find(Boolean) ??
    FIREFOX_BUNDLES.find((path) => isProgram(path)) ??
    null
  );
}

/** @returns {WebKit | null} */
export function findWebKit() {
  const driver = which('WebKitWebDriver') ?? inLibraries('WebKitWebDriver');
  const browser = inLibraries('MiniBrowser');
  const display = which('xvfb-run');
  return driver && browser && display ? { driver, browser, display } : null;
}

/** Such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser or /usr/libexec/webkitgtk-6.0/MiniBrowser. @param {string} name */
function inLibraries(name) {
  const folders = LIBRARIES.flatMap((library) => [library, ...inside(library, /-linux-gnu/)]);
  const versions = folders.flatMap((folder) =>
    inside(folder, /^webkit(2gtk|gtk)-\d/)
      .sort()
      .reverse(),
  );
  return versions.map((folder) => join(folder, name)).find((path) => isProgram(path)) ?? null;
}

/** @param {string} folder @param {RegExp} names */
function inside(folder, names) {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => join(folder, name));
}

/**
 * @typedef {object} Engine
 * @property {string} title
 * @property {() => unknown} find
 * @property {string[]} packages of Debian
 * @property {string} elsewhere what to do on other systems
 */

/** Those that `tests/browsers` can do without. @type {Record<string, Engine>} */
export const ENGINES = {
  firefox: {
    title: 'Firefox',
    find: findFirefox,
    packages: ['firefox-esr'],
    elsewhere: 'install Firefox or set FIREFOX_PATH to it',
  },
  webkit: {
    title: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    elsewhere: 'install WebKitGTK’s WebKitWebDriver and MiniBrowser, and xvfb-run',
  },
};

/**
 * What an engine that is not here means: where nothing is to be installed it is left out, else it is a failure unless
 * it can be installed without asking anyone.
 * @param {Engine} engine
 * @param {{ install?: boolean }} options
 * @param {typeof installDebian} [installing]
 * @returns {Promise<{ fails: boolean, sentence: string } | null>} null where it is here
 */
export async function findLack(
  { title, find, packages, elsewhere },
  { install },
  installing = installDebian,
) {
  if (find()) return null;
  if (!install) return { fails: false, sentence: `${title}: not tried, because it is not installed here` };
  try {
    await installing(packages, `${title} for the tests`, elsewhere);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { fails: true, sentence: error.message };
  }
  if (find()) return null;
  return { fails: true, sentence: `${title} is not found after ${packages.join(', ')} came: ${elsewhere}.` };
}
