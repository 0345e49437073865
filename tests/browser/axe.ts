/** Runs axe-core on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const ALL = { rules: { 'target-size': { enabled: true } } };
/** The rules that depend on the colour scheme. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Violations inside the elements that match a selector. */
export async function violations(page: Page, options: object = ALL, where = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([given, selector]) => {
      const settings = { iframes: false, resultTypes: ['violations'], ...given };
      const found = await Reflect.get(window, 'axe').run(selector, settings);
      return found.violations.flatMap(({ id, nodes }: any) =>
        nodes.map(({ target, failureSummary }: any) => `${id}: ${target} ${failureSummary}`),
      );
    },
    [options, where] as const,
  );
}
