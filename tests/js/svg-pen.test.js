import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSvgPen } from '../../www/old/draw/svg-pen.js';

const make = (title = '') => createSvgPen({ width: 20, height: 10, title });

test('the SVG pen writes a filled path and a dashed stroke', () => {
  const pen = make();
  pen.beginPath();
  pen.rect(1, 2, 3, 4);
  pen.fillStyle = '#123456';
  pen.fill();
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(1.2345, 5);
  pen.closePath();
  pen.setLineDash([2, 1]);
  pen.globalAlpha = 0.5;
  pen.stroke();
  const text = pen.text();
  assert.match(text, /<path d="M1 2h3v4h-3Z" fill="#123456"\/>/);
  assert.match(text, /d="M0 0L1.23 5Z"/);
  assert.match(text, /stroke-dasharray="2 1"/);
  assert.match(text, /opacity="0.5"/);
});

test('the SVG pen writes text with its size and position', () => {
  const pen = make();
  pen.font = '12px system-ui, sans-serif';
  pen.lineWidth = 3;
  pen.strokeText('a < b', 4, 5.678);
  pen.fillText('a < b', 4, 5.678);
  const texts = pen.text().match(/<text.*?<\/text>/g) ?? [];
  assert.equal(texts.length, 2);
  for (const text of texts) {
    assert.match(text, /x="4" y="5.68" font-size="12" font-family="system-ui, sans-serif"/);
    assert.match(text, />a &#60; b</);
  }
  assert.match(texts[0], /fill="none" stroke="#000" stroke-width="3"/);
});

test('the SVG pen escapes its title', () => {
  assert.ok(make('<b>"&').text().includes('<title>&#60;b&#62;&#34;&#38;</title>'));
});
