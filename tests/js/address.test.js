/** Where the files lie: what an author types, and what is found there. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import test from 'node:test';
import { siteOf, tryAddress } from '../../www/builder/address.js';
import { WORDS } from '../../www/builder/words.js';

const { address } = WORDS;

test('an address loses its query and page and ends in a slash', () => {
  for (const [typed, site] of [
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/x//', 'https://example.org/x/'],
    [' https://example.org/x/index.html?y=1#z ', 'https://example.org/x/'],
    ['HTTPS://EXAMPLE.org:8443/Über', 'https://example.org:8443/%C3%9Cber/'],
  ])
    assert.deepEqual(siteOf(typed), { site, warning: '' }, typed);
});

test('siteOf rejects addresses that a post cannot load, and says why', () => {
  for (const [typed, reason] of [
    ['', address.empty],
    ['example.org', address.unreadable],
    ['//example.org/', address.unreadable],
    ['ftp://example.org/', address.protocol],
    ['javascript:alert(1)//', address.protocol],
    ['https://me:secret@example.org/', address.password],
  ])
    assert.deepEqual(siteOf(typed), { reason }, typed);
});

test('siteOf warns of addresses that readers cannot reach', () => {
  for (const near of ['localhost:4173', '[::1]:80', '192.168.1.4', '172.20.0.1', 'pi.local'])
    assert.equal(Reflect.get(siteOf(`http://${near}/x`), 'warning'), address.near, near);
  assert.equal(Reflect.get(siteOf('http://example.org'), 'warning'), address.plain);
  for (const far of ['localhost.example.org', '172.50.0.1', '100.10.0.1'])
    assert.equal(Reflect.get(siteOf(`https://${far}/x`), 'warning'), '', far);
});

const bytes = 'the loader';
const hashOf = (/** @type {string} */ text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const integrity = hashOf(bytes);
const list = {
  version: '9.8.7',
  folder: 'embed/9.8.7/',
  frame: 0,
  files: { 'loader.js': { integrity, bytes: 0, gzip: 0 } },
};

/** As a browser does: other bytes than those of a hash are refused. @param {(mode: RequestMode | undefined) => Response | null} answer */
const found = (answer) =>
  tryAddress('https://a.example/', list, async (_, init) => {
    const given = answer(init?.mode);
    const wrong = init?.integrity && init.integrity !== hashOf(String(await given?.clone().text()));
    if (!given || wrong) throw new TypeError('Failed to fetch');
    return given;
  });
const open = { headers: { 'access-control-allow-origin': '*' } };

test('tryAddress says which build the address serves', async () => {
  assert.equal(
    await found(() => new Response(bytes, open)),
    'Found: version 9.8.7, and other sites may load it.',
  );
  // This page’s own address answers without the header.
  assert.equal(await found(() => new Response(bytes)), address.found.closed);
  assert.equal(await found((mode) => (mode === 'cors' ? null : new Response(''))), address.found.closed);
  assert.match(await found(() => new Response('other', open)), /^There is another build/);
  const missing = await found(() => new Response('', { status: 404, ...open }));
  assert.match(
    missing,
    /^There is no https:\/\/a\.example\/embed\/9\.8\.7\/loader\.js \(the host says 404\)/,
  );
  assert.match(await found(() => null), /^Nothing answered at https:\/\/a\.example\/embed/);
});
