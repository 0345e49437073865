/** Serves the repository to tests: the built site is at /dist/, sample posts are at /tests/posts/. */
import { preview } from 'vite';

const { resolvedUrls } = await preview({
  configFile: false,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0, cors: true },
});
console.log(resolvedUrls?.local[0]);
