import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { unpack } from '../../www/unpack.js';

const PACKED = {
  '': '0000000000',
  no: '00371c9a000000',
  ['a'.repeat(3000)]: '0030f07bc1feae8fa14013bd53369db41861f42e8400',
  'A path winds, a path bends, a path ends; a path, a path, a winding path.':
    '0020884b5aa617fc629118186244edfa023a7d6a3a1cb8f7a51ab519ea915197db2c68293b2b7300',
};

test('what was packed comes out as it went in', () => {
  for (const [text, packed] of Object.entries(PACKED))
    assert.equal(Buffer.from(unpack(Buffer.from(packed, 'hex'), text.length)).toString(), text);
});

test('the module of the self-contained file does too, byte by byte', () => {
  const packed = readFileSync('www/glue/single.lzma');
  const plain = readFileSync('www/glue/single_bg.wasm');
  assert.ok(packed.length < plain.length / 2);
  assert.ok(plain.equals(unpack(packed, plain.length)));
});
