/**
 * A pen that writes SVG: it has a canvas context's path methods, so the drawing code cannot tell the difference.
 * @param {{ width: number, height: number, title: string }} sheet
 * @returns {import('./types.js').Pen & { text: () => string }}
 */
export function createSvgPen({ width, height, title }) {
  /** @type {string[]} */
  const shapes = [];
  let path = '';
  /** @type {readonly number[]} */
  let dash = [];

  /** @param {number} value */
  const short = (value) => String(Math.round(value * 100) / 100);
  const place = (/** @type {number} */ x, /** @type {number} */ y) => `${short(x)} ${short(y)}`;

  /** @param {Record<string, string | number>} looks */
  function attributes(looks) {
    const given = { ...looks, ...(pen.globalAlpha < 1 ? { opacity: short(pen.globalAlpha) } : {}) };
    return Object.entries(given)
      .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
      .join('');
  }

  /** @param {Record<string, string | number>} looks */
  function put(looks) {
    if (path) shapes.push(`<path d="${path}"${attributes(looks)}/>`);
  }

  /** @param {string} text @param {number} x @param {number} y @param {Record<string, string | number>} looks */
  function write(text, x, y, looks) {
    const [, size, family] = /^([\d.]+)px (.*)$/.exec(pen.font) ?? [];
    const type = { x: short(x), y: short(y), 'font-size': short(Number(size)), 'font-family': family };
    const middle = { 'dominant-baseline': 'central' };
    shapes.push(`<text${attributes({ ...type, ...middle, ...looks })}>${escape(text)}</text>`);
  }

  const pen = {
    fillStyle: '#000',
    strokeStyle: '#000',
    lineWidth: 1,
    /** @type {CanvasLineCap} */
    lineCap: 'butt',
    /** @type {CanvasLineJoin} */
    lineJoin: 'miter',
    lineDashOffset: 0,
    globalAlpha: 1,
    font: '10px sans-serif',
    /** Text is written from its left end, in the middle of its height, whatever these say. */
    textAlign: 'left',
    textBaseline: 'middle',
    beginPath() {
      path = '';
    },
    /** @param {number} x @param {number} y */
    moveTo(x, y) {
      path += `M${place(x, y)}`;
    },
    /** @param {number} x @param {number} y */
    lineTo(x, y) {
      path += `${path ? 'L' : 'M'}${place(x, y)}`;
    },
    closePath() {
      path += 'Z';
    },
    /** @param {number} x @param {number} y @param {number} w @param {number} h */
    rect(x, y, w, h) {
      path += `M${place(x, y)}h${short(w)}v${short(h)}h${short(-w)}Z`;
    },
    /**
     * Clockwise, and once round at most.
     * @param {number} x
     * @param {number} y
     * @param {number} radius
     * @param {number} from
     * @param {number} to
     */
    arc(x, y, radius, from, to) {
      this.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
      // One arc of SVG cannot go all the way round: two halves can.
      for (const angle of [(from + to) / 2, to])
        path += `A${place(radius, radius)} 0 0 1 ${place(x + radius * Math.cos(angle), y + radius * Math.sin(angle))}`;
    },
    /** @param {readonly number[]} lengths */
    setLineDash(lengths) {
      dash = [...lengths];
    },
    fill() {
      put({ fill: pen.fillStyle });
    },
    stroke() {
      put({
        fill: 'none',
        stroke: pen.strokeStyle,
        'stroke-width': short(pen.lineWidth),
        'stroke-linecap': pen.lineCap,
        'stroke-linejoin': pen.lineJoin,
        ...(dash.length > 0
          ? { 'stroke-dasharray': dash.map(short).join(' '), 'stroke-dashoffset': short(pen.lineDashOffset) }
          : {}),
      });
    },
    /** @param {string} text @param {number} x @param {number} y */
    fillText(text, x, y) {
      write(text, x, y, { fill: pen.fillStyle });
    },
    /** @param {string} text @param {number} x @param {number} y */
    strokeText(text, x, y) {
      const { strokeStyle: stroke, lineWidth, lineJoin } = pen;
      write(text, x, y, {
        fill: 'none',
        stroke,
        'stroke-width': short(lineWidth),
        'stroke-linejoin': lineJoin,
      });
    },
    text: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${place(width, height)}" role="img"><title>${escape(title)}</title>${shapes.join('')}</svg>\n`,
  };
  return /** @type {any} */ (pen);
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
