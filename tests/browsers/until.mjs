import { isDeepStrictEqual } from 'node:util';

const PATIENCE_MS = 15_000;

/**
 * Asks again until it holds; what is false for too long is an error with that name.
 * @param {string} name
 * @param {() => Promise<unknown>} holds
 */
export async function until(name, holds) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${name}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/**
 * Asks again until it is that value; the error says what it was last.
 * @param {() => Promise<unknown>} read
 * @param {unknown} wanted
 */
export async function becomes(read, wanted) {
  /** @type {unknown} */
  let last;
  try {
    await until('', async () => isDeepStrictEqual((last = await read()), wanted));
  } catch (error) {
    throw new Error(`${JSON.stringify(last)} never became ${JSON.stringify(wanted)}`, { cause: error });
  }
}
