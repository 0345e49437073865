/**
 * Where the compiled module comes from is decided in one place, `www/wasm-source.js`. In the site it is an
 * asset like any other; these Vite plugins put something else in its place for the library files.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

const SEAM = join(root, 'www/wasm-source.js').replaceAll('\\', '/');
const ENGINE = join(root, 'www/engine.js').replaceAll('\\', '/');
const MODULE = join(root, 'www/glue/meander_bg.wasm');
const PLACE = '__MEANDER_WASM__';

/**
 * For ES modules: `meander.wasm` lies beside the file that asks for it.
 * @returns {import('vite').Plugin}
 */
export function wasmBeside() {
  return {
    name: 'meander:wasm-beside',
    enforce: 'pre',
    async load(id) {
      if (id !== SEAM) return null;
      this.emitFile({ type: 'asset', fileName: 'meander.wasm', source: await readFile(MODULE) });
      return `export default new URL(${PLACE}, import.meta.url);`;
    },
    // Vite would inline a URL that it can read; the reader's own bundler must find it again.
    renderChunk: (code) => code.replaceAll(PLACE, JSON.stringify('./meander.wasm')),
  };
}

/**
 * For what runs beside the library: the engine is the one that lies there.
 * @returns {import('vite').Plugin}
 */
export function engineBeside() {
  return {
    name: 'meander:engine-beside',
    enforce: 'pre',
    async resolveId(name, from) {
      const found = name.endsWith('engine.js') ? await this.resolve(name, from, { skipSelf: true }) : null;
      return found?.id === ENGINE ? { id: './meander.js', external: true } : null;
    },
  };
}

/**
 * For the one self-contained file: the module's bytes, so that it needs no second request.
 * @returns {import('vite').Plugin}
 */
export function wasmInside() {
  return {
    name: 'meander:wasm-inside',
    enforce: 'pre',
    async load(id) {
      if (id !== SEAM) return null;
      const text = JSON.stringify((await readFile(MODULE)).toString('base64'));
      return `export default Uint8Array.from(atob(${text}), (letter) => letter.charCodeAt(0));`;
    },
  };
}
