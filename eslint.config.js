/** Recommended rules, features that the oldest browsers support, and which part of the front end may import which. */
import css from '@eslint/css';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import typescript from 'typescript-eslint';

const GLUE = {
  regex: '(^|/)glue/',
  message: 'Only www/engine/ may import the compiled modules: use its functions.',
};
const ARTICLE = {
  regex: '(^|/)article(/|$)',
  message: 'The page may import the element, but not the reverse.',
};
/** The folders of the front end, and the folders that each may import. There are no cycles. */
const FOLDERS = {
  geometry: [],
  drawing: ['geometry'],
  words: [],
  figure: ['engine', 'geometry', 'drawing', 'words'],
  io: ['engine', 'drawing', 'figure', 'words'],
  sentences: ['drawing', 'words'],
  element: ['engine', 'geometry', 'drawing', 'figure', 'io', 'sentences', 'words'],
};
const PAGED = {
  regex: '(^|/)(glue|element|sentences|play)/',
  message: 'The command may import only parts that work without a page.',
};
const DOM = [
  'document',
  'window',
  'customElements',
  'localStorage',
  'requestAnimationFrame',
  'getComputedStyle',
];
const ADDRESS = ['location', 'history', 'localStorage', 'sessionStorage'];

const MARKUP = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTMLUnsafe',
  'createContextualFragment',
].map((property) => ({ property, message: 'Do not parse text as markup: create elements instead.' }));

const BY_NAME = [
  'AssignmentExpression[left.computed=true]',
  'CallExpression[callee.object.name=/^(Reflect|Object)$/][callee.property.name=/^(set|assign|define)/]',
].map((selector) => ({
  selector,
  message: 'A name from an attribute could be innerHTML: call target.change(name, value).',
}));

/** @param {{ regex: string, message: string }[]} patterns */
function noImports(...patterns) {
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': [
      'error',
      ...patterns.map(({ regex, message }) => ({
        selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  };
}

/**
 * Forbids more syntax in the same setting, because a second setting of a rule would replace the first.
 * @param {ReturnType<typeof noImports>} rules
 * @param {{ selector: string, message: string }[]} more
 */
function addSyntax(rules, more) {
  return { ...rules, 'no-restricted-syntax': [...rules['no-restricted-syntax'], ...more] };
}

/**
 * Forbids imports from all other folders of the front end.
 * @param {string} folder
 * @param {string[]} known
 */
function strangers(folder, known) {
  const all = [...Object.keys(FOLDERS), 'engine', 'builder'];
  const others = all.filter((one) => one !== folder && !known.includes(one));
  return {
    regex: `^\\.\\.?/(.*/)?(${others.join('|')})(/|\\.ts$)`,
    message: `www/${folder}/ may import only ${known.join(', ') || 'itself'}.`,
  };
}

/**
 * @param {string[]} names
 * @param {string} message
 */
function noGlobals(names, message) {
  return { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] };
}

export default [
  { ignores: ['dist/', 'target/', 'www/glue/', 'test-results/'] },
  { files: ['**/*.{js,mjs}'], ...js.configs.recommended },
  {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser },
    plugins: { typescript: typescript.plugin },
    rules: { 'typescript/no-unused-vars': 'error' },
  },
  {
    files: ['www/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2024,
          allowAtRules: ['position-try'],
          // Without these, a page works but looks slightly different.
          allowProperties: [
            'accent-color',
            'anchor-name',
            'box-decoration-break',
            'forced-color-adjust',
            'overscroll-behavior',
            'paint-order',
            'position-anchor',
            'position-try',
            'print-color-adjust',
            'text-wrap',
            'user-select',
          ],
          allowPropertyValues: {
            'break-after': ['avoid'],
            'font-family': ['ui-monospace'],
          },
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,ts}'],
    rules: {
      // The type checker already finds undefined names, environment by environment.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    // The browsers in the README and in `browserslist` (package.json).
    files: ['www/**'],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['www/**'],
    rules: {
      // Strict content security policies block all of these, and a link, a file or a message must never become markup.
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-properties': ['error', ...MARKUP],
    },
  },
  {
    files: ['www/**', 'tests/**'],
    ignores: ['www/engine/**'],
    rules: noImports(GLUE),
  },
  {
    files: ['www/{drawing,element,figure,geometry,io,words}/**'],
    rules: {
      ...noGlobals(
        ADDRESS,
        'The element takes its state from attributes and properties; only the page reads the address.',
      ),
      'no-restricted-properties': [
        'error',
        ...MARKUP,
        {
          object: 'document',
          property: 'getElementById',
          message: 'A page may have many figures: use the shadow root.',
        },
        {
          object: 'document',
          property: 'querySelector',
          message: 'A page may have many figures: use the shadow root.',
        },
      ],
    },
  },
  ...Object.entries(FOLDERS).map(([folder, known]) => ({
    files: [`www/${folder}/**`],
    rules: noImports(GLUE, ARTICLE, strangers(folder, known)),
  })),
  {
    files: ['www/{geometry,drawing,figure,io,words}/**'],
    rules: noGlobals(['location', 'history', 'sessionStorage', ...DOM], 'A figure must work without a page.'),
  },
  {
    // A sanitizer may let these elements through, so an attacker could have written their attributes.
    files: ['www/sentences/**'],
    rules: addSyntax(noImports(GLUE, ARTICLE, strangers('sentences', FOLDERS.sentences)), BY_NAME),
  },
  {
    files: ['bin/**'],
    rules: {
      ...noImports(ARTICLE, PAGED),
      ...noGlobals(DOM, 'The command has no page.'),
    },
  },
];
