/** Recommended rules, and who may import whom in the front end. */
import js from '@eslint/js';

const GLUE = {
  regex: '(^|/)glue/',
  message: 'Only www/engine/ knows the compiled modules: use its functions.',
};
const ARTICLE = {
  regex: '(^|/)article(/|\\.js|$)',
  message: 'The page knows the element, never the other way round.',
};
const OUTSIDE_DRAWING = {
  regex: '(^|/)(engine|element|controls|article|store)(/|\\.js|$)',
  message: 'Drawing is given what it draws.',
};
const PAGED = {
  regex: '(^|/)(controls/|glue/|element/(index|meander-path|life|skeleton|canvas|theme|taking-(in|out)))',
  message: 'The command shares with the element what needs no page.',
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
].map((property) => ({ property, message: 'Text becomes text: make elements instead.' }));

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
 * @param {string[]} names
 * @param {string} message
 */
function noGlobals(names, message) {
  return { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] };
}

export default [
  { ignores: ['dist/', 'target*/', 'www/glue/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    rules: {
      // The type checker knows every name, and which environment has it.
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['www/**'],
    rules: {
      // Pages with strict rules refuse all of these, and a link, a file or a message must never become markup.
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-properties': ['error', ...MARKUP],
    },
  },
  {
    files: ['www/**', 'tests/**'],
    ignores: ['www/engine/**', 'tests/js/part.test.js'],
    rules: noImports(GLUE),
  },
  {
    files: ['www/element/**', 'www/controls/**'],
    rules: {
      ...noImports(GLUE, ARTICLE),
      ...noGlobals(
        ADDRESS,
        'The element takes its state from attributes and properties; the page has the address.',
      ),
      'no-restricted-properties': [
        'error',
        ...MARKUP,
        {
          object: 'document',
          property: 'getElementById',
          message: 'A page holds many figures: use the shadow root.',
        },
        {
          object: 'document',
          property: 'querySelector',
          message: 'A page holds many figures: use the shadow root.',
        },
      ],
    },
  },
  {
    files: ['bin/**'],
    rules: {
      ...noImports(ARTICLE, PAGED),
      ...noGlobals(DOM, 'The command has no page.'),
    },
  },
  {
    files: ['www/draw/**', 'www/view/**'],
    rules: {
      ...noImports(GLUE, OUTSIDE_DRAWING),
      ...noGlobals(DOM, 'Drawing is given a context and values, so that it runs anywhere.'),
    },
  },
];
