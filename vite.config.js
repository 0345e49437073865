/** The site: the article and the chrome-free frame, served while developing and built into `dist/`. */
import { defineConfig } from 'vite';

export default defineConfig({
  // Every address is relative, so that the site works in any folder of any host.
  base: './',
  appType: 'mpa',
  clearScreen: false,
  server: {
    // What changes there is compiled first; the result in `www/glue` is what the page sees.
    watch: { ignored: ['**/target*/**', '**/crates/**', '**/dist/**', '**/test-results/**'] },
  },
  build: {
    target: 'es2022',
    // A page must not carry the module as text in its script.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      external: /^node:/,
    },
  },
});
