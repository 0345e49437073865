/** The list of built files in a tree where nothing was built. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fetchBuildList } from '../../www/builder/build-list.js';

/** @param {import('node:test').TestContext} context @param {() => Promise<Response>} answer */
const serve = (context, answer) => context.mock.method(globalThis, 'fetch', answer);

test('there is none where nothing was built, whatever the server says instead', async (context) => {
  for (const answer of [
    new Response('', { status: 404 }),
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ]) {
    serve(context, async () => answer);
    assert.equal(await fetchBuildList(), null);
    context.mock.restoreAll();
  }
});

test('a server that does not answer, or answers with other data, is told of', async (context) => {
  serve(context, async () => {
    throw new TypeError('Failed to fetch');
  });
  await assert.rejects(fetchBuildList(), /embed\.json, could not be loaded: nothing answered\./);
  context.mock.restoreAll();
  serve(context, async () => Response.json({}));
  await assert.rejects(fetchBuildList(), /embed\.json, could not be loaded: something else is there\./);
});
