import { nothing, type SVGTemplateResult } from 'lit';
import { expect, test, vi } from 'vitest';

/** Renders a template as text. */
function text(part: unknown): string {
  if (Array.isArray(part)) return part.map(text).join('');
  if (part === null || part === nothing) return '';
  if (typeof part !== 'object') return String(part);
  const { strings, values } = part as SVGTemplateResult;
  return strings.map((piece, i) => piece + (i < values.length ? text(values[i]) : '')).join('');
}

test('a glyph leaves out its curve until a module has the function', async () => {
  // A second engine, without the module that the test setup loads.
  vi.resetModules();
  const { glyph } = await import('../../www/element/icons.ts');
  const { CURVES, CURVE_IDS } = await import('../../www/figure/curves/index.ts');
  const { ready } = await import('../../www/engine.ts');
  const { readyForFigure } = await import('../../www/engine/figure-module.ts');
  const drawn = () =>
    CURVES.filter(({ id, style }) => text(glyph(id)).includes(`stroke="var(--${style.tone})"`)).map(
      ({ id }) => id,
    );

  expect(drawn()).toEqual(['raw']);
  await readyForFigure();
  expect(drawn()).toEqual(expect.arrayContaining(['raw', 'rdp', 'chaikin', 'catmull-rom']));
  await ready();
  expect(drawn()).toEqual(CURVE_IDS);
});
