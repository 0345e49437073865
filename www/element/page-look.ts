import { TONE_NAMES, type Look, type Tone } from '../drawing/look.ts';

/**
 * Reads the look from an element of the figure; the browser resolves variables, themes and system colours. `scheme` is
 * "light" or "dark" where it is not the figure's own.
 */
export function lookOf(figure: Element, scheme = ''): Look {
  const probe = figure.ownerDocument.createElement('i');
  probe.style.forcedColorAdjust = 'none';
  probe.style.colorScheme = scheme;
  figure.append(probe);
  const style = getComputedStyle(probe);
  const tones = Object.fromEntries(
    TONE_NAMES.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, style.color];
    }),
  ) as Record<Tone, string>;
  const look = { tones, font: style.fontFamily, contrast: matchMedia('(forced-colors: active)').matches };
  probe.remove();
  return look;
}
