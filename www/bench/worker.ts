/**
 * Runs the benchmarks in a worker, so that the page stays responsive. It shares no chunk with what it loads: WebKit runs a
 * worker's first module again when another module imports it.
 */
addEventListener('message', async ({ data: quick }) => {
  try {
    const { measureAll } = await import('./tasks/index.ts');
    await measureAll(quick, (row) => postMessage({ row }));
    postMessage({ done: true });
  } catch (error) {
    postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
