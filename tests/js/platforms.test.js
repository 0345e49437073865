/** The package without a web page: bundles without an address, Cloudflare workers, and Node threads. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'vitest';
import vm from 'node:vm';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = `${root}dist/meander.js`;
const bytes = readFileSync(`${root}dist/meander.wasm`);
const FIELD = { width: 20, height: 20, terminals: [21, 378], seed: 7 };
/** Length of the path that seed 7 carves. */
const LENGTH = 39;

/** @param {'cjs' | 'iife'} format */
async function bundle(format) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format,
    globalName: 'meander',
    write: false,
    // esbuild warns that these formats have no import.meta.
    logLevel: 'silent',
  });
  return outputFiles[0].text;
}

/** A platform without documents, `fetch` and workers. @param {object} [more] */
const platform = (more = {}) =>
  vm.createContext({
    TextDecoder,
    TextEncoder,
    URL,
    performance,
    setTimeout,
    structuredClone,
    bytes,
    ...more,
  });

/** Makes every compile function throw, as on Cloudflare. */
const FORBID = `{
  const forbid = () => { throw new WebAssembly.CompileError('code generation is disallowed'); };
  for (const name of ['compile', 'compileStreaming', 'instantiateStreaming', 'validate'])
    WebAssembly[name] = forbid;
  WebAssembly.Module = new Proxy(WebAssembly.Module, { construct: forbid });
}`;

test('a CommonJS bundle loads, says that it finds no module, and takes its bytes', async () => {
  const module = { exports: /** @type {any} */ ({}) };
  vm.runInContext(await bundle('cjs'), platform({ module }));
  const { ready, chisel } = module.exports;
  await assert.rejects(ready(), {
    code: 'LoadFailed',
    argument: 'source',
    message: /you can pass it to ready/,
  });
  await ready(Uint8Array.from(bytes));
  assert.equal(chisel(FIELD).path.length, LENGTH);
});

test('a classic script carves without a document, workers and a compiler; ready() takes a compiled module', async () => {
  const context = platform();
  vm.runInContext(`compiled = new WebAssembly.Module(bytes); ${FORBID}`, context);
  vm.runInContext(await bundle('iife'), context);
  await assert.rejects(vm.runInContext('meander.ready(bytes)', context), { code: 'NoWebAssembly' });
  await vm.runInContext('meander.ready(compiled)', context);
  const found = await vm.runInContext(`meander.chiselLater(${JSON.stringify(FIELD)})`, context);
  assert.equal(found.path.length, LENGTH);
});

test('in Node a thread searches, so timers keep running and the program can exit', () => {
  const program = `
    import { astar, astarLater, ready } from ${JSON.stringify(pathToFileURL(entry).href)};
    await ready();
    const field = { width: 3000, height: 3000, from: 0, to: 8_999_999, seed: 5 };
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const route = await astarLater(field);
    clearInterval(timer);
    console.log(JSON.stringify({ turns, same: String(route) === String(astar(field)) }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(stderr, '');
  const { same, turns } = JSON.parse(stdout);
  assert.ok(same);
  assert.ok(turns >= 10, `${turns} turns`);
});
