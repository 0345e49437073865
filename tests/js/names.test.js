/** What Rust and JavaScript call by the same name, and that the rest is told in `docs/javascript.md`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import * as engine from '../../www/engine.js';

const exported = [...readFileSync('crates/core/src/lib.rs', 'utf8').matchAll(/^pub use ([^;]*);/gm)]
  .flatMap(([, path = '']) => path.replace(/^.*::(?=\w+$|\{)/s, '').match(/\w+/g) ?? [])
  .filter((name) => name !== 'glam');
const [, differences = ''] = readFileSync('docs/javascript.md', 'utf8').split('\n## In Rust\n');
const told = new Set(differences.match(/\w+/g));

/** @param {string} name */
const snake = (name) =>
  /^[a-z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;

test('every function of the core has its counterpart, or it is told that it has none', () => {
  const names = new Set(Object.keys(engine).map(snake));
  const functions = exported.filter((name) => /^[a-z]/.test(name));
  assert.ok(functions.length > 30);
  assert.deepEqual(
    functions.filter((name) => !names.has(name) && !told.has(name)),
    [],
  );
});

test('every function of JavaScript is one of the core, or it is told what it is', () => {
  const names = new Set(exported);
  assert.deepEqual(
    Object.keys(engine).filter((name) => !names.has(snake(name)) && !told.has(name)),
    [],
  );
});
