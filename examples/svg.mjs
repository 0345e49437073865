/** Draws the examples: lines on paper, as an SVG. */
export class Svg {
  #scale;
  #text;

  /**
   * Starts with empty paper.
   * @param {number[]} size in units
   * @param {number} scale pixels of one unit
   * @param {string} title
   */
  constructor(size, scale, title) {
    const [width, height] = size.map((side) => side * scale);
    this.#scale = scale;
    this.#text = `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="max-width:100%;height:auto">
<title>${title}</title>
<rect width="${width}" height="${height}" rx="8" fill="#faf8f4"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
`;
  }

  /**
   * Adds lines, closed or open.
   * @param {ArrayLike<number>[]} lines flat coordinates
   * @param {boolean} closed
   * @param {string} looks SVG attributes
   */
  lines(lines, closed, looks) {
    const data = lines.map((line) => this.#data(line, closed)).join('');
    this.#text += `<path d="${data}" ${looks}/>\n`;
  }

  /**
   * Adds the same small shape around each position.
   * @param {ArrayLike<number>} places flat coordinates
   * @param {number[]} shape flat coordinates
   * @param {string} looks SVG attributes
   */
  marks(places, shape, looks) {
    const lines = [];
    for (let at = 0; at < places.length; at += 2)
      lines.push(shape.map((offset, axis) => places[at + (axis % 2)] + offset));
    this.lines(lines, true, looks);
  }

  /** The start of a line and the steps from point to point, to a tenth of a pixel. */
  #data(/** @type {ArrayLike<number>} */ line, /** @type {boolean} */ closed) {
    const tenths = Array.from(line, (value) => Math.floor(value * this.#scale * 10 + 0.5));
    let data = 'M';
    for (let at = 0; at < tenths.length; at += 2) {
      const [x, y] = [0, 1].map((axis) => (tenths[at + axis] - (tenths[at - 2 + axis] ?? 0)) / 10);
      data += `${at === 2 ? 'l' : ' '}${x} ${y}`;
    }
    return data + (closed ? 'z' : '');
  }

  print() {
    console.log(`${this.#text}</g>\n</svg>`);
  }
}
