/** The element's style sheets without the spaces that are there for people. */

/** @returns {import('vite').Plugin} */
export function tightSheet() {
  return {
    name: 'tight-sheet',
    transform(code, id) {
      if (!/\/www\/element\/.*\.js$/.test(id)) return null;
      return code.replace(/(?<=const css = )`[^`]*`/, (sheet) =>
        sheet
          .replace(/\/\*.*?\*\//gs, '')
          .replace(/\s+/g, ' ')
          .replace(/ ?([{};,]) ?/g, '$1')
          .replace(/\b0\./g, '.')
          .replace(/;}|: /g, (end) => (end === ': ' ? ':' : '}')),
      );
    },
  };
}
