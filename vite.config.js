/** The site: the article, the playground, the frame for posts, the benchmarks, the snippet builder, and the note on the flood. */
import { defineConfig } from 'vite';
import { FLOOR, ownExports } from './scripts/bundle.mjs';
import { core } from './scripts/core.mjs';
import { pageFrame, loadingOrder } from './scripts/page-frame.mjs';
import { posters } from './scripts/posters.mjs';
import { root } from './scripts/run.mjs';
import { words } from './scripts/words.mjs';

export default defineConfig({
  // Relative addresses, so that the site works in any folder of any host.
  base: './',
  appType: 'mpa',
  publicDir: `${root}www/public`,
  clearScreen: false,
  plugins: [ownExports(), core(), pageFrame(), posters(), words(), loadingOrder()],
  // Lit's other builds write to the console of every page.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // Bundled in advance: finding a dynamic import later would reload the page.
  optimizeDeps: { noDiscovery: true, include: ['simplify-js', 'chaikin-smooth'] },
  server: {
    // The plugin `core` compiles crates, and reloads the page once it has written all files.
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
      // One file with the code that all pages with figures start with: smaller than its parts, and a single request.
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
