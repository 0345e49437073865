const XML = 'image/svg+xml';
const PAINTS = ['fill', 'stroke'];

/** @param {string} text @returns {SVGSVGElement} */
export function readSvg(text) {
  return /** @type {any} */ (new DOMParser().parseFromString(text, XML).documentElement);
}

/** @param {Element} svg */
export function writeSvg(svg) {
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/**
 * One drawing out of two that differ in their colours alone: by day as it is written, by night as its style says. A
 * host that throws styles away shows it by day.
 * @param {SVGSVGElement} day is changed
 * @param {SVGSVGElement} night
 * @returns {string} rules of style
 */
export function joinThemes(day, night) {
  /** @type {Map<string, string>} */
  const rules = new Map();
  const others = night.querySelectorAll('*');
  day.querySelectorAll('*').forEach((shape, i) => {
    for (const paint of PAINTS) {
      const [light, dark] = [shape, others[i]].map((one) => one.getAttribute(paint));
      if (!light || !dark || light === dark) continue;
      const key = `${paint}:${light}:${dark}`;
      const name =
        /[^}]*/
          .exec(rules.get(key) ?? '')?.[0]
          .slice(1)
          .split('{')[0] || `n${rules.size}`;
      rules.set(key, `.${name}{${paint}:${dark}}`);
      shape.classList.add(name);
    }
  });
  return rules.size > 0 ? `@media(prefers-color-scheme:dark){${[...rules.values()].join('')}}` : '';
}
