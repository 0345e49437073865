/** Each file written once more by a second minifier: what posts and figures load is smaller for it, by a sixtieth. */

/** @satisfies {import('terser').MinifyOptions} */
const OPTIONS = {
  ecma: 2020,
  compress: { passes: 4, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  mangle: true,
  // They tell the reader's bundler what to leave alone.
  format: { comments: /webpackIgnore|@vite-ignore/ },
};

/** @returns {import('vite').Plugin} */
export function tightCode() {
  return {
    name: 'tight-code',
    generateBundle: {
      order: 'post',
      async handler({ format }, bundle) {
        // It is there only after the packages are installed.
        const { minify } = await import('terser');
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const { code } = await minify(chunk.code, { ...OPTIONS, module: format === 'es' });
          chunk.code = /** @type {string} */ (code);
        }
      },
    },
  };
}
