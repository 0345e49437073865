import { joinThemes, readSvg, writeSvg } from './day-and-night.js';
import { setMoving } from './moving.js';
import { sketch } from './sketch.js';

/**
 * @typedef {import('../element/meander-path.js').MeanderPath & Record<string, any>} Figure
 * @typedef {'light' | 'dark'} Theme
 */

const PHONE_COLUMN = 328;

/**
 * Where pictures of a figure are made: a second figure that nobody sees, so that the first one stays as it is.
 * @param {HTMLElement} room
 */
export function createStudio(room) {
  const [sitter, ready] = hire(room);
  // Pictures are as wide as the one who sits: for heights there is another.
  const [measure, measured] = hire(room);
  measure.style.inlineSize = `${PHONE_COLUMN}px`;

  /** @param {Theme} theme @param {string[]} [overlays] */
  function draw(theme, overlays) {
    const shown = sitter.overlays;
    sitter.theme = theme;
    if (overlays) sitter.overlays = overlays;
    const svg = readSvg(sitter.toSVG());
    sitter.overlays = shown;
    return svg;
  }

  /** Which shapes belong to curves: those that are not there without curves. @param {Element} svg @param {Theme} theme */
  function curvesIn(svg, theme) {
    const rest = [...draw(theme, []).children].map(keyOf);
    return [...svg.children].filter((shape) => {
      const at = rest.indexOf(keyOf(shape));
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  }

  /** @param {Theme} theme */
  function stone(theme) {
    sitter.theme = theme;
    const figure = sitter.shadowRoot?.querySelector('[part~=figure]');
    return figure ? getComputedStyle(figure).getPropertyValue('--_stone').trim() : '';
  }

  /** The cells in the order in which the carving decides them: then each one's stone goes, and shows what is beneath. */
  function decided() {
    if (sitter.source !== 'chisel') return [];
    const { columns: width, rows: height, seed, wiggliness, walls, terminals: ends } = sitter;
    const terminals = Array.from(
      { length: ends.length / 2 },
      (_, i) => ends[2 * i + 1] * width + ends[2 * i],
    );
    const { Chiseler, MeanderError } = sitter.engine;
    try {
      const chiseler = new Chiseler({ width, height, seed, wiggliness, terminals, walls: walls ?? [] });
      const cells = [];
      while (chiseler.step() > 0) if (chiseler.last) cells.push(chiseler.last.cell);
      chiseler.free();
      return cells;
    } catch (error) {
      if (error instanceof MeanderError) return [];
      throw error;
    }
  }

  /** @param {SVGSVGElement} svg @param {Theme} theme @param {number[]} cells */
  function animate(svg, theme, cells) {
    const { columns, rows } = sitter;
    return setMoving(svg, curvesIn(svg, theme), cells, { columns, rows, stone: stone(theme) });
  }

  /** @param {string} state @param {string} label */
  async function pose(state, label) {
    await ready;
    sitter.setState(state);
    sitter.label = label;
    // What this state needs beyond a figure's beginnings comes along with the first picture.
    await sitter.toBlob('image/svg+xml');
    // A drawing waits for no part that is still to come; a picture does.
    await sitter.toBlob('image/svg+xml');
  }

  return {
    /**
     * @param {string} state
     * @param {{ theme: 'auto' | Theme, label: string, moving: boolean }} wish
     * @returns {Promise<string>} an SVG file
     */
    async drawing(state, { theme, label, moving }) {
      await pose(state, label);
      if (moving) sitter.seek(sitter.columns * sitter.rows);
      const first = theme === 'dark' ? 'dark' : 'light';
      const svg = draw(first);
      const night = theme === 'auto' ? draw('dark') : null;
      let rules = '';
      if (moving) {
        const cells = decided();
        rules = animate(svg, first, cells);
        if (night) animate(night, 'dark', cells);
      }
      if (night) rules = joinThemes(svg, night) + rules;
      // A style that is an element here would be one of this page: some pages have none.
      const style = rules && `<style>${rules}</style>`;
      return writeSvg(svg).replace('</title>', `</title>${style}`);
    },
    /**
     * The curves alone, as a part of a snippet.
     * @param {string} state
     * @param {string} label
     */
    async poster(state, label) {
      await pose(state, label);
      const svg = draw('light');
      return sketch(svg, curvesIn(svg, 'light'), sitter.engine.simplify);
    },
    /**
     * How much higher than its picture a figure is in the column of a phone.
     * @param {string} state
     * @param {string} ui
     */
    async below(state, ui) {
      await measured;
      measure.setState(state);
      measure.ui = ui;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return measure.getBoundingClientRect().height - (PHONE_COLUMN * measure.rows) / measure.columns;
    },
    /** @param {string} state @returns {Promise<Blob>} a PNG file */
    async photograph(state) {
      await pose(state, '');
      sitter.theme = 'light';
      return sitter.toBlob('image/png');
    },
  };
}

/** @param {HTMLElement} room @returns {[figure: Figure, ready: Promise<unknown>]} */
function hire(room) {
  const figure = /** @type {Figure} */ (document.createElement('meander-path'));
  figure.setAttribute('loading', 'eager');
  figure.setAttribute('ui', 'none');
  const ready = new Promise((done) => figure.addEventListener('meander-ready', done, { once: true }));
  room.append(figure);
  return [figure, ready];
}

/** @param {Element} shape */
function keyOf(shape) {
  return [...shape.attributes].map(({ name, value }) => `${name}=${value}`).join();
}
