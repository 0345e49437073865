const XML = 'image/svg+xml';
const PAINTS = ['fill', 'stroke'];

/** @param {string} text @returns {SVGSVGElement} */
export function parseSvg(text) {
  return /** @type {any} */ (new DOMParser().parseFromString(text, XML).documentElement);
}

/** @param {Element} svg */
export function serializeSvg(svg) {
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/**
 * Merges two SVGs that differ in colours only: light colours stay as attributes, dark ones become rules in a media
 * query. A host that removes styles shows the light one.
 * @param {SVGSVGElement} light is changed
 * @param {SVGSVGElement} dark
 * @returns {string} CSS rules
 */
export function mergeThemes(light, dark) {
  /** @type {Map<string, string>} */
  const rules = new Map();
  const others = dark.querySelectorAll('*');
  light.querySelectorAll('*').forEach((shape, i) => {
    for (const paint of PAINTS) {
      const [lightPaint, darkPaint] = [shape, others[i]].map((one) => one.getAttribute(paint));
      if (!lightPaint || !darkPaint || lightPaint === darkPaint) continue;
      const key = `${paint}:${lightPaint}:${darkPaint}`;
      const name =
        /[^}]*/
          .exec(rules.get(key) ?? '')?.[0]
          .slice(1)
          .split('{')[0] || `n${rules.size}`;
      rules.set(key, `.${name}{${paint}:${darkPaint}}`);
      shape.classList.add(name);
    }
  });
  return rules.size > 0
    ? `@media screen and (prefers-color-scheme:dark){${[...rules.values()].join('')}}`
    : '';
}
