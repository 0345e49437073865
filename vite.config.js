/** The site: the article, the chrome-free frame and the page that measures, served while developing and built into `dist/`. */
import { defineConfig } from 'vite';
import { drawings } from './scripts/drawings.mjs';
import { measured } from './scripts/measured.mjs';
import { notices } from './scripts/notices.mjs';
import { pageFrame } from './scripts/page-frame.mjs';

const { pages, workers } = notices();

export default defineConfig({
  // Every address is relative, so that the site works in any folder of any host.
  base: './',
  appType: 'mpa',
  clearScreen: false,
  plugins: [pageFrame(), measured(), drawings(), pages],
  server: {
    // What changes there is compiled first; the result in `www/glue` is what the page sees.
    watch: { ignored: ['**/target*/**', '**/crates/**', '**/dist/**', '**/test-results/**'] },
  },
  worker: { format: 'es', plugins: workers },
  build: {
    target: 'es2022',
    // A page must not carry the module as text in its script.
    assetsInlineLimit: 0,
    // Browsers that cannot preload do without.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'embed.html', 'bench.html', 'builder.html', 'post.html'],
      // With all that it imports: in pieces it would be a tenth larger, and two dozen requests.
      output: { codeSplitting: { groups: [{ name: 'figure', test: /meander-path\.js$/ }] } },
    },
  },
});
