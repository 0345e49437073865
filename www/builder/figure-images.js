import { ownPalette } from '../old/styles/colours.js';
import { USUAL_TEXT } from '../old/styles/sizes.js';
import { PRESSED } from '../old/styles/stylesheet.js';
import { animateSvg } from './animate-svg.js';
import { mergeThemes, parseSvg, serializeSvg } from './merge-themes.js';
import { posterDrawing } from './poster.js';
import { measureRoom, pictureHeight } from './room.js';

/**
 * @typedef {import('../old/element/meander-path.js').MeanderPath & Record<string, any>} Figure
 * @typedef {'light' | 'dark'} Theme
 */

/**
 * Renders images of a figure's state with hidden figures, so that the visible one stays as it is.
 * @param {HTMLElement} container of the hidden figures
 */
export function createFigureImages(container) {
  const [figure, ready] = addHiddenFigure(container);
  // An image is as wide as the figure that makes it, so heights in columns are measured with another one.
  const [column, columnReady] = addHiddenFigure(container);
  column.style.maxInlineSize = 'none';

  /** @param {Theme} theme @param {string[]} [overlays] */
  function render(theme, overlays) {
    const shown = figure.overlays;
    figure.theme = theme;
    if (overlays) figure.overlays = overlays;
    const svg = parseSvg(figure.toSVG());
    figure.overlays = shown;
    return svg;
  }

  /** The shapes that belong to curves: those missing from an image without curves. @param {Element} svg @param {Theme} theme */
  function curvesIn(svg, theme) {
    const rest = [...render(theme, []).children].map(keyOf);
    return [...svg.children].filter((shape) => {
      const at = rest.indexOf(keyOf(shape));
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  }

  /** The cells in the order in which the carving decides them. */
  function decidedCells() {
    if (figure.source !== 'chisel') return [];
    const { columns: width, rows: height, seed, wiggliness, walls, terminals: ends } = figure;
    const terminals = Array.from(
      { length: ends.length / 2 },
      (_, i) => ends[2 * i + 1] * width + ends[2 * i],
    );
    const { Chiseler, MeanderError } = figure.engine;
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
    const { columns, rows } = figure;
    return animateSvg(svg, curvesIn(svg, theme), cells, { columns, rows, stone: ownPalette(theme).stone });
  }

  /** @param {string} state @param {string} label */
  async function load(state, label) {
    await ready;
    figure.setState(state);
    figure.label = label;
    // `toSVG` draws with what is loaded; `toBlob` first loads what this state needs, the second time also what the
    // first one asked for.
    await figure.toBlob('image/svg+xml');
    await figure.toBlob('image/svg+xml');
  }

  return {
    /**
     * @param {string} state
     * @param {{ theme: 'auto' | Theme, label: string, animated: boolean }} options
     * @returns {Promise<string>} an SVG file
     */
    async drawing(state, { theme, label, animated }) {
      await load(state, label);
      if (animated) figure.seek(figure.columns * figure.rows);
      const first = theme === 'dark' ? 'dark' : 'light';
      const svg = render(first);
      const dark = theme === 'auto' ? render('dark') : null;
      let rules = '';
      if (animated) {
        const cells = decidedCells();
        rules = animate(svg, first, cells);
        if (dark) animate(dark, 'dark', cells);
      }
      if (dark) rules = mergeThemes(svg, dark) + rules;
      // Inserted as text: a style element in this document would need a policy that allows inline styles.
      const style = rules && `<style>${rules}</style>`;
      // Pasted into a post it is no wider than its column.
      return serializeSvg(svg)
        .replace('<svg ', '<svg style="max-width:100%;height:auto" ')
        .replace('</title>', `</title>${style}`);
    },
    /**
     * The curves alone, in the theme that was chosen.
     * @param {string} state
     * @param {'auto' | Theme} theme
     */
    async poster(state, theme) {
      await load(state, '');
      const shown = theme === 'dark' ? 'dark' : 'light';
      const svg = render(shown);
      const ground = theme === 'auto' ? null : ownPalette(shown).ground;
      return posterDrawing(svg, curvesIn(svg, shown), ground, figure.engine.simplify);
    },
    /**
     * The room that a figure takes in a column of any width.
     * @param {string} state
     * @param {string} ui
     * @returns {Promise<import('./room.js').Room>}
     */
    async room(state, ui) {
      await columnReady;
      column.setState(state);
      column.ui = ui;
      await drawn(column);
      const points = column.source === 'waypoints' || column.source === 'track';
      const shape = { ratio: column.columns / column.rows, points };
      const heightAt = (/** @type {number} */ width) => {
        column.style.inlineSize = `${width}px`;
        return column.getBoundingClientRect().height - pictureHeight(width, shape);
      };
      const sheet = new CSSStyleSheet();
      column.shadowRoot?.adoptedStyleSheets.push(sheet);
      // Of a page that lets pictures be higher, too: a figure is as wide as its column then.
      column.style.setProperty('--meander-max-height', '1000000px');
      const [mouse, finger] = [PRESSED.mouse, PRESSED.finger].map((rules) => {
        sheet.replaceSync(`${rules} .figure { font-size: ${USUAL_TEXT}px; }`);
        return measureRoom(heightAt);
      });
      column.style.removeProperty('--meander-max-height');
      column.shadowRoot?.adoptedStyleSheets.pop();
      return { ...shape, mouse, finger };
    },
    /** @param {string} state @returns {Promise<Blob>} a PNG file */
    async png(state) {
      await load(state, '');
      figure.theme = 'light';
      return figure.toBlob('image/png');
    },
  };
}

/** What is long takes several frames. @param {Figure} figure */
async function drawn(figure) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  do await frame();
  while (figure.shadowRoot?.querySelector('[aria-busy=true]'));
}

/** @param {HTMLElement} container @returns {[figure: Figure, ready: Promise<unknown>]} */
function addHiddenFigure(container) {
  const figure = /** @type {Figure} */ (/** @type {unknown} */ (document.createElement('meander-path')));
  figure.setAttribute('loading', 'eager');
  figure.setAttribute('ui', 'none');
  const ready = new Promise((done) => figure.addEventListener('meander-ready', done, { once: true }));
  container.append(figure);
  return [figure, ready];
}

/** @param {Element} shape */
function keyOf(shape) {
  return [...shape.attributes].map(({ name, value }) => `${name}=${value}`).join();
}
