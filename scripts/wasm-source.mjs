/**
 * Where the compiled modules come from is decided in two places, `www/wasm-source.js` for the whole one and
 * `www/figure-source.js` for the one that a figure begins with; where workers come from, in `www/engine/worker-source.js`.
 * In the site they are assets like any other; these Vite plugins put something else in their place for the library files.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

const MODULES = [
  {
    seam: place('www/wasm-source.js'),
    file: 'www/glue/meander_bg.wasm',
    name: 'meander.wasm',
    mark: '__MEANDER_WASM__',
  },
  {
    seam: place('www/figure-source.js'),
    file: 'www/glue/figure_bg.wasm',
    name: 'figure.wasm',
    mark: '__FIGURE_WASM__',
  },
];
/** For the self-contained file, which has the whole one made smaller. */
const SINGLE = {
  glue: place('www/glue/single.js'),
  file: 'www/glue/single_bg.wasm',
  packed: 'www/glue/single.lzma',
};
/** Where workers are from: a file beside the one that starts them. */
const WORKER = {
  seam: place('www/engine/worker-source.js'),
  name: 'meander-worker.js',
  mark: '__MEANDER_WORKER__',
};
const ALONE = place('www/element/alone.js');
const UNPACK = place('www/unpack.js');
const PART = place('www/engine/part.js');
const LOCAL = place('www/engine/local.js');
const ENGINE = place('www/engine.js');

/** @param {string} file */
function place(file) {
  return join(root, file).replaceAll('\\', '/');
}

/**
 * For ES modules: the compiled ones lie beside the file that asks for them, and so does the program of workers.
 * @param {{ vouched?: boolean }} [options] `vouched`: their bytes have to be those of the build
 * @returns {import('vite').Plugin}
 */
export function filesBeside({ vouched = false } = {}) {
  return {
    name: 'meander:files-beside',
    enforce: 'pre',
    async load(id) {
      if (id === WORKER.seam) {
        this.emitFile({ type: 'asset', fileName: WORKER.name, source: await workerText() });
        return (await readFile(id, 'utf8')).replace("'./worker-file.js'", WORKER.mark);
      }
      const module = MODULES.find(({ seam }) => seam === id);
      if (!module) return null;
      const source = await readFile(join(root, module.file));
      this.emitFile({ type: 'asset', fileName: module.name, source });
      // The loader fetches it, and vouches for it.
      if (vouched && module.name === 'figure.wasm') return 'export default null;';
      const address = `new URL(${module.mark}, import.meta.url)`;
      if (!vouched) return `export default ${address};`;
      const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
      return `export default () => fetch(${address}, { integrity: '${integrity}' });`;
    },
    // Vite would inline a URL that it can read; the reader's own bundler must find it again.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          for (const { mark, name } of [...MODULES, WORKER])
            chunk.code = chunk.code.replaceAll(mark, `"./${name}"`);
    },
  };
}

/** The program of a worker, which imports nothing. */
async function workerText() {
  // It is there only after the packages are installed.
  const { minify } = await import('terser');
  const { workAside } = await import('../www/engine/worker.js');
  const { code = '' } = await minify(`(${workAside})()`, { module: true });
  return code;
}

/**
 * For what only pages load: there are no files of this machine.
 * @returns {import('vite').Plugin}
 */
export function forPages() {
  return {
    name: 'meander:for-pages',
    enforce: 'pre',
    load: (id) => (id === LOCAL ? 'export const fetchable = (source) => source;' : null),
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
 * For the one self-contained file: the whole module's bytes, packed, so that it needs no second request and no part.
 * Compressed once more on the way, letters that stand for packed bytes shrink to those bytes.
 * @returns {import('vite').Plugin}
 */
export function wasmInside() {
  return {
    name: 'meander:wasm-inside',
    enforce: 'pre',
    resolveId: (name) => (name.endsWith('/glue/meander.js') ? SINGLE.glue : null),
    // Its letters come before the code: in between they would part what packs well together.
    transform: (code, id) => (id === ALONE ? `import ${JSON.stringify(MODULES[0].seam)};\n${code}` : null),
    async load(id) {
      if (id === WORKER.seam) return 'export const startFile = null;';
      if (id === PART) return "export * as kit from './whole.js';";
      if (id !== MODULES[0].seam) return null;
      const [{ size }, packed] = await Promise.all([
        stat(join(root, SINGLE.file)),
        readFile(join(root, SINGLE.packed)),
      ]);
      return `import { unpack } from ${JSON.stringify(UNPACK)};
        const letters = '${packed.toString('base64')}';
        export default () => unpack(Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)), ${size});`;
    },
  };
}
