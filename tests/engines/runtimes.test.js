/** The package in Bun, Deno and Cloudflare's workerd, which npm downloads. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
// @ts-expect-error The package of types lacks this file.
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { createProject } from '../package/packed.js';

const RUNTIMES = { bun: 'bun@1.4.5', deno: 'deno@2.9.6', workerd: 'workerd@1.20261117.1' };
/** Searches long enough for timers to run in the meantime. */
const PROGRAM = `
  import { astar, astarLater, ready } from 'meander';
  await ready();
  const field = { width: 2000, height: 2000, from: 0, to: 3_999_999, seed: 5 };
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const route = await astarLater(field);
  clearInterval(timer);
  console.log(JSON.stringify([String(route) === String(astar(field)), turns > 10]));`;
const FIELD = { width: 20, height: 20, terminals: [21, 378], seed: 7 };
/** Length of the path that seed 7 carves. */
const LENGTH = 39;

const skip = process.env.CI ? false : 'downloads three programs; set CI=true';
describe('without Node and browsers', { skip, timeout: 300_000 }, () => {
  if (skip) return;
  const project = createProject();
  after(() => project.remove());
  /** @param {keyof typeof RUNTIMES} name @param {string[]} args */
  const command = (name, ...args) => ['--yes', `--package=${RUNTIMES[name]}`, '--', name, ...args];
  /** @param {string} file @param {string[]} args */
  const output = (file, args) =>
    execFileSync(file, args, { cwd: project.folder, encoding: 'utf8', timeout: 240_000 });

  for (const [name, ...args] of /** @type {const} */ ([['bun'], ['deno', 'run', '--allow-all']]))
    test(`${name}: a thread searches while timers run, and the program ends`, () => {
      project.write({ 'search.mjs': PROGRAM });
      assert.equal(output('npx', command(name, ...args, 'search.mjs')), '[true,true]\n');
    });

  test('bun build --compile: one program carves, with the module inside', () => {
    project.write({
      'carve.mjs': `
        import { chisel, ready } from 'meander';
        import wasm from 'meander/meander.wasm' with { type: 'file' };
        await ready(await Bun.file(wasm).bytes());
        console.log(chisel(${JSON.stringify(FIELD)}).path.length);`,
    });
    output('npx', command('bun', 'build', '--compile', 'carve.mjs', '--outfile', 'carve'));
    assert.equal(output(project.path('carve'), []), `${LENGTH}\n`);
  });

  test('workerd: the program of the docs answers with a path', async () => {
    const programs = readFileSync('docs/frameworks.md', 'utf8').matchAll(/```js\n(.*?)```/gs);
    const [, program] = [...programs].find(([text]) => text.includes('export default')) ?? [];
    const port = await findFreePort('127.0.0.1');
    project.write({
      'worker.mjs': String(program),
      'config.capnp': `
        using Workerd = import "/workerd/workerd.capnp";
        const config :Workerd.Config = (
          services = [(name = "main", worker = (
            modules = [
              (name = "bundle.mjs", esModule = embed "bundle.mjs"),
              (name = "meander/meander.wasm", wasm = embed "node_modules/meander/dist/meander.wasm"),
            ],
            compatibilityDate = "2026-10-01",
          ))],
          sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
        );`,
    });
    await build({
      entryPoints: [project.path('worker.mjs')],
      outfile: project.path('bundle.mjs'),
      bundle: true,
      format: 'esm',
      external: ['*.wasm'],
      logLevel: 'error',
    });
    const server = spawn('npx', command('workerd', 'serve', 'config.capnp'), {
      cwd: project.folder,
      detached: true,
    });
    try {
      let response;
      while (!response && server.exitCode === null) {
        await setTimeout(200);
        response = await fetch(`http://127.0.0.1:${port}`).catch(() => null);
      }
      const path = await response?.json();
      assert.deepEqual([path.at(0), path.at(-1)], FIELD.terminals);
    } finally {
      if (server.pid) process.kill(-server.pid);
    }
  });
});
