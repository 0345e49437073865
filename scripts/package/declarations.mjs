/** Type declarations that tsc cannot infer: properties defined from a table, and elements in the types of frameworks. */
import { EVENTS, readFacts, TAG } from './facts.mjs';
import { SENTENCES } from './sentences.mjs';

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
  const sentences = Object.entries(SENTENCES);
  const names = sentences.map(([, { class: name }]) => name).join(', ');
  const attributeTypes = sentences.map(([, { class: name }]) => `${name}Attributes`).join(', ');
  const tags = sentences.map(([tag, { class: name }]) => `    '${tag}': ${name};\n`).join('');
  const ofSentences = sentences.map(([, { class: name, text, attributes }]) => {
    const rows = Object.entries(attributes).map(
      ([attribute, meaning]) => `${comment(meaning)}  '${attribute}'?: string | number;\n`,
    );
    return `/** ${text} */\nexport interface ${name}Attributes {\n${rows.join('')}}\n`;
  });
  /** The elements of sentences among those of a framework. @param {(attributes: string, name: string) => string} type */
  const inFramework = (type) =>
    sentences.map(([tag, { class: name }]) => `'${tag}': ${type(`${name}Attributes`, name)};`);
  return {
    'meander.d.ts': "export * from './types/engine.js';\n",
    'element.d.ts': `import { ${names}, MeanderPath } from './types/old/element/index.js';

export * from './types/old/element/index.js';

/** What can be read and set on the element. */
export interface MeanderPathProperties {
${properties.join('')}}

/** What can be written in markup. */
export interface MeanderPathAttributes {
${[...attributes, ...camel].join('')}}

${ofSentences.join('\n')}
export interface MeanderPathEventMap {
${events.join('')}}

/** Handlers by the names that React and Svelte give them. */
export type MeanderPathHandlers = {
  [Name in keyof MeanderPathEventMap as \`on\${Name}\`]?: (event: MeanderPathEventMap[Name]) => void;
};

declare module './types/old/element/meander-path.js' {
  interface MeanderPath extends MeanderPathProperties {}
}

declare global {
  interface HTMLElementTagNameMap {
    '${TAG}': MeanderPath;
${tags}  }
  interface HTMLElementEventMap extends MeanderPathEventMap {}
}
`,
    'meander-path.d.ts': 'export {};\n',
    // Depending on its configuration a bundler gives the address or the bytes.
    'meander.wasm.d.ts':
      'declare const source: string | URL | Uint8Array<ArrayBuffer>;\nexport default source;\n',
    'react.d.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${attributeTypes}, ${names}, MeanderPath, MeanderPathAttributes, MeanderPathHandlers } from './element.js';

export * from './element.js';

type Own = MeanderPathAttributes & MeanderPathHandlers;
type Sentence<Element, Attributes> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Attributes> & Attributes;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${TAG}': Omit<DetailedHTMLProps<HTMLAttributes<MeanderPath>, MeanderPath>, keyof Own> & Own;
      ${inFramework((attributes, name) => `Sentence<${name}, ${attributes}>`).join('\n      ')}
    }
  }
}
`,
    'vue.d.ts': `import type { DefineComponent, HTMLAttributes } from 'vue';
import type { ${attributeTypes}, MeanderPathAttributes, MeanderPathEventMap } from './element.js';

export * from './element.js';

type Listeners = {
  [Name in keyof MeanderPathEventMap as \`on\${Capitalize<Name>}\`]?: (event: MeanderPathEventMap[Name]) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    '${TAG}': DefineComponent<Omit<HTMLAttributes, keyof MeanderPathAttributes> & MeanderPathAttributes & Listeners>;
    ${inFramework((attributes) => `DefineComponent<Omit<HTMLAttributes, keyof ${attributes}> & ${attributes}>`).join('\n    ')}
  }
}
`,
    'svelte.d.ts': `import type { HTMLAttributes } from 'svelte/elements';
import type { ${attributeTypes}, ${names}, MeanderPath, MeanderPathAttributes, MeanderPathHandlers } from './element.js';

export * from './element.js';

type Own = MeanderPathAttributes & MeanderPathHandlers;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${TAG}': Omit<HTMLAttributes<MeanderPath>, keyof Own> & Own;
    ${inFramework((attributes, name) => `Omit<HTMLAttributes<${name}>, keyof ${attributes}> & ${attributes}`).join('\n    ')}
  }
}
`,
  };
}
