/** Builds what is missing, serves the site, and rebuilds while it runs. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main, root, say, since, stopAll } from './run.mjs';
import { ensurePackages, ensureRust } from './setup.mjs';
import { buildGlue } from './wasm.mjs';

const RUST = ['crates', 'Cargo.toml'];
const SETTLE_MS = 150;

await main(async () => {
  const { values } = parseArgs({ options: { host: { type: 'boolean' }, port: { type: 'string' } } });
  const start = performance.now();
  say('Meander: getting the site ready. The first time this takes a minute or two, later some seconds.');
  const packages = ensurePackages();
  const toolchain = await ensureRust();
  await Promise.all([packages, buildGlue(toolchain, { development: true })]);

  const { createServer } = await import('vite');
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.js'),
    server: { host: values.host ?? false, port: Number(values.port ?? 5173) },
  });
  await server.listen();
  say(`\nReady after ${since(start)}. Open:`);
  for (const url of [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])])
    say(`  ${url}`);
  say('\nChanges to Rust and JavaScript show by themselves. Ctrl-C ends it.');

  const unwatch = onRustChange(async () => {
    const from = performance.now();
    await buildGlue(toolchain, { development: true });
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
    say(`Rebuilt in ${since(from)}`);
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, async () => {
      unwatch();
      stopAll();
      await server.close();
      process.exit(0);
    });
});

/**
 * Runs `rebuild` after changes have settled, one at a time; its failures are printed and the watch goes on.
 * @param {() => Promise<void>} rebuild
 * @returns {() => void} ends the watch
 */
function onRustChange(rebuild) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let queue = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(rebuild).catch((error) => {
        if (!(error instanceof Failure)) throw error;
        say(`✗ ${error.message}\n  The page keeps the last build; the next change tries again.`);
      });
    }, SETTLE_MS);
  };
  const watchers = RUST.map((path) => watch(join(root, path), { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
