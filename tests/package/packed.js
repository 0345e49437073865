/** Packs the package as npm would, and unpacks it in a new project. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs the build and returns the path of the tarball. @param {string} folder */
export function pack(folder) {
  const text = execFileSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  // Older npm prints a list, newer npm an object with an entry for each package.
  const [{ filename }] = /** @type {{ filename: string }[]} */ (Object.values(JSON.parse(text)));
  return join(folder, filename);
}

/**
 * Creates a project with the packed package and some of our own dependencies installed.
 * @param {string[]} [others] names of packages
 */
export function createProject(others = []) {
  const folder = mkdtempSync(join(tmpdir(), 'meander-'));
  const tarball = pack(folder);
  const home = join(folder, 'node_modules/meander');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);
  for (const name of others) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  const project = {
    folder,
    home,
    tarball,
    /** @param {string} file */
    path: (file) => join(folder, file),
    /** @param {Record<string, string>} files texts by name */
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    /** Does the same as the `cp` in docs/frameworks.md. @param {string} to a folder */
    copyModules(to) {
      for (const file of readdirSync(join(home, 'dist')).filter((name) =>
        /\.wasm$|^meander-worker/.test(name),
      ))
        copyFileSync(join(home, 'dist', file), join(folder, to, file));
    },
    /** @param {string} file of the package */
    read: (file) => readFileSync(join(home, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.write({ 'package.json': '{"type":"module","private":true}' });
  return project;
}
