/**
 * What the article's own figures have in common: one SVG that is drawn when the page is built and kept up to date on the
 * page by the same code, with handles, and a start once it is seen and the page is idle.
 */
import * as engine from '../../engine.js';
import { makeSvg } from '../dom.js';
import { drawHandle, followHandles } from './handles.js';
import { SteeredFigure } from './steered-figure.js';
import { patch, svg, textOf } from './svg-tree.js';

/** In CSS pixels: how wide a drawing is that the build makes. */
const POSTER = 480;
/** In milliseconds: what a frame can spare. */
const SPARE = 6;
/** So near to the window it starts. */
const NEAR = '200px 0px';

export class DrawnFigure extends SteeredFigure {
  static observedAttributes = ['loading'];

  /** The functions of the package. @protected */
  engine = engine;
  /** Of the drawing, in CSS pixels. @protected */
  width = 0;
  /** @protected */
  height = 0;
  /** Whether it is in sight. @protected */
  isSeen = false;
  /** Whether nothing should move by itself. @protected */
  isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

  #frame = 0;
  /** @type {'' | 'waiting' | 'begun'} */
  #stage = '';
  /** @type {SVGElement | null} */
  #svg = null;
  /** @type {IntersectionObserver | null} */
  #whenSeen = null;
  /** @type {ResizeObserver | null} */
  #whenSized = null;

  constructor() {
    super();
    followHandles(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#svg ??= this.querySelector(':scope > svg');
    if (!this.#svg) this.prepend((this.#svg = makeSvg('svg')));
    this.#whenSeen = new IntersectionObserver(
      (entries) => this.#saw(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    this.#whenSeen.observe(this);
    this.#whenSized = new ResizeObserver(() => this.redraw());
    this.#whenSized.observe(this);
  }

  disconnectedCallback() {
    this.#whenSeen?.disconnect();
    this.#whenSized?.disconnect();
    this.isSeen = false;
    this.seen();
  }

  /** `loading="eager"` starts it wherever it is. @param {string} _name @param {string | null} _before @param {string | null} value */
  attributeChangedCallback(_name, _before, value) {
    if (value === 'eager' && !this.#stage) this.#start();
  }

  /** @param {boolean} isSeen */
  #saw(isSeen) {
    this.isSeen = isSeen;
    if (isSeen && !this.#stage) {
      this.#stage = 'waiting';
      const idle = globalThis.requestIdleCallback ?? setTimeout;
      idle(() => this.#start());
    }
    if (this.#stage !== 'begun') return;
    this.seen();
    this.redraw();
  }

  async #start() {
    if (this.#stage === 'begun') return;
    this.#stage = 'waiting';
    try {
      await engine.ready();
    } catch (error) {
      // The drawing of the build stays, and the next time that it is seen it tries again.
      this.announce('error', { message: error instanceof Error ? error.message : String(error) });
      this.#stage = '';
      return;
    }
    if (!this.isConnected) return void (this.#stage = '');
    this.begin();
    this.#stage = 'begun';
    this.#show();
    this.seen();
    this.redraw();
    this.announce('ready', {});
  }

  /** Draws in the next frame, however often it is asked for. */
  redraw() {
    if (this.#stage !== 'begun') return;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.isConnected) return;
      const isMoving = this.isSeen && this.advance(performance.now() + SPARE);
      // Where nothing is to move, only what it comes to is shown.
      if (!isMoving || !this.isStill) this.#show();
      if (isMoving) this.redraw();
    });
  }

  #show() {
    const { width, height } = this.#svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
    if (!this.#svg || !width || !height) return;
    patch(this.#svg, this.#drawing(width, height, true));
    this.shown();
    this.tell(this.measures());
  }

  /** @param {number} width @param {number} height @param {boolean} isLive whether its handles can be used */
  #drawing(width, height, isLive) {
    [this.width, this.height] = [width, height];
    const parts = this.draw(width, height);
    const handles = this.handles().map((handle, i) => drawHandle(handle, isLive ? i : null));
    return svg(
      'svg',
      {
        viewBox: `0 0 ${width} ${height}`,
        role: isLive && handles.length ? 'group' : 'img',
        'aria-label': this.describe(),
      },
      // Always these two: so a handle that is held stays the same element.
      svg('g', {}, ...parts),
      svg('g', {}, ...handles),
    );
  }

  /**
   * What the figure shows when all is done, as the text of an SVG: for the build, where there is no page.
   * @param {Record<string, string>} attributes
   * @param {number} shape width to height
   */
  poster(attributes, shape) {
    for (const [name, text] of Object.entries(attributes)) this.setAttribute(name, text);
    this.readNumbers();
    this.begin();
    while (this.advance(Infinity));
    return textOf(this.#drawing(POSTER, Math.round(POSTER / shape), false));
  }

  /**
   * The marks of one part, which a word can make stand out.
   * @protected @param {string} name @param {...(import('./svg-tree.js').SvgNode | null)} marks
   */
  marks(name, ...marks) {
    return svg('g', { 'data-part': name, class: this.isLit(name) ? 'lit' : null }, ...marks);
  }

  /** The module is there. @protected */
  begin() {}
  /** It has come into sight or left it, or the page. @protected */
  seen() {}
  /**
   * Computes until then, and says whether there is more to do or to move.
   * @protected @param {number} _until @returns {boolean}
   */
  advance(_until) {
    return false;
  }
  /** What sentences may show of what is drawn. @protected @returns {Record<string, number>} */
  measures() {
    return {};
  }
  /** In words what is shown. @protected @returns {string} */
  describe() {
    return this.getAttribute('label') ?? '';
  }
  /**
   * The parts of the drawing, from back to front.
   * @protected @param {number} _width in CSS pixels @param {number} _height
   * @returns {(import('./svg-tree.js').SvgNode | null)[]}
   */
  draw(_width, _height) {
    return [];
  }
  /** It is drawn on the page. @protected */
  shown() {}
  /** In front of the drawing. @returns {import('./handles.js').Handle[]} */
  handles() {
    return [];
  }
  /** In CSS pixels: how far an arrow key moves a handle. */
  get keyStep() {
    return 8;
  }
  /** The reader wants a handle there, in CSS pixels. @param {number} _index @param {number} _x @param {number} _y */
  moveHandle(_index, _x, _y) {}
}
