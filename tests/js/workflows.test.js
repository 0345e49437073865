/** The workflow files say what a runner understands, and run what is there. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { cargo } from '../../scripts/cargo.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.github/workflows/`;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

for (const file of readdirSync(folder))
  test(`${file} is sound`, () => {
    const text = readFileSync(folder + file, 'utf8');
    const flow = parse(text, { strict: true, uniqueKeys: true });
    // What no job asks for is refused.
    assert.deepEqual(flow.permissions, {});
    for (const [line] of text.matchAll(/uses:.*/g))
      assert.match(
        line,
        /^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
        'pinned by hash, with its version',
      );
    assert.deepEqual(
      Object.keys(flow).filter((key) => !/^(name|on|permissions|concurrency|jobs)$/.test(key)),
      [],
    );
    for (const [name, job] of Object.entries(flow.jobs)) {
      assert.ok(job['runs-on'] && job['timeout-minutes'] <= 90, name);
      const writes = Object.values(job.permissions).includes('write');
      for (const step of job.steps) {
        assert.ok(Boolean(step.uses) !== Boolean(step.run), JSON.stringify(step));
        assert.ok(!(writes && step.run), `${name}: no code of others runs where something may be written`);
        if (step.uses?.startsWith('actions/checkout@')) assert.equal(step.with['persist-credentials'], false);
        if (/^(cargo|npm) (install|ci)/.test(step.run))
          assert.match(step.run, / --locked | --ignore-scripts$/);
        const [, script] = /^npm (?:run )?([\w:]+)$/.exec(step.run ?? '') ?? [];
        if (script) assert.ok(scripts[script], script);
        const [, program] = /^node (\S+)/.exec(step.run ?? '') ?? [];
        if (program) assert.ok(existsSync(root + program), program);
      }
    }
  });

test('the site is published from where it is built', () => {
  const { jobs } = parse(readFileSync(`${folder}pages.yml`, 'utf8'));
  const [artifact] = jobs[jobs.publish.needs].steps.filter((/** @type {any} */ { uses }) =>
    uses?.startsWith('actions/upload-pages'),
  );
  assert.equal(artifact.with.path, 'dist');
  assert.ok(existsSync(`${root}dist/index.html`));
});

test('the forms for issues ask for something', () => {
  const forms = `${root}.github/ISSUE_TEMPLATE/`;
  for (const file of readdirSync(forms)) {
    const { name, description, body } = parse(readFileSync(forms + file, 'utf8'), { strict: true });
    assert.ok(name && description, file);
    const fields = body.filter((/** @type {any} */ { type }) => type !== 'markdown');
    const ids = fields.map((/** @type {any} */ { id, type, attributes }) => {
      assert.ok(['textarea', 'input'].includes(type) && attributes.label, `${file}: ${id}`);
      return id;
    });
    assert.deepEqual([...new Set(ids)], ids);
    assert.ok(
      fields.some((/** @type {any} */ { validations }) => validations?.required),
      file,
    );
  }
});

test('an action has one hash in all workflows', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8'));
  const uses = new Set(texts.join().match(/(?<=uses: ).*/g));
  const names = [...uses].map((use) => use.split('@')[0]);
  assert.deepEqual([...new Set(names)], names);
});

test('cargo takes the versions of the lock file, unless it resolves nothing or writes that file', () => {
  assert.deepEqual(cargo('build', '-q'), ['cargo', ['build', '--locked', '-q']]);
  assert.deepEqual(cargo('test', '--', '-q'), ['cargo', ['test', '--locked', '--', '-q']]);
  for (const call of /** @type {[string, ...string[]][]} */ ([
    ['fmt', '--all'],
    ['update', '--workspace'],
    ['cyclonedx'],
    ['--version'],
    ['deny', '--version'],
  ]))
    assert.deepEqual(cargo(...call), ['cargo', call]);
});

test('nothing starts cargo but by the function that adds that', () => {
  const files = ['scripts', 'tests', 'bin', 'examples'].flatMap((where) =>
    readdirSync(root + where, { recursive: true, encoding: 'utf8' }).map((file) => `${where}/${file}`),
  );
  const programs = files.filter((file) => /\.m?js$/.test(file));
  assert.ok(programs.length > 100);
  // A property that has this value is no call.
  const named = programs.filter((file) =>
    /(?<!\]: )(['"`])cargo(\.exe)?\1|(run|output|spawn|exec)\w*\(['"`]cargo /.test(
      readFileSync(root + file, 'utf8'),
    ),
  );
  assert.deepEqual(named, ['scripts/cargo.mjs', 'tests/js/workflows.test.js']);
});
