import { expect } from '@playwright/test';
import { fitGrid, toPage } from '../../www/old/view/grid-view.js';

export { expect };
export { test } from './quiet.js';

/**
 * The figure alone, as `embed.html` shows it, with nothing around it and all of its controls in sight.
 * @param {import('@playwright/test').Page} page
 * @param {Record<string, string | number>} attributes
 */
export async function openFigure(page, attributes) {
  const words = new URLSearchParams(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
  const { width } = page.viewportSize() ?? { width: 0 };
  if (width > 640) await page.setViewportSize({ width: 640, height: 640 });
  await page.goto(`embed.html?transparent&${words}`);
  const figure = await takeFigure(page, 'meander-path');
  await unfold(figure.root);
  return figure;
}

/**
 * Shows all controls of a figure that has them; the focus and the mouse stay where they are.
 * @param {import('@playwright/test').Locator} root
 */
export async function unfold(root) {
  await root.evaluate(({ shadowRoot }) => {
    const button = /** @type {HTMLElement | null | undefined} */ (
      shadowRoot?.querySelector('.unfold[aria-expanded=false]')
    );
    button?.click();
  });
  await frames(root.page());
}

/**
 * A figure of the page that is open, as soon as it is drawn.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
export async function takeFigure(page, selector) {
  const root = page.locator(selector);
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.status')).not.toHaveText(/Loading/);
  await expect(root.locator('.handle, canvas[data-mode="stones"]').first()).toBeAttached();
  const figure = new Figure(page, root);
  await figure.settle();
  return figure;
}

/** What was asked for is drawn. @param {import('@playwright/test').Page} page */
export const frames = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );

/**
 * The value as soon as it stays the same for a while.
 * @template T
 * @param {() => Promise<T>} read
 * @returns {Promise<T>}
 */
export async function resting(read) {
  let last = await read();
  await expect(async () => {
    const before = last;
    await new Promise((done) => setTimeout(done, 200));
    last = await read();
    expect(JSON.stringify(last)).toBe(JSON.stringify(before));
  }).toPass({ timeout: 60_000 });
  return last;
}

export class Figure {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {import('@playwright/test').Locator} root
   */
  constructor(page, root) {
    this.page = page;
    this.root = root;
    this.handles = root.locator('.handle');
    this.status = root.locator('.status');
  }

  /** Waits until everything asked for is drawn; not for what is looked for beside the page, nor for files that are read. */
  async settle() {
    await frames(this.page);
    // A part may have to come first.
    if ((await this.root.locator('.figure[aria-busy]').count()) === 0) return;
    await expect(this.root.locator('.figure[aria-busy]')).toHaveCount(0);
    await frames(this.page);
  }

  /** @param {string} name */
  get(name) {
    return this.root.evaluate((element, key) => Reflect.get(element, key), name);
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  async set(name, value) {
    await this.root.evaluate(
      (element, [key, given]) => void Reflect.set(element, key, given),
      /** @type {const} */ ([name, value]),
    );
    await this.settle();
  }

  /**
   * @param {string} method
   * @param {...unknown} args
   */
  async call(method, ...args) {
    const result = await this.root.evaluate(
      (element, [name, given]) => Reflect.get(element, name).apply(element, given),
      /** @type {const} */ ([method, args]),
    );
    await this.settle();
    return result;
  }

  /** Where the grid lies on the canvas, by the figure's own maths. */
  async view() {
    const { width, height, cssWidth } = await this.root.locator('canvas').evaluate((canvas) => ({
      width: /** @type {HTMLCanvasElement} */ (canvas).width,
      height: /** @type {HTMLCanvasElement} */ (canvas).height,
      cssWidth: canvas.clientWidth,
    }));
    const ratio = width / cssWidth;
    const [columns, rows] = [await this.get('columns'), await this.get('rows')];
    return fitGrid({ width, height, columns, rows, ratio });
  }

  /**
   * A place of the grid on the page.
   * @param {number} x in cells
   * @param {number} y
   * @returns {Promise<{ x: number, y: number }>}
   */
  async at(x, y) {
    const box = await this.root.locator('canvas').boundingBox();
    if (!box) throw new Error('the canvas is not shown');
    const [left, top] = toPage(await this.view(), x, y);
    return { x: box.x + left, y: box.y + top };
  }

  /**
   * Drags with the mouse from one place of the grid to another, by way of a third.
   * @param {[number, number]} from
   * @param {[number, number]} to
   * @param {{ drop?: boolean }} [how]
   */
  async drag(from, to, { drop = true } = {}) {
    const start = await this.at(...from);
    const end = await this.at(...to);
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2 + 5, (start.y + end.y) / 2 - 5, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 3 });
    if (drop) await mouse.up();
    await this.settle();
  }
}
