/** The workflow files say what a runner understands, and run what is there. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}.github/workflows/`;
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

for (const file of readdirSync(folder))
  test(`${file} is sound`, () => {
    const flow = parse(readFileSync(folder + file, 'utf8'), { strict: true, uniqueKeys: true });
    assert.deepEqual(
      Object.keys(flow).filter((key) => !/^(name|on|permissions|concurrency|jobs)$/.test(key)),
      [],
    );
    for (const [name, job] of Object.entries(flow.jobs)) {
      assert.ok(job['runs-on'] && job['timeout-minutes'] <= 90, name);
      for (const step of job.steps) {
        assert.ok(Boolean(step.uses) !== Boolean(step.run), JSON.stringify(step));
        if (step.uses) assert.match(step.uses, /^[\w-]+\/[\w-]+@v\d+$/);
        const [, script] = /^npm (?:run )?([\w:]+)$/.exec(step.run ?? '') ?? [];
        if (script) assert.ok(scripts[script], script);
        const [, program] = /^node (\S+)/.exec(step.run ?? '') ?? [];
        if (program) assert.ok(existsSync(root + program), program);
      }
    }
  });

test('the site is published from where it is built', () => {
  const { jobs } = parse(readFileSync(`${folder}pages.yml`, 'utf8'));
  const [artifact] = jobs.publish.steps.filter((/** @type {any} */ { uses }) =>
    uses?.startsWith('actions/upload-pages'),
  );
  assert.equal(artifact.with.path, 'dist');
  assert.ok(existsSync(`${root}dist/index.html`));
});
