/** All tests but those of Playwright, Rust and other browsers. */
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.mjs';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Copying compiled crates takes a while.
    hookTimeout: 600_000,
    // Vitest would leave a core idle.
    maxWorkers: '100%',
    // Files of the build run as they are.
    server: { deps: { external: [/\/dist\//] } },
    projects: [
      {
        extends: true,
        plugins: [words()],
        test: {
          name: 'units',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/unit/engine.ts'],
          // Test files share modules: loading them for each file takes as long as all tests.
          isolate: false,
        },
      },
      // Several change global objects, or measure memory: each file has a thread of its own.
      {
        extends: true,
        test: { name: 'calls', include: ['tests/js/*.test.js', 'tests/commands.test.js'], pool: 'threads' },
      },
    ],
  },
});
