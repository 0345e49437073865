/** Tests that need no page. */
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.mjs';

export default defineConfig({
  plugins: [words()],
  test: {
    testTimeout: 60_000,
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/engine.ts'],
    // Test files share modules: loading them for each file takes as long as all tests.
    isolate: false,
  },
});
