/** Opens a figure on a page with a strict policy, and handles it like a reader. */
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { test } from '../e2e/quiet.js';
import type { MeanderPath } from '../../www/element/meander-path.ts';

export { expect, test };

/** Only Lit's Trusted Types policy may create markup, and only style sheets may set styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  'trusted-types lit-html',
].join('; ');

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Opens a page with this body. If the page is open already, replaces only the body and keeps its modules loaded. */
export async function openPage(page: Page, body: string, head = '') {
  if (!head && page.url().endsWith('/blank.html')) return renew(page, body);
  await page.route('**/dist/blank.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,"><link rel="stylesheet" href="/tests/browser/page.css">
        <script type="module" src="element.js"></script>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto('blank.html');
}

async function renew(page: Page, body: string) {
  await page.mouse.move(0, 0);
  await page.evaluate((markup) => {
    document.querySelectorAll('script ~ link').forEach((added) => added.remove());
    for (const one of [document.documentElement, document.body])
      for (const { name } of [...one.attributes]) one.removeAttribute(name);
    document.documentElement.lang = 'en';
    document.body.innerHTML = markup;
    scrollTo(0, 0);
  }, body);
}

type Act = (given: { page: Page; context: BrowserContext; baseURL?: string }) => Promise<void>;

/** Steps of one test. They share a page and a window size; each opens its own figure. */
export function steps() {
  const acts: [string, Act][] = [];
  const all: Act = async ({ page, context, baseURL }) => {
    const size = page.viewportSize()!;
    for (const [name, act] of acts) {
      await page.setViewportSize(size);
      await test.step(name, () => act({ page, context, baseURL }));
    }
  };
  return Object.assign((name: string, act: Act) => void acts.push([name, act]), { all });
}

/** The first figure of the article. */
export const HERO = {
  columns: 24,
  rows: 14,
  seed: 372,
  terminals: '2,11 18,3',
  tolerance: 0.9,
  overlays: 'raw rdp chaikin catmull-rom',
};

/** Opens the article at a chapter and waits for its last jump there. */
export async function openArticle(page: Page, id: string) {
  await page.goto(`./#${id}`);
  // It jumps again once its figures have loaded.
  await page.waitForFunction(() => !document.documentElement.style.scrollBehavior);
}

/** Opens one figure and waits until it is drawn. */
export async function open(page: Page, attributes: Attributes = {}): Promise<Hands> {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  await openPage(page, `<meander-path${text}></meander-path>`);
  return take(page.locator('meander-path'));
}

/** Waits until a figure has started with all the functions it needs, and returns its hands. */
export async function take(element: Locator): Promise<Hands> {
  await element.scrollIntoViewIfNeeded();
  const isStarted = () =>
    element.evaluate(({ figure }: MeanderPath) => figure?.started.value && !figure.isLacking);
  await expect.poll(isStarted, { intervals: [50] }).toBe(true);
  await frames(element.page());
  return new Hands(element);
}

/** Waits two frames, so that the last change is drawn. */
export const frames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
  );

/** Holds files back; returns a function that releases them. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(files, (route) => held.then(() => route.continue()));
  return release;
}

/** The pixel in the middle of an element, for a mouse or a finger. */
export async function middleOf(one: Locator): Promise<Pixel> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Reads a value until it stays the same for 0.2 s, and returns it. */
export async function resting<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  await expect(async () => {
    const before = last;
    await new Promise((done) => setTimeout(done, 200));
    last = await read();
    expect(JSON.stringify(last)).toBe(JSON.stringify(before));
  }).toPass({ timeout: 60_000 });
  return last;
}

type Pixel = readonly [x: number, y: number];

/** Checks that a page scrolls only vertically. A window of 1280 pixels at 400 % is 320 pixels wide (WCAG 1.4.10). */
export async function expectToFit(page: Page, name = page.url(), widths = [320, 768, 1280, 360]) {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await expect.poll(over, `${name} at ${width} px`).toBe(0);
  }
}

export const openAsides = (page: Page) =>
  page.locator('details.aside').evaluateAll((all) => all.forEach((aside) => aside.setAttribute('open', '')));

