/** Finds the browser for tests, or installs one. */
import { Failure, installDebian, isProgram, which } from './run.mjs';

/** Names on the PATH, best first: a page takes a third of the time in Debian's headless shell. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string>} the path of a Chromium or Chrome */
export async function ensureBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given && !isProgram(given)) throw new Failure(`BROWSER_PATH names no program: ${given}`);
  const found = given || (await findBrowser());
  if (found) return found;
  await installDebian(
    [NAMES[0]],
    'a browser for the tests',
    'set BROWSER_PATH to a Chromium or Chrome, or run `npx playwright install chromium`',
  );
  return which(NAMES[0]) ?? NAMES[0];
}

async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  return NAMES.map(which).find(Boolean) ?? [...ELSEWHERE, chromium.executablePath()].find(isProgram);
}
