/** Style sheets against the oldest browsers: the files, and those that figures and sentences carry with them. */
import css from '@eslint/css';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { Failure, isMain, main, root, say } from './run.mjs';
import { sentenceSheet } from '../www/sentences/sheet.js';
import { styleSheet } from '../www/styles/stylesheet.js';

const CARRIED = { 'www/styles/stylesheet.css': styleSheet, 'www/sentences/sheet.css': sentenceSheet };

/** The oldest browsers, those of `browserslist` in package.json, are of the spring and summer of 2023. */
const OLDEST = {
  available: 2022,
  allowSelectors: [
    // The build writes it out.
    'nesting',
    // Chrome 120: before, the filled part of a slider begins on the left where one writes from the right.
    'dir',
    // Its colour and size are known; a triangle without them is one, too.
    'marker',
  ],
  // All of them know container queries by their sizes: Firefox since 110.
  allowAtRules: ['container'],
  // All of them know the first: Firefox since 113. The build writes the second out.
  allowFunctions: ['color-mix', 'light-dark'],
  // Chrome 120: before, a page whose scripts are off keeps room for what never comes.
  allowMediaConditions: ['scripting'],
  allowProperties: [
    // A checkbox has the colour of the platform.
    'accent-color',
    'container-type',
    // Safari has no forced colours.
    'forced-color-adjust',
    // With round corners: before, they are square.
    'outline',
    // All of them know it: Safari since 16.
    'overscroll-behavior',
    // All of them know it in SVG, and it is used nowhere else.
    'paint-order',
    'rx',
    // Chrome has it by another name, which the build writes beside it.
    'print-color-adjust',
    // Safari has it by another name, which stands beside it.
    'user-select',
    // Lines break where they have to.
    'text-wrap',
  ],
  allowPropertyValues: {
    // Pages may end after a heading.
    'break-after': ['avoid'],
    // Chrome 118: before, what follows stands below.
    float: ['inline-start'],
    // Others follow in the list.
    'font-family': ['ui-monospace'],
  },
};

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      rules: { 'css/use-baseline': ['error', OLDEST] },
    },
  ],
});

/** @param {(view: any) => unknown} sheet that a window would be given */
function textOf(sheet) {
  let text = '';
  class CSSStyleSheet {
    /** @param {string} css */
    replaceSync(css) {
      text = css;
    }
  }
  sheet({ CSSStyleSheet });
  return text;
}

/**
 * What not all of the oldest browsers know, a line for each use.
 * @param {string} text of a style sheet
 * @param {string} [file] that it is called by
 */
export async function findYoung(text, file = 'sheet.css') {
  return linesOf(await eslint.lintText(text, { filePath: join(root, file) }));
}

/** @param {import('eslint').ESLint.LintResult[]} results */
function linesOf(results) {
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, message }) => `${filePath}:${line}:${column} ${message}`),
  );
}

if (isMain(import.meta))
  await main(async () => {
    const carried = Object.entries(CARRIED).map(([file, sheet]) => findYoung(textOf(sheet), file));
    const found = [
      ...linesOf(await eslint.lintFiles('www/**/*.css')),
      ...(await Promise.all(carried)).flat(),
    ];
    if (found.length > 0) throw new Failure(found.join('\n'));
    say('The oldest browsers know all of the style sheets.');
  });