/** Drops, pastes or drags over a text (a file if it has a name); returns whether the figure took the event. */
export const send = (canvas: Locator, type: 'dragover' | 'drop' | 'paste', text: string, name = '') =>
  canvas.evaluate(
    (it, [kind, given, file]) => {
      const data = new DataTransfer();
      if (file) data.items.add(new File([given], file));
      else data.setData('text/plain', given);
      const common = { bubbles: true, composed: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...common })
          : new DragEvent(kind, { dataTransfer: data, ...common });
      return !it.dispatchEvent(event);
    },
    [type, text, name] as const,
  );

/** Puts fingers on the window, moves and lifts them. */
export async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  return async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: Pixel[]) => {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await frames(page);
  };
}

export async function swipe(page: Page, [x, y]: Pixel, [toX, toY]: Pixel) {
  const touch = await fingers(page);
  await touch('touchStart', [x, y]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [x + ((toX - x) * i) / 6, y + ((toY - y) * i) / 6]);
  await touch('touchEnd');
}

/** Pinches around a pixel: changes each finger's distance to it. */
export async function pinch(page: Page, [x, y]: Pixel, from: number, to: number) {
  const touch = await fingers(page);
  const two = (apart: number) => [[x - apart, y] as const, [x + apart, y] as const];
  await touch('touchStart', ...two(from));
  for (let i = 1; i <= 5; i++) await touch('touchMove', ...two(from + ((to - from) * i) / 5));
  await touch('touchEnd');
}

/** A reader's hands on one figure. Positions are in cells. */
export class Hands {
  readonly element: Locator;
  readonly page: Page;

  constructor(element: Locator) {
    this.element = element;
    this.page = element.page();
  }

  get handles() {
    return this.element.locator('.handle');
  }

  get status() {
    return this.element.getByRole('status');
  }

  get canvas() {
    return this.element.locator('canvas');
  }

  button(name: string | RegExp) {
    return this.element.getByRole('button', { name });
  }

  more() {
    return this.button('More').click();
  }

  property(name: string): Promise<any> {
    return this.element.evaluate((it, key) => Reflect.get(it, key), name);
  }

  call(name: string, ...args: unknown[]): Promise<any> {
    return this.element.evaluate((it, [key, given]) => Reflect.apply(Reflect.get(it, key), it, given), [
      name,
      args,
    ] as const);
  }

  /** Progress of a carving. */
  async steps(): Promise<{ at: number; all: number; playing: boolean }> {
    return this.element.evaluate(({ figure }: MeanderPath) => ({
      at: figure.position.value,
      all: figure.total.value,
      playing: figure.motion.playing.value,
    }));
  }

  /** Pixel of the window at a position. */
  async pixel(x: number, y: number): Promise<Pixel> {
    return this.element.evaluate(
      (it: MeanderPath, [cx, cy]) => {
        const { left, top } = it.shadowRoot!.querySelector('canvas')!.getBoundingClientRect();
        const { x: px, y: py } = it.pixelOf({ x: cx, y: cy });
        return [left + px, top + py] as const;
      },
      [x, y] as const,
    );
  }

  /** Pixel of the window in the middle of a handle. */
  async handle(index: number): Promise<Pixel> {
    return middleOf(this.handles.nth(index));
  }

  /** Whether a box over the picture hides the middle of a handle. */
  async isHidden(index: number, box: Locator): Promise<boolean> {
    const [x, y] = await this.handle(index);
    const { x: left, y: top, width, height } = (await box.boundingBox())!;
    return x > left && x < left + width && y > top && y < top + height;
  }

  /** Drags with the mouse from one pixel to another. */
  async drag([x, y]: Pixel, [toX, toY]: Pixel, { release = true } = {}) {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(toX, toY, { steps: 6 });
    if (release) await this.page.mouse.up();
    await frames(this.page);
  }

  async dragHandle(index: number, x: number, y: number, options = {}) {
    await this.drag(await this.handle(index), await this.pixel(x, y), options);
  }

  fingers = () => fingers(this.page);

  swipe = (from: Pixel, to: Pixel) => swipe(this.page, from, to);

  async focusHandle(index: number) {
    await this.page.keyboard.press('Tab');
    await this.handles.nth(index).focus();
  }
}
