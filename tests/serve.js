/** Serves the repository to tests: the built site is at /dist/, sample posts are at /tests/posts/. */
import { preview } from 'vite';

/** The strictest policy that the pages promise to work under. Any breach fails the test. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:";

const { resolvedUrls } = await preview({
  configFile: false,
  appType: 'mpa',
  logLevel: 'error',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0, cors: true },
  plugins: [
    {
      name: 'strict',
      configurePreviewServer: ({ middlewares }) =>
        void middlewares.use(({ url }, response, next) => {
          if (/^\/dist\/([\w.]+\/)*(\w+\.html)?([?#]|$)/.test(url ?? ''))
            response.setHeader('content-security-policy', POLICY);
          next();
        }),
    },
  ],
});
console.log(resolvedUrls?.local[0]);
