/** Files that are larger or other than a figure expects do not block the page for longer than a second, change nothing where they are refused, and undo works after all of them. */
import { expect, openFigure, test } from './figure.js';
import { longestTask } from './longest-task.js';

/** Milliseconds of a machine that is four times slower: a second of this one. */
const LONGEST = 4000;
const REST = 5000;

/** Texts by what they are, made in the page; and whether they are shown. @type {Readonly<Record<string, readonly [make: string, shown: boolean]>>} */
const TEXTS = {
  '1.1 million points': ["Array.from({ length: 1.1e6 }, (_, i) => `${i % 20},${i % 19}`).join('\\n')", false],
  'a million points that cross': [
    "Array.from({ length: 1e6 }, (_, i) => `${(i * 7919) % 20},${(i * 104729) % 19}`).join('\\n')",
    true,
  ],
  'a drawing whose entities hold four million points': [
    `'<!DOCTYPE svg [<!ENTITY a "' + 'L1,2 3,4 '.repeat(7000) +
      '">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0 ' + '&a;'.repeat(280) + '"/></svg>'`,
    false,
  ],
  'a drawing whose entities hold entities': [
    `'<!DOCTYPE svg [<!ENTITY a "' + 'L1,2 3,4 '.repeat(500) + '"><!ENTITY b "' + '&a;'.repeat(100) +
      '"><!ENTITY c "' + '&b;'.repeat(100) + '">]><svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0 &c;"/></svg>'`,
    false,
  ],
  'a paste of 25 million letters': ["'1,2\\n'.repeat(6.25e6)", false],
  '19 million letters that are no track': ["'x'.repeat(19e6)", false],
  '19 million brackets': ["'['.repeat(9.5e6) + ']'.repeat(9.5e6)", false],
};

for (const [name, [make, shown]] of Object.entries(TEXTS))
  test(`${name}: the page goes on`, async ({ page }, { annotations }) => {
    const figure = await openFigure(page, { source: 'waypoints' });
    await figure.set('source', 'track');
    await figure.set('points', [1, 1, 9, 9, 18, 2]);
    await page.evaluate(`window.handedIn = ${make}`);
    const told = shown ? null : await figure.event('error');
    const paste = () =>
      figure.root.evaluate((element) => {
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
        const clipboardData = { getData: () => Reflect.get(window, 'handedIn') };
        Object.defineProperty(event, 'clipboardData', { value: clipboardData });
        const canvas = element.shadowRoot?.querySelector('canvas');
        canvas?.focus();
        canvas?.dispatchEvent(event);
      });
    const longest = await longestTask(page, paste, REST);
    annotations.push({ type: 'longest task', description: `${Math.round(longest)} ms` });
    if (told) expect(['TooLarge', 'BadText']).toContain((await told()).code);
    const count = () => figure.root.evaluate((element) => Reflect.get(element, 'points').length);
    expect(await count()).toBe(shown ? 2_000_000 : 6);
    await figure.call('undo');
    expect(await count()).toBe(6);
    expect(longest).toBeLessThan(LONGEST);
  });
