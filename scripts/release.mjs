/**
 * `node scripts/release.mjs`: builds, and tries to publish both packages, without doing so. With a version it writes
 * that and the changelog before. Publishing stays with a person, who is told how.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargo } from './cargo.mjs';
import { changelogFor, manifestFor } from './release-texts.mjs';
import { Failure, main, output, root, run, say } from './run.mjs';
import { writeSbom } from './sbom.mjs';

/** npm builds before it packs unless told not to: that has been done, and shown. */
const NPM = ['publish', '--ignore-scripts'];
/** @type {[string, ...string[]]} */
const CRATE = ['publish', '-p', 'meander-core'];

await main(async () => {
  const version = process.argv[2];
  if (version !== undefined) await write(version);
  await run(process.execPath, [join(root, 'scripts/build.mjs')]);
  await run('npm', [...NPM, '--dry-run', '--loglevel=warn']);
  // What was just written is not committed yet.
  await run(...cargo(...CRATE, '--dry-run', '--allow-dirty'));
  await writeSbom();
  if (version === undefined) return say('Both packages can be published. No file was changed.');
  const next = [
    `git commit -am "Version ${version}"`,
    'npm run test:all',
    `git tag --annotate --message v${version} v${version} && git push --follow-tags`,
    `npm ${NPM.join(' ')}`,
    cargo(...CRATE)
      .flat()
      .join(' '),
  ];
  say(`Version ${version} is written and can be published. Look at \`git diff\`, then\n`);
  for (const command of next) say(`  ${command}`);
});

/** @param {string} version */
async function write(version) {
  if (output('git', ['status', '--porcelain']) !== '')
    throw new Failure('There are changes that are not committed: a release is made of what is.');
  // The day of whoever releases, wherever that is.
  const today = new Date().toLocaleDateString('sv-SE');
  change('CHANGELOG.md', (text) => changelogFor(text, version, today));
  change('Cargo.toml', (text) => manifestFor(text, version));
  for (const manifest of ['Cargo.toml', 'fuzz/Cargo.toml'])
    await run(...cargo('update', '--workspace', '--quiet', '--manifest-path', manifest));
  await run('npm', ['version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts']);
}

/** @param {string} file @param {(text: string) => string} by */
function change(file, by) {
  const path = join(root, file);
  writeFileSync(path, by(readFileSync(path, 'utf8')));
}
