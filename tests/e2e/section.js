import { readFileSync } from 'node:fs';
import { expect } from './figure.js';

const SECTION = /<section id="([\w-]+)".*?<\/section>/gs;

/** @type {string | undefined} */
let article;

/**
 * From now on the article is served with one of its sections alone, for tests that are about a figure of it: loading
 * and drawing the others' figures would take several times as long.
 * @param {import('@playwright/test').Page} page
 * @param {string} id of the section
 */
export async function serveSection(page, id) {
  article ??= readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8');
  const body = article.replace(SECTION, (section, name) => (name === id ? section : ''));
  if (!body.includes(`<section id="${id}"`)) throw new Error(`The article has no section ${id}.`);
  await page.route(/\/dist\/(index\.html)?([?#]|$)/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
}

/** What a figure of an article has measured: nothing until it has begun. @param {import('@playwright/test').Locator} figure @returns {Promise<Record<string, number>>} */
export const valuesOf = (figure) => figure.evaluate((element) => ({ ...Reflect.get(element, 'values') }));

/**
 * The page shows the drawing of the build, and takes hold of its numbers, before the figure itself has begun.
 * @param {import('@playwright/test').Locator} figure
 */
export const begun = (figure) => expect.poll(() => valuesOf(figure)).not.toEqual({});

/**
 * Opens a section of the article alone.
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
export async function openSection(page, id) {
  await serveSection(page, id);
  await page.goto(`./#${id}`);
  return page.locator(`#${id}`);
}
