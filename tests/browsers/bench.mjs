/** What a check works with: one browser, the site, and figures on a page of their own. */
import assert from 'node:assert/strict';
import { Figure } from './figure.mjs';
import { becomes, until } from './until.mjs';

/** Thrown where a driver cannot do what a check is about. */
export class Skip extends Error {}

/**
 * @typedef {ReturnType<typeof createBench>} Bench
 * @typedef {Record<string, (bench: Bench) => Promise<void>>} Area checks by what holds where they pass
 */

/**
 * @param {import('./drivers/driven.mjs').Driven} browser
 * @param {import('./site.mjs').Site} site
 */
export function createBench(browser, site) {
  let expected = /^$/;
  /** @type {number | null} */
  let block = null;
  /** @type {Set<string>} */
  const remarks = new Set();
  return {
    browser,
    site,
    until,
    becomes,
    /** What a check provokes on purpose. @param {RegExp} noise */
    expect(noise) {
      expected = noise;
    },
    /** How long the page did nothing else. @param {number} milliseconds */
    measure(milliseconds) {
      block = milliseconds;
      remarks.add(`${milliseconds} ms`);
    },
    /** What is to be said beside the outcome. @param {string} text */
    remark(text) {
      remarks.add(text);
    },
    remarks,
    /** Milliseconds, where that was measured. */
    get block() {
      return block;
    },
    /**
     * A page of figures with these attributes, the first of them started.
     * @param {Record<string, string | number>[]} attributes
     */
    async figure(...attributes) {
      const queries = attributes.map((one) =>
        new URLSearchParams(
          Object.entries({ loading: 'eager', ui: 'mini', ...one }).map(([name, value]) => [
            name,
            String(value),
          ]),
        ).toString(),
      );
      await browser.open(`${site.own}page.html?${queries.join('/')}`);
      await until('every figure is ready', () =>
        browser.ask((count) => Reflect.get(globalThis, 'seen')?.ready === count, queries.length),
      );
      return new Figure(browser).started();
    },
    /** A figure of a page of the site, or of another one. @param {string} address @param {string} [selector] */
    async figureAt(address, selector) {
      await browser.open(address);
      return new Figure(browser, selector).started();
    },
    /** Nothing went wrong that the page can tell of. */
    async quiet() {
      /** @type {string[]} */
      const wrong = await browser.ask(() => Reflect.get(globalThis, 'seen')?.wrong ?? []);
      assert.deepEqual(
        wrong.filter((line) => !expected.test(line)),
        [],
      );
    },
  };
}
