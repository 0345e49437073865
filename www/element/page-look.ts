import { TONE_NAMES, type Look, type Tone } from '../drawing/look.ts';

/**
 * Reads the look from an element of the figure; the browser resolves variables, themes and system colours. `scheme` is
 * "light" or "dark" where it is not the figure's own.
 */
export function lookOf<Name extends string = Tone>(
  figure: Element,
  scheme = '',
  names = TONE_NAMES as readonly string[] as readonly Name[],
): Look<Name> {
  const probe = figure.ownerDocument.createElement('i');
  probe.style.forcedColorAdjust = 'none';
  probe.style.colorScheme = scheme;
  figure.append(probe);
  const style = getComputedStyle(probe);
  const tones = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, style.color];
    }),
  ) as Record<Name, string>;
  const look = { tones, font: style.fontFamily, contrast: matchMedia('(forced-colors: active)').matches };
  probe.remove();
  return look;
}
