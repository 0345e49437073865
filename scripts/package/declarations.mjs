/** Type declarations that tsc cannot infer: properties defined from a table, and elements in the types of frameworks. */
import { EVENTS, readFacts, TAG } from './facts.mjs';

/** @returns {Promise<Record<string, string>>} texts by file */
export async function makeDeclarations() {
  const facts = await readFacts();
  const comment = (/** @type {string} */ text) => `  /** ${text} */\n`;
  const properties = facts.map(
    ({ key, read, write, text }) =>
      `${comment(text)}  get ${key}(): ${read};\n  set ${key}(value: ${write});\n`,
  );
  const attributes = facts.map(
    ({ name, kind, write, text }) =>
      `${comment(text)}  '${name}'?: ${kind === 'flag' ? "boolean | ''" : write};\n`,
  );
  // For frameworks that set properties.
  const camel = facts
    .filter(({ name, key }) => name !== key)
    .map(({ key, write, text }) => `${comment(text)}  ${key}?: ${write};\n`);
  const events = Object.entries(EVENTS).map(
    ([name, { text, detail }]) => `${comment(text)}  '${name}': CustomEvent<${detail}>;\n`,
  );
  return {
    'meander.d.ts': "export * from './types/engine.js';\n",
    'element.d.ts': `import { MeanderPath } from './types/element/index.js';

export * from './types/element/index.js';

/** What can be read and set on the element. */
export interface MeanderPathProperties {
${properties.join('')}}

/** What can be written in markup. */
export interface MeanderPathAttributes {
${[...attributes, ...camel].join('')}}

export interface MeanderPathEventMap {
${events.join('')}}

/** Handlers by the names that React and Svelte give them. */
export type MeanderPathHandlers = {
  [Name in keyof MeanderPathEventMap as \`on\${Name}\`]?: (event: MeanderPathEventMap[Name]) => void;
};

declare module './types/element/meander-path.js' {
  interface MeanderPath extends MeanderPathProperties {}
}

declare global {
  interface HTMLElementTagNameMap {
    '${TAG}': MeanderPath;
  }
  interface HTMLElementEventMap extends MeanderPathEventMap {}
}
`,
    'meander-path.d.ts': 'export {};\n',
    // Depending on its configuration a bundler gives the address or the bytes.
    'meander.wasm.d.ts':
      'declare const source: string | URL | Uint8Array<ArrayBuffer>;\nexport default source;\n',
    'react.d.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { MeanderPath, MeanderPathAttributes, MeanderPathHandlers } from './element.js';

export * from './element.js';

type Own = MeanderPathAttributes & MeanderPathHandlers;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': Omit<DetailedHTMLProps<HTMLAttributes<MeanderPath>, MeanderPath>, keyof Own> & Own;
    }
  }
}
`,
    'vue.d.ts': `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { MeanderPathAttributes, MeanderPathEventMap } from './element.js';

export * from './element.js';

type Listeners = {
  [Name in keyof MeanderPathEventMap as \`on\${Capitalize<Name>}\`]?: (event: MeanderPathEventMap[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': DefineComponent<Omit<HTMLAttributes, keyof MeanderPathAttributes> & MeanderPathAttributes & Listeners>;
  }
}
`,
    'svelte.d.ts': `import type { HTMLAttributes } from 'svelte/elements';
import type { MeanderPath, MeanderPathAttributes, MeanderPathHandlers } from './element.js';

export * from './element.js';

type Own = MeanderPathAttributes & MeanderPathHandlers;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${TAG}': Omit<HTMLAttributes<MeanderPath>, keyof Own> & Own;
  }
}
`,
  };
}
