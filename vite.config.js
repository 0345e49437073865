/** The site: the article, the frame for other people's pages, the page that measures, the page that makes snippets, and a note. */
import { defineConfig } from 'vite';
import { FLOOR, ownExports } from './scripts/bundle.mjs';
import { core } from './scripts/core.mjs';
import { pageFrame, loadingOrder } from './scripts/page-frame.mjs';
import { posters } from './scripts/posters.mjs';
import { root } from './scripts/run.mjs';
import { words } from './scripts/words.mjs';

export default defineConfig({
  // Relative addresses work in any folder of any host.
  base: './',
  appType: 'mpa',
  publicDir: `${root}www/public`,
  clearScreen: false,
  plugins: [ownExports(), core(), pageFrame(), posters(), words(), loadingOrder()],
  // In other builds Lit writes to the console of every page.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // What is imported late would be bundled late, and reload the page.
  optimizeDeps: { noDiscovery: true, include: ['simplify-js', 'chaikin-smooth'] },
  server: {
    // The plugin compiles crates and reloads the page once all of the result is written.
    watch: { ignored: ['target', 'www/glue', 'dist', 'test-results'].map((folder) => `${root}${folder}/**`) },
  },
  // Any page may load the files, as from a public static host.
  preview: { cors: true },
  worker: { format: 'es', plugins: () => [ownExports()] },
  build: {
    target: FLOOR,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'THIRD-PARTY-PACKAGES.md' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What pages with figures begin with is one file: smaller than its parts, and asked for once.
      output: {
        codeSplitting: {
          groups: [
            { name: 'preload-helper', test: 'vite/preload-helper' },
            { name: 'figure', tags: ['$initial'], test: /www\/(?!article)|node_modules/, minShareCount: 4 },
          ],
        },
      },
      input: ['index.html', 'play.html', 'embed.html', 'bench.html', 'builder.html', 'flood.html'],
    },
  },
});
