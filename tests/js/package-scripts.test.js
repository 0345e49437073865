/** The two commands of the README, as a stranger meets them. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

test(
  'npm start serves the page and its compiled module, and ends on Ctrl-C',
  { timeout: 120_000 },
  async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: root });
    try {
      const address = await new Promise((resolve, reject) => {
        let text = '';
        child.stdout.on('data', (chunk) => {
          text += chunk;
          const found = /http:\/\/localhost:\d+\//.exec(text)?.[0];
          if (found) resolve(found);
        });
        child.on('exit', () => reject(new Error(text)));
      });
      const page = await fetch(address);
      assert.equal(page.status, 200);
      assert.match(await page.text(), /<meander-path/);
      const module = await fetch(new URL('www/glue/meander.wasm', address));
      assert.equal(module.headers.get('content-type'), 'application/wasm');
      assert.ok(WebAssembly.validate(await module.arrayBuffer()));
    } finally {
      child.kill('SIGINT');
    }
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  },
);

test('a machine without Rust is told what to install', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/wasm.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  });
  assert.equal(status, 1);
  assert.match(stderr, /Rust is missing: install .* from https:\/\/rustup\.rs\/ /);
});

test('the set-up refuses a browser that is not there', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BROWSER_PATH: '/no/such/browser' },
  });
  assert.equal(status, 1);
  assert.match(stderr, /BROWSER_PATH names no program: \/no\/such\/browser/);
});
