/** Tests of everything that needs no page. */
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.mjs';

export default defineConfig({
  plugins: [words()],
  test: {
    testTimeout: 60_000,
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/engine.ts'],
    // Files share their modules: to load these for each takes as long as all tests.
    isolate: false,
  },
});
