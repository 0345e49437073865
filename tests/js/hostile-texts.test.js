/** Any text is a track that can be written and read again, or is refused by line and column. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as engine from '../../dist/meander.js';
import { check } from '../hostile/check.js';
import { tracks } from '../hostile/texts.js';

await engine.ready();

/** @param {string} text @param {engine.MeanderError | unknown} error */
function assertPlace(text, error) {
  assert.ok(error instanceof engine.MeanderError, `${error}`);
  assert.equal(error.argument, 'text');
  assert.ok(['BadText', 'TooLarge'].includes(error.code), error.code);
  const lines = text.split(/\r\n|\r|\n/);
  const { line = 0, column = 0 } = error;
  assert.ok(line >= 1 && line <= lines.length, `line ${line} of ${lines.length}`);
  assert.ok(column >= 1 && column <= lines[line - 1].length + 1, `column ${column}: ${error.message}`);
}

for (const [name, texts] of Object.entries(tracks))
  test(`any ${name} is a track or is refused by line and column`, () => {
    let read = 0;
    check(
      fc.property(texts, fc.boolean(), (text, keepGood) => {
        let track;
        try {
          track = engine.readTrack(text, { keepGood });
        } catch (error) {
          assertPlace(text, error);
          return;
        }
        read += 1;
        const { dimension, points, times, others, rejected } = track;
        assert.ok(points.every(Number.isFinite) && points.length % dimension === 0);
        assert.ok(times.length === 0 || times.length * dimension === points.length);
        assert.ok(others.every((other) => other.length % dimension === 0));
        assert.ok(keepGood || rejected.length === 0);
        // No text makes points out of nothing: a curve of a path is 8 of them.
        assert.ok(points.length <= 24 * (text.length + 1));
        for (const format of /** @type {const} */ (['csv', 'json'])) {
          const written = engine.writeTrack(points, { format, dimension, times });
          const again = engine.readTrack(written, { format });
          // Zeros are written without a sign.
          const plain = (/** @type {Float64Array} */ list) => list.map((value) => value + 0);
          assert.deepEqual(again.points, plain(points));
          assert.deepEqual(again.times, plain(times));
        }
      }),
    );
    assert.ok(read > 10, `${read} of them are tracks`);
  });
