/** The bundler, set up for files that lie beside what they load: used by the build of the library and of what posts load. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { loadingOrder } from './page-frame.mjs';
import { root } from './run.mjs';
import { words } from './words.mjs';

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest browsers that run the bundles, as Vite writes them: `chrome >= 125` becomes `chrome125`. @type {string[]} */
export const FLOOR = browserslist.map((/** @type {string} */ one) =>
  one.replace(' >= ', '').replace('ios_saf', 'ios'),
);

/**
 * Makes the bundler's own helper list a module's exports without those that a page adds to `Object.prototype`.
 * @returns {import('vite').Plugin}
 */
export const ownExports = () => ({
  name: 'own-exports',
  enforce: 'pre',
  transform: {
    filter: { id: /rolldown\/runtime\.js$/ },
    handler: (code) => code.replace(/for \(var (\w+) in (\w+)\)/, 'for (var $1 of Object.keys($2))'),
  },
});

/** Files that have another one in a folder beside them. */
const STAND_INS = {
  alone: ['engine/figure-module', 'engine/beside'],
  lean: ['engine/threads', 'engine/validation'],
};

/**
 * @param {object} given
 * @param {string} given.entry
 * @param {string} given.file its name in the folder
 * @param {string} given.folder
 * @param {'es' | 'iife'} [given.format]
 * @param {boolean} [given.minify]
 * @param {boolean} [given.split] what it imports later gets files of its own, beside it and named after it
 * @param {string | string[]} [given.target]
 * @param {(keyof typeof STAND_INS)[]} [given.standIns] `alone`: all that it needs goes into the one file; `lean`: it has no
 *   more than a figure needs
 * @param {Record<string, string>} [given.define]
 * @param {(string | RegExp)[]} [given.external] what it finds where it runs
 * @param {(id: string) => string} [given.paths] what such a file is called there
 */
export async function bundle(given) {
  const { entry, file, folder, format = 'es', minify = true, split = false, target = FLOOR } = given;
  const { standIns = [], define = {}, external = [], paths } = given;
  await build({
    ...shared(standIns, format),
    assetsInclude: ['**/*.gz'],
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target,
      minify,
      lib: { entry: join(root, entry), formats: [format], name: 'MeanderPath', fileName: () => file },
      rolldownOptions: {
        // Comments in the output name sources by their path from the root.
        cwd: root,
        external: [/^node:/, ...external],
        checks: { pluginTimings: false },
        // Files beside it import what they share with it from it: in a file of its own that would start the page later.
        ...(split && { preserveEntrySignatures: /** @type {const} */ ('allow-extension') }),
        // Vite leaves the spaces in its libraries.
        output: {
          codeSplitting: split,
          minify,
          ...(paths && { paths }),
          assetFileNames: '[name][extname]',
          chunkFileNames: `${basename(file, '.js')}-[name].js`,
        },
      },
    },
  });
}

/**
 * The page of frames, under fixed names.
 * @param {string} folder
 */
export async function bundleFrame(folder) {
  await build({
    ...shared(['lean'], 'es'),
    plugins: [ownExports(), words(), loadingOrder()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: FLOOR,
      assetsDir: '',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        cwd: root,
        input: join(root, 'embed.html'),
        output: {
          entryFileNames: 'frame.js',
          chunkFileNames: 'frame-[name].js',
          assetFileNames: ({ names: [name] }) => (name.endsWith('.css') ? 'frame.css' : '[name][extname]'),
        },
      },
    },
  });
}

/** @param {(keyof typeof STAND_INS)[]} standIns @param {'es' | 'iife'} format @returns {import('vite').InlineConfig} */
const shared = (standIns, format) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: './',
  plugins: [ownExports(), words()],
  resolve: { alias: standIns.flatMap(aliases) },
  worker: {
    format,
    plugins: () => [ownExports()],
    // A library that is not minified has a worker that is.
    rolldownOptions: { output: { entryFileNames: 'meander-worker.js', codeSplitting: false, minify: true } },
  },
});

/** @param {keyof typeof STAND_INS} folder */
const aliases = (folder) =>
  STAND_INS[folder].map((file) => ({
    find: new RegExp(`^\\.\\.?/(?:.*/)?${basename(file)}\\.ts$`),
    replacement: join(root, 'www', dirname(file), folder, `${basename(file)}.ts`),
  }));
