/** The packed package, installed in a user's project. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { createProject, root } from '../package/packed.js';

/** @type {ReturnType<typeof createProject>} */
let project;
const FRAMEWORKS = ['react', 'react-dom', '@types/react', 'csstype', 'vue', '@vue', 'svelte'];
beforeAll(() => void (project = createProject(FRAMEWORKS)));
afterAll(() => project.remove());

const bytes = () => new Uint8Array(readFileSync(project.tarball));

/** Runs a module of the project in Node. @param {string} code */
function runModule(code) {
  project.write({ 'main.js': code });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['main.js'], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('publint finds no problem', async () => {
  const { messages, pkg } = await publint({ pack: { tarball: bytes().buffer }, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test('every entry has types for ES modules', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(bytes()));
  assert.ok(analysis.types);
  const ways = ['node16-esm', 'bundler'];
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || ways.includes(problem.resolutionKind),
  );
  assert.deepEqual(problems, []);
  assert.ok(Object.keys(analysis.entrypoints).length >= 6);
});

test('importing an entry reads no page, loads nothing and starts nothing', () => {
  const entries = Object.keys(JSON.parse(project.read('package.json')).exports).filter(
    (entry) => !/\.(js|json|wasm)$/.test(entry),
  );
  assert.ok(entries.length >= 5);
  const { status, stdout, stderr } = runModule(`
    const touched = [];
    for (const name of ['document', 'window', 'fetch', 'requestAnimationFrame', 'localStorage', 'location', 'Worker'])
      Object.defineProperty(globalThis, name, { get: () => void touched.push(name), configurable: true });
    const compile = WebAssembly.instantiate;
    WebAssembly.instantiate = (...all) => (touched.push('WebAssembly'), compile(...all));
    const before = process.getActiveResourcesInfo().length;
    for (const entry of ${JSON.stringify(entries)}) await import(entry.replace('.', 'meander'));
    console.log(JSON.stringify({ touched, more: process.getActiveResourcesInfo().length - before }));
  `);
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout), { touched: [], more: 0 });
});

test('the package leaves out the files of the site', () => {
  const files = readdirSync(`${project.home}/dist`);
  assert.ok(files.includes('meander.wasm'));
  assert.deepEqual(
    files.filter((file) => /\.html|\.(br|gz)$|^(assets|embed)/.test(file)),
    [],
  );
});

test('React and Vue render the element with its attributes on a server', () => {
  const { status, stdout, stderr } = runModule(`
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { createSSRApp, h } from 'vue';
    import { renderToString as renderVue } from 'vue/server-renderer';
    import 'meander/react';
    import 'meander/vue';
    const words = { seed: 7, view: 'trail', 'angle-limit': 30 };
    console.log(renderToString(createElement('meander-path', words, createElement('p', { slot: 'caption' }, 'A road'))));
    console.log(await renderVue(createSSRApp({ render: () => h('meander-path', words, [h('p', { slot: 'caption' }, 'A road')]) })));
  `);
  assert.equal(status, 0, stderr);
  const written =
    '<meander-path seed="7" view="trail" angle-limit="30"><p slot="caption">A road</p></meander-path>';
  assert.deepEqual(stdout.trim().split('\n'), [written, written]);
});

test('the installed program reads standard input and shares the engine', () => {
  const { bin, version } = JSON.parse(readFileSync(`${project.home}/package.json`, 'utf8'));
  const text = readFileSync(`${project.home}/${bin.meander}`, 'utf8');
  assert.match(text, /^#!\/usr\/bin\/env node\n/);
  assert.match(text, /from "\.\/meander\.js"/);
  /** @param {string[]} words @param {string} [input] */
  const start = (words, input) =>
    spawnSync(process.execPath, [`node_modules/meander/${bin.meander}`, ...words], {
      ...{ cwd: project.folder, input, encoding: 'utf8' },
    });
  assert.equal(start(['--version']).stdout, `${version}\n`);
  const csv = start(['csv'], 'v=1&n=7\n');
  assert.match(csv.stdout, /^x,y\n/, csv.stderr);
  const png = start(['png', 'v=1&n=7']);
  assert.deepEqual([png.status, png.stdout], [1, '']);
  assert.match(png.stderr, /^meander: A png needs .+ `npm install @resvg\/resvg-js`/);
});

test('the element has types in TypeScript, React, Vue and Svelte', () => {
  project.write({
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'nodenext',
        jsx: 'react-jsx',
        types: [],
        skipDefaultLibCheck: true,
        allowImportingTsExtensions: true,
      },
      include: ['*.ts', '*.tsx'],
    }),
    'plain.ts': `
      import { chisel, type ParamTable } from 'meander';
      import { type MeanderPathAttributes } from 'meander/element';
      const figure = document.createElement('meander-path');
      figure.seed = 7;
      figure.points = [1, 2, 3, 4];
      figure.overlays = ['raw', 'catmull-rom'];
      const view: 'states' | 'trail' = figure.view;
      figure.addEventListener('meander-change', ({ detail }) => { const source: 'user' | 'api' | 'keyboard' = detail.source; });
      const attributes: MeanderPathAttributes = { 'angle-limit': 30, guarded: true };
      const number = document.createElement('meander-number');
      const program: Promise<string> = figure.toCode('rust', 'rdp', 'program');
      const text: string = figure.toSVG();
      const table: ParamTable = figure.engine.params();
      // @ts-expect-error there is no such view
      figure.view = 'moon';
      // @ts-expect-error a seed is a number
      figure.seed = true;
      export { chisel, view, attributes, text, table, number, program };
    `,
    'react.tsx': `
      import { useRef } from 'react';
      import type { MeanderPath } from 'meander/react';
      export function Figure() {
        const ref = useRef<MeanderPath>(null);
        return (
          <meander-path
            ref={ref} seed={7} view="trail" angle-limit={30} guarded className="wide"
            onmeander-change={({ detail }) => detail.source.toUpperCase()}
          >
            <p slot="caption"><meander-number for="road" name="seed" min={1}>7</meander-number></p>
          </meander-path>
        );
      }
      // @ts-expect-error there is no such view
      export const wrong = <meander-path view="moon" />;
    `,
    'vue.ts': `
      import 'meander/vue';
      import type { GlobalComponents } from 'vue';
      type Props = InstanceType<GlobalComponents['meander-path']>['$props'];
      export const props: Props = { seed: 7, view: 'trail', 'onMeander-change': ({ detail }) => detail.source };
      // @ts-expect-error there is no such view
      export const wrong: Props = { view: 'moon' };
    `,
    'svelte.ts': `
      import 'meander/svelte';
      import type { SvelteHTMLElements } from 'svelte/elements';
      export const props: SvelteHTMLElements['meander-path'] = { seed: 7, 'onmeander-change': ({ detail }) => void detail.source };
      // @ts-expect-error there is no such view
      export const wrong: SvelteHTMLElements['meander-path'] = { view: 'moon' };
    `,
  });
  const tsc = `${root}/node_modules/typescript-7/bin/tsc`;
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', '.'], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout);
});
