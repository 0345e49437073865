import type { Pen } from './pen.ts';

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;
/** Characters that XML forbids: controls, halves of surrogate pairs, non-characters. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const escape = (text: string) =>
  text.replace(ILLEGAL, '\ufffd').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const ANCHORS: Record<string, string> = { center: 'middle', right: 'end' };

/** Writes SVG. Its arcs are always full circles, because pictures use no others. */
export class SvgPen implements Pen {
  fillStyle: string = '#000';
  strokeStyle: string = '#000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '';
  textAlign: CanvasTextAlign = 'left';
  readonly #shapes: string[] = [];
  #path = '';
  #dash: number[] = [];

  beginPath() {
    this.#path = '';
  }
  moveTo(x: number, y: number) {
    this.#path += `M${pair(x, y)}`;
  }
  lineTo(x: number, y: number) {
    this.#path += `L${pair(x, y)}`;
  }
  quadraticCurveTo(cx: number, cy: number, x: number, y: number) {
    this.#path += `Q${pair(cx, cy)} ${pair(x, y)}`;
  }
  arc(x: number, y: number, radius: number) {
    const [r, d] = [short(radius), short(2 * radius)];
    this.#path += `M${pair(x - radius, y)}a${r} ${r} 0 0 1 ${d} 0a${r} ${r} 0 0 1 -${d} 0`;
  }
  rect(x: number, y: number, w: number, h: number) {
    this.#path += `M${pair(x, y)}h${short(w)}v${short(h)}h${short(-w)}z`;
  }
  roundRect(x: number, y: number, w: number, h: number, most: number) {
    // A canvas limits corners in the same way.
    const radius = Math.min(most, w / 2, h / 2);
    const r = short(radius);
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${pair(dx * radius, dy * radius)}`;
    const [across, down] = [w - 2 * radius, h - 2 * radius].map(short);
    this.#path += `M${pair(x + radius, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`;
  }
  closePath() {
    this.#path += 'z';
  }
  save() {}
  /** Clips everything up to `restore` to the rectangle of the path. */
  clip() {
    const [, x, y, width, height] = /M(\S+) (\S+)h(.+)v(.+)h/.exec(this.#path)!;
    this.#shapes.push(
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    );
  }
  restore() {
    this.#shapes.push('</svg>');
  }
  setLineDash(lengths: number[]) {
    this.#dash = [...lengths];
  }
  fill() {
    this.#put(`fill="${this.fillStyle}"`);
  }
  stroke() {
    const dash = this.#dash.length ? ` stroke-dasharray="${this.#dash.map(short).join(' ')}"` : '';
    this.#put(
      `fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linecap="${this.lineCap}" stroke-linejoin="${this.lineJoin}"${dash}`,
    );
  }
  fillText(text: string, x: number, y: number) {
    this.#write(text, x, y, `fill="${this.fillStyle}"`);
  }
  strokeText(text: string, x: number, y: number) {
    this.#write(
      text,
      x,
      y,
      `fill="none" stroke="${this.strokeStyle}" stroke-width="${short(this.lineWidth)}" stroke-linejoin="${this.lineJoin}"`,
    );
  }

  /** Returns the picture as one SVG element with these attributes. */
  text(width: number, height: number, attributes = '', title = 'A winding path') {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pair(width, height)}" role="img" ${attributes}><title>${escape(title)}</title>${this.#shapes.join('')}</svg>`;
  }

  #put(paint: string) {
    if (this.#path) this.#shapes.push(`<path d="${this.#path}" ${paint}${this.#opacity()}/>`);
  }
  #write(text: string, x: number, y: number, paint: string) {
    const [, italic, weight, size, family] = /^(italic )?(\d+) ([\d.]+)px (.*)$/.exec(this.font) ?? [];
    const style = italic ? ' font-style="italic"' : '';
    const anchor = ANCHORS[this.textAlign] ? ` text-anchor="${ANCHORS[this.textAlign]}"` : '';
    this.#shapes.push(
      `<text x="${short(x)}" y="${short(y)}" font-weight="${weight}" font-size="${size}" font-family="${escape(family)}"${style}${anchor} ${paint}${this.#opacity()}>${escape(text)}</text>`,
    );
  }
  #opacity() {
    return this.globalAlpha < 1 ? ` opacity="${this.globalAlpha.toFixed(2)}"` : '';
  }
}
