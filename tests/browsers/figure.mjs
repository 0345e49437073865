/** A figure in any browser: where things are, what they say, and what is done to them. */
import { fitGrid, toPage } from '../../www/view/grid-view.js';
import { until } from './until.mjs';

/** @typedef {import('./drivers/driven.mjs').Driven} Driven */
/** @typedef {import('./drivers/driven.mjs').Place} Place */

export class Figure {
  /** @param {Driven} browser @param {string} [selector] */
  constructor(browser, selector = 'meander-path') {
    this.browser = browser;
    this.selector = selector;
  }

  /** Waits until it is there and drawn. */
  async started() {
    await until('the figure has started', () =>
      this.browser.ask((selector) => {
        const root = document.querySelector(selector)?.shadowRoot;
        return /^(?!.*Loading).+/.test(root?.querySelector('.status')?.textContent ?? '');
      }, this.selector),
    );
    await this.settle();
    return this;
  }

  /** Waits until what was asked for is drawn. */
  async settle() {
    await until('the figure rests', () =>
      this.browser.ask(async (selector) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return !document.querySelector(selector)?.shadowRoot?.querySelector('.figure[aria-busy]');
      }, this.selector),
    );
  }

  /** @param {string} name @returns {Promise<any>} */
  get(name) {
    return this.browser.ask(
      (selector, key) => {
        const value = Reflect.get(/** @type {object} */ (document.querySelector(selector)), key);
        return ArrayBuffer.isView(value) ? Array.from(/** @type {any} */ (value)) : value;
      },
      this.selector,
      name,
    );
  }

  /** @param {string} name @param {unknown} value */
  async set(name, value) {
    await this.browser.ask(
      (selector, key, given) =>
        void Reflect.set(/** @type {object} */ (document.querySelector(selector)), key, given),
      this.selector,
      name,
      value,
    );
    await this.settle();
  }

  /** @param {string} method @param {unknown[]} args @returns {Promise<any>} */
  call(method, ...args) {
    return this.browser.ask(
      (selector, name, given) => /** @type {any} */ (document.querySelector(selector))[name](...given),
      this.selector,
      method,
      args,
    );
  }

  /** A number that differs when a pixel of the canvas does. @returns {Promise<number>} */
  look() {
    return this.browser.ask((selector) => {
      const text = document.querySelector(selector)?.shadowRoot?.querySelector('canvas')?.toDataURL() ?? '';
      let hash = text.length;
      for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
      return hash;
    }, this.selector);
  }

  /** The middle of what a selector finds inside it. @param {string} inner @param {number} [index] @returns {Promise<Place>} */
  middle(inner, index = 0) {
    return this.browser.ask(
      (selector, within, at) => {
        const found = document.querySelector(selector)?.shadowRoot?.querySelectorAll(within)[at];
        if (!found) throw new Error(`no ${within}`);
        found.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return /** @type {Place} */ ([Math.round(x + width / 2), Math.round(y + height / 2)]);
      },
      this.selector,
      inner,
      index,
    );
  }

  /** Where a place of the grid lies in the window. @param {number} x in cells @param {number} y @returns {Promise<Place>} */
  async at(x, y) {
    const box = await this.browser.ask((selector) => {
      const canvas = document.querySelector(selector)?.shadowRoot?.querySelector('canvas');
      if (!canvas) throw new Error('no canvas');
      canvas.scrollIntoView({ block: 'nearest' });
      const { left, top } = canvas.getBoundingClientRect();
      return { left, top, width: canvas.width, height: canvas.height, css: canvas.clientWidth };
    }, this.selector);
    const [columns, rows] = [await this.get('columns'), await this.get('rows')];
    const { left, top, width, height, css } = box;
    const [right, down] = toPage(fitGrid({ width, height, columns, rows, ratio: width / css }), x, y);
    return [Math.round(left + right), Math.round(top + down)];
  }

  /** The text or the value of what a selector finds inside it. @param {string} inner @returns {Promise<string>} */
  text(inner) {
    return this.browser.ask(
      (selector, within) =>
        document.querySelector(selector)?.shadowRoot?.querySelector(within)?.textContent ?? '',
      this.selector,
      inner,
    );
  }

  /** Focuses what a selector finds inside it. @param {string} inner @param {number} [index] */
  async focus(inner, index = 0) {
    await this.browser.ask(
      (selector, within, at) => {
        const found = document.querySelector(selector)?.shadowRoot?.querySelectorAll(within)[at];
        /** @type {HTMLElement} */ (found).focus();
      },
      this.selector,
      inner,
      index,
    );
  }
}
