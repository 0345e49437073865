/** The snippets of docs/frameworks.md, each in its framework. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { take } from '../../browser/figure.ts';
import { expect, pageWith, test } from './project.js';

// Compiling a framework takes seconds.
test.describe.configure({ timeout: 240_000 });

const SNIPPETS = Object.fromEntries(
  [...readFileSync('docs/frameworks.md', 'utf8').matchAll(/<!-- file: (\S+) -->\n```\w+\n(.*?)```/gs)].map(
    ([, file, code]) => [file, code],
  ),
);

/** Code that mounts a snippet on a page, and unmounts it. */
const MOUNTS = {
  React: [
    'Road.jsx',
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import { Road } from './Road.jsx';
     const root = createRoot(document.querySelector('#app'));
     root.render(createElement(Road));
     window.unmount = () => root.unmount();`,
  ],
  Vue: [
    'Road.vue',
    `import { createApp } from 'vue';
     import Road from './Road.vue';
     const app = createApp(Road);
     app.mount('#app');
     window.unmount = () => app.unmount();`,
  ],
  Svelte: [
    'Road.svelte',
    `import { mount, unmount } from 'svelte';
     import Road from './Road.svelte';
     const road = mount(Road, { target: document.querySelector('#app') });
     window.unmount = () => unmount(road);`,
  ],
};

/** Each framework's own compiler, for esbuild. @returns {Promise<import('esbuild').Plugin>} */
async function compilers() {
  const require = createRequire(import.meta.url);
  const vue = require('vue/compiler-sfc');
  const svelte = await import('svelte/compiler');
  return {
    name: 'frameworks',
    setup(build) {
      build.onLoad({ filter: /\.vue$/ }, ({ path }) => {
        const { descriptor, errors } = vue.parse(readFileSync(path, 'utf8'), { filename: path });
        if (errors.length > 0) throw errors[0];
        const isCustomElement = (/** @type {string} */ tag) => tag === 'meander-path';
        const { content } = vue.compileScript(descriptor, {
          id: 'road',
          inlineTemplate: true,
          templateOptions: { compilerOptions: { isCustomElement } },
        });
        return { contents: content, loader: 'js' };
      });
      build.onLoad({ filter: /\.svelte$/ }, ({ path }) => {
        const { js, warnings } = svelte.compile(readFileSync(path, 'utf8'), { filename: path });
        if (warnings.length > 0) throw new Error(warnings[0].message);
        return { contents: js.code, loader: 'js' };
      });
      build.onLoad({ filter: /\.svelte\.js$/ }, ({ path }) => {
        const { js } = svelte.compileModule(readFileSync(path, 'utf8'), { filename: path });
        return { contents: js.code, loader: 'js' };
      });
    },
  };
}

/**
 * @param {import('./project.js').Project} project
 * @param {string} folder
 * @param {Record<string, string>} files
 */
async function bundle(project, folder, files) {
  for (const [file, code] of Object.entries(files)) project.write({ [`${folder}/${file}`]: code });
  project.write({ [`${folder}/dist/index.html`]: pageWith('./main.js') });
  const { build } = await import('esbuild');
  await build({
    entryPoints: [project.path(`${folder}/main.js`)],
    outdir: project.path(`${folder}/dist`),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [await compilers()],
    logLevel: 'error',
  });
  project.copyModules(`${folder}/dist`);
  return project.host(`${folder}/dist`);
}

for (const [name, [file, main]] of Object.entries(MOUNTS))
  test(`${name}: the snippet shows, sets, hears and removes the element`, async ({ page, project }) => {
    await page.setViewportSize({ width: 480, height: 1300 });
    await page.goto(await bundle(project, name, { [file]: SNIPPETS[file], 'main.js': main }));
    const figure = await take(page.locator('meander-path'));
    expect(await figure.property('seed')).toBe(7);
    expect(await figure.property('ui')).toBe('mini');
    await expect(figure.element.locator('p[slot=caption]')).toHaveText('Seed 7');
    await page.locator('#app > section > button').click();
    await expect(figure.element.locator('p[slot=caption]')).toHaveText('Seed 8');
    expect(await figure.property('seed')).toBe(8);
    await figure.dragHandle(0, 5.5, 8.5);
    await expect(page.locator('#app > section > output')).toHaveText('user');
    await page.evaluate(() => Reflect.get(window, 'unmount')());
    await expect(page.locator('meander-path')).toHaveCount(0);
    await expect(page.locator('#app')).toBeEmpty();
  });

test.describe('without a framework', () => {
  test.use({ expectedNoise: /^console info: user / });

  test('plain JavaScript: the snippet carves, shows the element and hears it', async ({ page, project }) => {
    await page.goto(await bundle(project, 'plain', { 'main.js': SNIPPETS['plain.js'] }));
    await expect(page).toHaveTitle(/^\d+ points$/);
    const figure = await take(page.locator('meander-path'));
    const heard = page.waitForEvent('console');
    await figure.dragHandle(0, 5.5, 8.5);
    expect((await heard).text()).toMatch(/^user v=1&/);
  });
});
