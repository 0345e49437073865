/**
 * Keeps back the answers to what the page asks for at these addresses.
 * @param {import('@playwright/test').Page} page
 * @param {string} addresses
 * @returns {Promise<() => void>} lets them come
 */
export async function holdBack(page, addresses) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((done) => (release = () => done(undefined)));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
