/** Bundles the library and the files for posts, which load other files from their own folder. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { loadingOrder } from './page-frame.mjs';
import { root } from './run.mjs';
import { words } from './words.mjs';

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest browsers that run the bundles, in Vite's form: `chrome >= 125` becomes `chrome125`. @type {string[]} */
export const FLOOR = browserslist.map((/** @type {string} */ one) =>
  one.replace(' >= ', '').replace('ios_saf', 'ios'),
);

/**
 * Makes the bundler's helper skip names that a page adds to `Object.prototype` when it lists a module's exports.
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

/** Files of the engine that another one replaces. */
const STAND_INS = { alone: ['figure-module', 'beside'], lean: ['threads', 'validation'] };

/**
 * @param {object} given
 * @param {string} given.entry
 * @param {string} given.file its name in the folder
 * @param {string} given.folder
 * @param {'es' | 'iife'} [given.format]
 * @param {boolean} [given.minify]
 * @param {boolean} [given.split] puts dynamic imports into separate files in the same folder, named after this one
 * @param {string | string[]} [given.target]
 * @param {(keyof typeof STAND_INS)[]} [given.standIns] `alone`: everything goes into the one file; `lean`: only the
 *   parts that a figure needs
 * @param {Record<string, string>} [given.define]
 * @param {(string | RegExp)[]} [given.external] imports that stay imports
 * @param {(id: string) => string} [given.paths] renames these imports
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
        // The other files import shared code from this one: a separate file for it would delay the start of the page.
        ...(split && { preserveEntrySignatures: /** @type {const} */ ('allow-extension') }),
        // In library mode, Vite's own setting keeps white space.
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
 * Bundles `embed.html`, the page in frames, under fixed names.
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
    // Minify the worker even if the library is not.
    rolldownOptions: { output: { entryFileNames: 'meander-worker.js', codeSplitting: false, minify: true } },
  },
});

/** @param {keyof typeof STAND_INS} name */
const aliases = (name) =>
  STAND_INS[name].map((file) => ({
    find: new RegExp(`^\\.\\.?/(?:.*/)?${file}\\.ts$`),
    replacement: join(root, `www/engine/${name}.ts`),
  }));
