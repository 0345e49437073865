/** The article's sections: the reader does what the text says. */
import type { Locator, Page } from '@playwright/test';
import type { MeanderPath } from '../../www/element/meander-path.ts';
import {
  expect,
  frames,
  middleOf,
  openArticle,
  openAsides,
  pinch,
  resting,
  steps,
  swipe,
  take,
  test,
  type Hands,
} from './figure.ts';

/** A section of the article, with its sentences and figures. */
class Section {
  readonly page: Page;
  readonly root: Locator;
  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`#${id}`);
  }
  slider = (name: string) => this.root.locator(`meander-number[name="${name}"]`).last().getByRole('slider');
  output = (name: string) => this.root.locator(`meander-output[name="${name}"]`).first();
  number = async (name: string) => Number((await this.output(name).textContent())?.replaceAll(/[^\d.]/g, ''));
  choose = (name: string) => this.root.getByRole('radio', { name }).click();
  word = (part: string) => this.root.locator(`meander-word[shows="${part}"]`);
  undo = (id: string) => this.root.locator(`figure:has(> #${id})`).getByRole('button', { name: /^Undo: / });
  call = (name: string) => this.root.getByRole('button', { name, exact: true });
  async press(name: string, ...keys: string[]) {
    await this.slider(name).focus();
    for (const key of keys) await this.page.keyboard.press(key);
  }
  /** Scrolls to a drawing and waits until it runs. */
  async drawing(id: string): Promise<Drawing> {
    const element = this.page.locator(`#${id}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('canvas')).toBeVisible();
    await frames(this.page);
    return new Drawing(element);
  }
}

class Drawing {
  readonly element: Locator;
  constructor(element: Locator) {
    this.element = element;
  }
  values = (): Promise<Record<string, number>> =>
    this.element.evaluate((it) => ({ ...Reflect.get(it, 'values') }));
  /** The element whose accessible name describes the picture. */
  get words() {
    return this.element.getByRole('img');
  }
  handle = (name: string) => this.element.getByRole('button', { name, exact: true });
  picture = () => this.element.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  /** Converts shares of the canvas, from 0 to 1, to a pixel of the window. */
  at = async (x: number, y: number): Promise<[number, number]> => {
    const box = (await this.element.locator('canvas').boundingBox())!;
    return [box.x + x * box.width, box.y + y * box.height];
  };
  drag = async (name: string, across: number, down: number, steps = 4) => {
    await this.handle(name).scrollIntoViewIfNeeded();
    const { mouse } = this.element.page();
    const [x, y] = await middleOf(this.handle(name));
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + across, y + down, { steps });
    await mouse.up();
  };
}

async function open(page: Page, id: string): Promise<Section> {
  // The window has room for a board and its sentence.
  await page.setViewportSize({ width: 1000, height: 1200 });
  // Otherwise the pointer may rest on a word of the next chapter.
  await page.mouse.move(0, 0);
  await openArticle(page, id);
  return new Section(page, id);
}

/** A stone on a board of 8 × 8, as shares of the canvas. */
const stone = (cell: number): [number, number] => [
  ((cell % 8) + 0.65) / 8.3,
  (Math.floor(cell / 8) + 0.6) / 8.4,
];

const repeat = (key: string, times: number): string[] => Array(times).fill(key);

const carving = steps();
test('article: the chapters on carving do what their sentences say', carving.all);
const smoothing = steps();
test('article: the chapters on smoothing do what their sentences say', smoothing.all);

carving(
  'stones: the sentence counts stones, steps back, starts again and finishes with a smooth line',
  async ({ page }) => {
    const section = await open(page, 'stones');
    const figure = await take(page.locator('#stones-figure'));
    const counts = async () => [await section.number('removed'), await section.number('forced')];
    const tap = async (hands: Hands, ...cells: number[]) => {
      for (const cell of cells)
        await page.mouse.click(...(await hands.pixel((cell % 7) + 0.5, Math.floor(cell / 7) + 0.5)));
    };
    expect(await counts()).toEqual([0, 2]);
    const undo = section.undo('stones-figure');
    await expect(undo).toBeHidden();
    await tap(figure, 24);
    await expect.poll(counts).toEqual([1, 2]);
    await undo.click();
    await expect.poll(counts).toEqual([0, 2]);
    await tap(figure, 24, 25);
    await expect.poll(counts).toEqual([2, 2]);
    await section.call('Start again').click();
    await expect.poll(counts).toEqual([0, 2]);
    await section.call('Finish for me').click();
    await expect(figure.status).toHaveText(/^Nothing more can go: this is a path/);
    const [removed, forced] = await counts();
    expect(removed + forced).toBe(49);
    expect(await figure.call('toSVG')).toContain('>Chaikin<');
  },
);

carving('witness: the number sets both boards, and searches are counted', async ({ page }) => {
  const section = await open(page, 'witness');
  const { words, picture, element } = await section.drawing('witness-figure');
  await expect(words).toHaveAccessibleName(/334 searches .* 59 searches/);
  await expect(section.output('searches')).toHaveText('59 searches');
  await expect(section.output('plainCells')).toHaveText('40,319 stones');
  await section.press('step', 'Home', ...repeat('ArrowRight', 12));
  await expect(words).toHaveAccessibleName(/ 12 searches /);
  await expect(section.output('plainSearches')).toHaveText('12');
  await expect.poll(() => section.number('searches')).toBeLessThan(12);
  const before = await picture();
  await section.word('witness').hover();
  await expect.poll(picture).not.toBe(before);
  await section.press('step', 'End');
  await element.getByRole('button', { name: 'Replay' }).click();
  await element.getByRole('button', { name: 'Pause' }).click();
  await expect(element.getByRole('status')).not.toHaveText('');
  await expect.poll(() => section.number('plainSearches')).toBeLessThan(334);
});

carving(
  'A*: mouse and keys move the ends and paint walls, undo reverts both, and the sentence counts',
  async ({ page }) => {
    const section = await open(page, 'astar');
    const { element, words, drag, handle, at, picture } = await section.drawing('astar-figure');
    await expect.poll(() => Promise.all(['cells', 'steps'].map(section.number))).toEqual([114, 29]);
    await expect(words).toHaveAccessibleName(/114 cells.* 29 steps\. 12 \+ 15 = 27$/);
    const cell = (x: number, y: number) => at((x + 1) / 25, (y + 1.1) / 15.2);
    await page.mouse.move(...(await cell(5, 6)));
    await expect(words).toHaveAccessibleName(/ 4 \+ 17 = 21$/);
    await handle('cell in column 6, row 7: 4 + 17 = 21').focus();
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(words).toHaveAccessibleName(/ 6 \+ 17 = 23$/);
    // The space bar builds a wall and removes it.
    await page.keyboard.press(' ');
    await expect(handle('cell in column 7, row 8: wall')).toBeFocused();
    await expect(words).toHaveAccessibleName(/: 113 cells\./);
    await page.keyboard.press(' ');
    await expect(words).toHaveAccessibleName(/: 114 cells\./);
    const before = await picture();
    await section.word('guess').hover();
    await expect.poll(picture).not.toBe(before);
    await section.press('weight', 'End');
    await expect(words).toHaveAccessibleName(/97 cells.* 31 steps/);
    await expect(section.output('steps')).toHaveText('31 steps');
    // A stroke from wall to wall closes the cup.
    await section.choose('paint walls');
    const status = element.getByRole('status');
    for (const end of ['Escape', '']) {
      await page.mouse.move(...(await cell(15, 12)));
      await page.mouse.down();
      await page.mouse.move(...(await cell(15, 0)), { steps: 5 });
      await page.mouse.move(...(await cell(15, 13)), { steps: 5 });
      await expect(status).toHaveText(/^No route/);
      if (!end) continue;
      await page.keyboard.press(end);
      await expect(status, 'Escape takes the stroke back').toHaveText(/^97 looked at/);
      await page.mouse.up();
    }
    await page.mouse.up();
    await section.undo('astar-figure').click();
    await expect(status).toHaveText(/^97 looked at/);
    await page.keyboard.press('Control+Shift+Z');
    await expect(status).toHaveText(/^No route/);
    await expect(section.output('steps'), 'no number is left standing').toHaveText('forever');
    const [from, to] = [await cell(22, 6), await cell(12, 6)];
    await section.choose('move A or B');
    await page.mouse.click(...(await cell(5, 6)));
    await expect(words).toHaveAccessibleName(/ 4 \+ 2 × 17 = 38$/);
    await page.keyboard.press('ArrowRight');
    await expect(words, 'keys go on from a tap').toHaveAccessibleName(/ 5 \+ 2 × 16 = 37$/);
    await drag('goal', to[0] - from[0], to[1] - from[1]);
    await expect.poll(() => section.number('steps')).toBe(11);
    await page.mouse.move(to[0] + 2, to[1]);
    await frames(page);
    await expect(words, 'the example is not the end that was dragged').not.toHaveAccessibleName(/× 0 = /);
    await handle('start').focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => section.number('steps')).toBe(10);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => section.number('steps')).toBe(11);
    await element.getByRole('button', { name: 'Replay' }).click();
    await expect(status).toHaveText(/ of \d+ cells looked at/);
    await expect(element.getByRole('button', { name: 'Replay' })).toBeVisible();
  },
);

carving(
  'lengths: a larger wiggliness lengthens paths, and a bar shows a path of its length',
  async ({ page }) => {
    const section = await open(page, 'wiggle');
    const figure = await section.drawing('lengths-figure');
    await expect.poll(async () => (await figure.values()).carved).toBe(2000);
    await expect(section.output('mean')).toHaveText('36.9');
    await expect(figure.words).toHaveAccessibleName(/111 of 2000 paths have 43 stones/);
    await page.mouse.move(...(await figure.at(0.05, 0.5)));
    await expect(figure.words).toHaveAccessibleName(/155 of 2000 paths have 27 stones/);
    await page.mouse.click(...(await figure.at(0.05, 0.5)));
    await page.mouse.move(0, 0);
    await expect(figure.words, 'a chosen bar stays').toHaveAccessibleName(/have 27 stones/);
    await page.keyboard.press('ArrowRight');
    await expect(figure.words).toHaveAccessibleName(/have 29 stones/);
    await section.press('wiggliness', ...repeat('ArrowRight', 10));
    await expect.poll(async () => (await figure.values()).mean).toBeGreaterThan(43);
  },
);

carving(
  'million: the flood wets all stones, squares move the loupes, and a sentence reports the time',
  async ({ page }) => {
    const section = await open(page, 'million');
    const million = await section.drawing('million-figure');
    await expect.poll(async () => (await million.values()).path, { timeout: 60_000 }).toBe(4855);
    await expect(section.output('ms')).toHaveText(
      Math.round((await million.values()).ms).toLocaleString('en'),
    );
    await expect(million.words).toHaveAccessibleName(/the path has 4,855/);
    const before = await resting(million.picture);
    // Taps and drags move the loupes, and undo moves them back.
    await page.mouse.click(...(await million.at(0.3, 0.4)));
    await expect.poll(million.picture).not.toBe(before);
    await page.keyboard.press('Control+Z');
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await million.picture()) === before).toBe(true);
    await million.drag('the square of 100 stones a side', -150, -60);
    await expect.poll(million.picture).not.toBe(before);
    const moved = await million.picture();
    await million.handle('the square of 12 stones a side').press('Enter');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(million.picture).not.toBe(moved);
    const words = () => million.words.getAttribute('aria-label');
    // Buttons, keys, the wheel and fingers zoom and move the board.
    const button = (name: string) => million.element.getByRole('button', { name });
    await button('Zoom in').click();
    await expect.poll(words).toContain('The board shows 500 stones a side.');
    await button('Zoom out').click();
    await expect.poll(words).not.toContain('The board shows');
    const board = million.element.getByRole('application', { name: 'The board' });
    await expect(board).toHaveAccessibleDescription(/^\+ and − zoom/);
    await board.focus();
    await page.keyboard.press('+');
    await expect(board).toHaveAccessibleDescription(/^Move around with the arrow keys/);
    await expect.poll(words).toContain('The board shows 500 stones a side.');
    const middle = await million.picture();
    await page.keyboard.press('ArrowRight');
    await expect.poll(million.picture).not.toBe(middle);
    await page.keyboard.press('0');
    await expect.poll(words).not.toContain('The board shows');
    await page.mouse.move(...(await million.at(0.3, 0.4)));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(words).toContain('The board shows 50 stones a side.');
    await button('Show all').click();
    await button('Zoom in').click();
    await expect.poll(words).toContain('The board shows 500 stones a side.');
    const [x, y] = await million.at(0.3, 0.4);
    // One finger scrolls the page, or moves a zoomed board sideways; two fingers move it, too.
    const scrolled = () => page.evaluate(() => scrollY);
    const [top, panned] = [await scrolled(), await million.picture()];
    await swipe(page, [x, y], [x + 80, y - 20]);
    await expect.poll(million.picture).not.toBe(panned);
    expect(await scrolled()).toBe(top);
    const hint = million.element.getByRole('status');
    await expect(hint).toHaveText('500 stones a side');
    await swipe(page, [x, y], [x + 5, y - 80]);
    await expect.poll(scrolled).toBeGreaterThan(top + 40);
    await expect(hint).toHaveText('Use two fingers.');
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await pinch(page, [x, y], 10, 40);
    // The browser keeps the first pixels of a pinch, so the count varies.
    await expect.poll(words).toMatch(/The board shows (124|125|126) stones a side\./);
    await button('Show all').click();
    await frames(page);
    await swipe(page, [x, y], [x, y - 80]);
    await expect.poll(scrolled).toBeGreaterThan(top + 40);
    await section.press('side', ...repeat('ArrowLeft', 7));
    await expect.poll(async () => (await million.values()).path, { timeout: 60_000 }).toBe(1008);
  },
);

carving('rules: a sentence chooses the tool; drags and “Another” change both maps', async ({ page }) => {
  const section = await open(page, 'rules');
  const figure = await take(page.locator('#ends-figure'));
  const drag = async (from: [number, number], to: [number, number]) =>
    figure.drag(await figure.pixel(...from), await figure.pixel(...to));
  const walls = (): Promise<number> => figure.element.evaluate((it) => Reflect.get(it, 'walls').length);
  const town = async () => (await figure.property('terminals')).slice(0, 2);
  await drag([2.5, 11.5], [4.5, 8.5]);
  expect(await town()).toEqual([4, 8]);
  await expect(figure.button('Another')).toBeVisible();
  await expect(figure.button('Chaikin'), 'one idea: no curve').toBeHidden();
  const before = await walls();
  await section.choose('paint a wall');
  await drag([8.5, 1.5], [8.5, 4.5]);
  const after = await walls();
  expect(after).toBeGreaterThan(before);
  for (const name of ['Walls', 'Undo']) await expect(figure.button(name), 'over the road').toBeHidden();
  await section.choose('Drag a town');
  await drag([4.5, 8.5], [2.5, 11.5]);
  expect([...(await town()), await walls()]).toEqual([2, 11, after]);
  await section.undo('ends-figure').click();
  expect([...(await town()), await walls()]).toEqual([4, 8, after]);

  // The figures below: an island, and a road over hexagons.
  const island = await section.drawing('island-figure');
  const one = await island.picture();
  await section.call('Another').first().click();
  await expect.poll(island.picture).not.toBe(one);
  const link = () => island.element.evaluate((it) => String(Reflect.get(it, 'getState').call(it)));
  const grip = island.handle('the middle of the island');
  await expect(grip).toHaveAccessibleDescription('Pick it up with Enter.');
  await island.drag('the middle of the island', 90, 40);
  expect(await link()).toMatch(/middle=(?!179)\d+/);
  await section.undo('island-figure').click();
  expect(await link()).not.toContain('middle');
  const hexes = await section.drawing('hexes-figure');
  const castle = hexes.handle('castle C');
  const from = (await castle.boundingBox())!;
  await hexes.drag('castle C', 0, -120);
  expect((await castle.boundingBox())!.y).toBeLessThan(from.y - 60);
  const other = await hexes.picture();
  await section.call('Another').last().click();
  await expect.poll(hexes.picture).not.toBe(other);
  expect((await hexes.values()).road).toBeGreaterThan(10);
});

smoothing('simplifying: each step is one check, and the reader chooses the line', async ({ page }) => {
  const section = await open(page, 'rdp');
  const { element, words, picture, at } = await section.drawing('rdp-figure');
  const kept = () => section.number('kept');
  await expect(words).toHaveAccessibleName(
    /All done\. No dropped point is farther than in check 7: 0\.89 cells\. In the end 12 of 43 points stay$/,
  );
  const end = await picture();
  await page.mouse.move(...(await at(0.4, 0.725)));
  await expect(words, 'the first check is on the map').toHaveAccessibleName(
    /Check 1 of 20: 7\.16 cells is too far/,
  );
  await page.mouse.click(...(await at(0.2, 0.785)));
  await expect(section.slider('step')).toHaveText('2');
  await section.press('step', 'End', 'ArrowLeft');
  await expect(words).toHaveAccessibleName(/Check 19 of 20: 0\.97/);
  await section.press('step', 'End');
  await section.word('kept').hover();
  await expect.poll(picture).not.toBe(end);
  // Keys go from check to check.
  await element.getByRole('button', { name: /^All done/ }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(words).toHaveAccessibleName(/Check 2 of 20/);
  await expect(element.getByRole('button', { name: /^Check 2 of 20/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section.slider('step')).toHaveText('2');
  await section.press('step', 'End');
  await section.press('tolerance', ...repeat('PageDown', 4));
  await expect.poll(kept).toBe(18);
  await expect(words).toHaveAccessibleName(/All done/);
  await section.choose('a staircase');
  await expect.poll(kept).toBe(19);
});

smoothing('speed: the time line moves both travellers, and a choice brings one forward', async ({ page }) => {
  const section = await open(page, 'travel');
  const { element, words, at, drag, handle, picture } = await section.drawing('speed-figure');
  await expect(section.output('ratio')).toHaveText('13.6');
  await expect(words).toHaveAccessibleName(
    /After 40 of 88 ticks: point by point 12\.8, by distance 18\.1 cells$/,
  );
  const status = element.getByRole('status');
  await section.choose('by distance');
  await expect(status).toHaveText('Tick 40 of 88: 18.1 of 39.9 cells');
  const before = await picture();
  await section.press('turning', 'End');
  await expect.poll(picture).not.toBe(before);
  await page.mouse.click(...(await at(0.5, 0.85)));
  await expect(status).toHaveText('Tick 44 of 88: 19.9 of 39.9 cells');
  await drag('now', 900, 0);
  await expect(status).toHaveText('Tick 88 of 88: 39.9 of 39.9 cells');
  await handle('now').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(/^Tick 8[67] /);
  await element.getByRole('button', { name: 'Play' }).click();
  await expect(element.getByRole('button', { name: 'Replay' })).toBeVisible();
});

smoothing('corners: passes double the points, and mouse and keys move a corner', async ({ page }) => {
  const section = await open(page, 'chaikin');
  const { element, picture, drag, handle } = await section.drawing('corners-figure');
  await expect(section.output('points')).toHaveText('6');
  const passes = page.locator('meander-number[for="corners-figure"][name="passes"]').getByRole('slider');
  await passes.focus();
  await page.keyboard.press('ArrowRight');
  await expect(section.output('points')).toHaveText('12');
  // All within one frame.
  await element.evaluate((it: any) => {
    it.change('passes', 4);
    it.commit();
    it.undo();
  });
  await expect(section.output('points'), 'the sentence says what undo brings back').toHaveText('12');
  const before = await picture();
  await openAsides(page);
  await section.word('spline').hover();
  await expect.poll(picture, 'the limit appears').not.toBe(before);
  await drag('C', -60, -40);
  await expect.poll(picture).not.toBe(before);
  // As in other figures: arrow keys choose, Enter picks up and drops, Escape puts back.
  const place = async () => (await handle('B').boundingBox())!.x;
  const status = element.getByRole('status');
  await handle('A').focus();
  await expect(status).toHaveText('Choose a point with the arrow keys and pick it up with Enter.');
  const first = await place();
  await page.keyboard.press('ArrowRight');
  await expect(handle('B')).toBeFocused();
  expect(await place()).toBe(first);
  await page.keyboard.press('Enter');
  await expect(handle('B')).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveText(/^Move it with the arrow keys.*Escape cancels\.$/);
  for (const key of ['ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect.poll(place).toBeCloseTo(first + 40, 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(handle('C')).toBeFocused();
  await expect.poll(place).toBeCloseTo(first + 40, 0);
  await page.keyboard.press('Control+Z');
  await expect.poll(place, 'all moves between are one step').toBe(first);
  for (const undo of ['Escape', 'Control+Z']) {
    await handle('B').focus();
    for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(place).toBeCloseTo(first + 8, 0);
    await page.keyboard.press(undo);
    await expect.poll(place).toBe(first);
    await expect(handle('B')).toHaveAttribute('aria-pressed', 'false');
  }

  // Escape after a drop changes nothing. Home and the mouse drop a point, too.
  await handle('B').focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect.poll(place).toBeCloseTo(first + 8, 0);
  await handle('A').focus();
  for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
  await expect(handle('A'), 'picked up again').toHaveAttribute('aria-pressed', 'true');
  await handle('B').focus();
  for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(place).toBeCloseTo(first + 16, 0);
  await drag('B', 30, 0);
  await expect.poll(place).toBeCloseTo(first + 46, 0);
  for (const moved of [16, 8, 0]) {
    await page.keyboard.press('Control+Z');
    await expect.poll(place).toBeCloseTo(first + moved, 0);
  }

  // After a click without a drag, Ctrl+Z still undoes the last change, even in another figure.
  const other = page.locator('meander-number[for="thread-chaikin"][name="passes"]').getByRole('slider');
  await other.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(other).toHaveText('3');
  await handle('C').click();
  await page.keyboard.press('Control+Z');
  await expect(other).toHaveText('4');
  await page.keyboard.press('Escape');
  // Ctrl+Z first puts back a point that Enter has picked up.
  await page.keyboard.press('Control+Shift+Z');
  await expect(other).toHaveText('3');
  await handle('B').focus();
  for (const key of ['Enter', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(place).toBeCloseTo(first + 8, 0);
  await page.keyboard.press('Control+Z');
  await expect.poll(place).toBe(first);
  await expect(other).toHaveText('3');
});

smoothing('corners: choosing a corner by keys scrolls it into a low window', async ({ page }) => {
  const { handle } = await (await open(page, 'corners')).drawing('corners-figure');
  await page.setViewportSize({ width: 1280, height: 200 });
  await handle('B').focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle('C')).toBeFocused();
  await expect(handle('C')).toBeInViewport({ ratio: 1 });
});

smoothing('corners: on a phone, the hint about keys fits above the next sentence', async ({ page }) => {
  const { element, handle } = await (await open(page, 'corners')).drawing('corners-figure');
  await page.setViewportSize({ width: 320, height: 500 });
  await handle('B').focus();
  await page.keyboard.press('Enter');
  await expect(element.getByRole('status')).toHaveText(/^Move it/);
  const bottom = (box: { y: number; height: number } | null) => box!.y + box!.height;
  const next = page.locator('p:has([for="corners-figure"][name="ratio"])');
  expect(bottom(await element.getByRole('status').boundingBox())).toBeLessThan((await next.boundingBox())!.y);
});

smoothing('corners: a tap chooses a corner, and the next tap moves it there', async ({ page }) => {
  const { element } = await (await open(page, 'corners')).drawing('corners-figure');
  const grip = element.locator('.handle').first();
  const [x, y] = await middleOf(element.locator('canvas'));
  const before = await middleOf(grip);
  await page.mouse.click(x, y);
  expect(await middleOf(grip), 'the reader has chosen no corner yet').toEqual(before);
  await page.mouse.click(before[0], before[1]);
  await page.mouse.click(x, y);
  await expect
    .poll(async () => (await middleOf(grip)).map((at, i) => Math.abs(at - [x, y][i]) < 2))
    .toEqual([true, true]);
});

smoothing('limit: undo takes back a number, and the walk can open a file', async ({ page }) => {
  const section = await open(page, 'limit');
  await section.press('angleLimit', 'End');
  await section.undo('thread-limit').click();
  await expect(section.slider('angleLimit')).toHaveText('30');
  await expect(section.undo('thread-limit')).toHaveAttribute('aria-disabled', 'true');
  await openAsides(page);
  const walk = await take(page.locator('#walk'));
  await expect(walk.button('Open a file')).toBeVisible();
  await expect(walk.button('Chaikin'), 'one idea: no other curve').toBeHidden();
});

smoothing('parabolas: the bead sets t, and a squeezed leg loops at alpha 0', async ({ page }) => {
  const section = await open(page, 'catmull-rom');
  const { words, drag, handle, picture } = await section.drawing('parabolas-figure');
  const slider = page.locator('meander-number[for="parabolas-figure"][name="t"]').getByRole('slider');
  await expect(section.output('before')).toHaveText('50');
  await drag('t', 60, -55);
  await expect.poll(() => section.number('before')).toBeLessThan(45);
  const t = await slider.textContent();
  expect(await section.number('after')).toBe(Math.round(100 * Number(t)));
  await handle('t').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveText(t!);
  const rest = await picture();
  await section.word('before').hover();
  await expect.poll(picture).not.toBe(rest);
  await section.call('Squeeze the middle').click();
  await expect(words).not.toHaveAccessibleName(/loop/);
  await section.press('alpha', 'Home');
  await expect(words).toHaveAccessibleName(/The curve makes a loop/);
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  await expect(words).not.toHaveAccessibleName(/loop/);
});

smoothing('formula: the reader finds q(0.25), and a patrol returns from the plane', async ({ page }) => {
  const section = await open(page, 'catmull-rom');
  await openAsides(page);
  const { drag, handle } = await section.drawing('hump');
  await expect(section.output('q')).toHaveText('2.125000');
  await section.press('t', ...repeat('ArrowLeft', 5));
  await expect(section.output('q')).toHaveText('2.093750');
  await handle('t').focus();
  for (const key of ['ArrowRight', 'Escape']) await page.keyboard.press(key);
  await expect(section.output('q')).toHaveText('2.093750');
  await page.keyboard.press('Control+Z');
  await expect(section.output('q'), 'Escape is a step of undo').not.toHaveText('2.093750');
  for (let i = 0; i < 2; i++) await page.keyboard.press('Control+Z');
  await drag('t', 400, 0);
  await expect(section.output('q')).toHaveText('2.000000');
  const flight = await take(page.locator('#flight'));
  const points = await flight.property('points');
  await section.choose('in the plane');
  await expect(section.undo('flight'), 'its strip has Undo').toBeHidden();
  await expect.poll(() => flight.property('points')).toHaveLength(20);
  await section.choose('in space');
  await expect.poll(() => flight.property('points')).toEqual(points);
});

smoothing(
  'advice: it follows the answers, lights its row in the table and brings its curve forward',
  async ({ page }) => {
    const section = await open(page, 'travel');
    const { element } = await take(page.locator('#compare-figure'));
    const [advice, table] = [section.root.locator('curve-advice'), section.root.locator('curve-table')];
    const lit = table.locator('.lit .long');
    const forward = () => element.evaluate((it) => [...Reflect.get(it, 'highlight')].join());
    await expect(advice).toContainText('catmullRom(simplify(points');
    await expect(lit).toHaveText(/Catmull–Rom, the 12 kept/);
    await expect.poll(forward).toBe('catmull-rom');
    await section.choose('someone on foot');
    await expect(section.root.getByRole('radio', { name: 'someone on foot' })).toBeChecked();
    await expect(advice).toContainText('simplify(points');
    await expect(lit).toHaveText('RDP, tolerance 0.9');
    await section.choose('a recorded track');
    await section.choose('may cut its corners');
    await expect(advice).toContainText(/outlierAngle:\s90/);
    await expect(lit).toHaveText('Chaikin, turns of 30° and more');
    await expect(element).toHaveJSProperty('angleLimit', 30);
    await page.mouse.move(0, 0);
    await expect.poll(forward).toBe('chaikin');
    await section.undo('compare-figure').click();
    await expect(lit, 'it shows other lines').toHaveText(/Catmull–Rom, the 12 kept/);
    await expect.poll(forward).toBe('catmull-rom');
    // Hovering over the call in the advice lights its row again.
    await table.getByRole('button', { name: 'Catmull–Rom, walls respected' }).click();
    await page.mouse.move(0, 0);
    await expect(lit).toHaveText('Catmull–Rom, walls respected');
    await advice.getByText('refine').hover();
    await expect(lit).toHaveText('Chaikin, turns of 30° and more');
    await expect.poll(forward).toBe('chaikin');
    for (const [width, letters] of [
      [320, 16],
      [360, 24],
    ]) {
      await page.setViewportSize({ width, height: 760 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), letters);
      await table.scrollIntoViewIfNeeded();
      expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    }
    const lines = await page.locator('.foot dt').evaluateAll((years) => {
      const text = document.createRange();
      return years.map((it) => (text.selectNodeContents(it), text.getClientRects().length));
    });
    expect(Math.max(...lines), 'no year breaks').toBe(1);
  },
);

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const step = steps();
  test('article: a flood and a race play, and a zoom glides', step.all);

  step('flood: number, button and tap set the step; a ring sets the route', async ({ page }) => {
    const section = await open(page, 'flood');
    // Too narrow for the list beside the board.
    await page.setViewportSize({ width: 700, height: 1200 });
    const { element, at } = await section.drawing('flood-figure');
    const status = element.getByRole('status');
    const step = async () => Number(await section.slider('step').textContent());
    await section.press('step', 'Home');
    await expect(status).toHaveText('All is dry. The water comes in at A.');
    await section.press('step', 'End');
    await expect(status).toHaveText('Dashed: what carving leaves. It is the same path, 17 stones.');
    // The water takes this stone early: row 3, column 2.
    await page.mouse.click(...(await at(...stone(17))));
    await expect.poll(step).toBeLessThan(12);
    const before = await step();
    await element.getByRole('button', { name: 'Play' }).click();
    await expect.poll(step, { timeout: 30_000 }).toBeGreaterThan(before);
    // A key pauses playback.
    await section.press('step', 'ArrowRight');
    await expect(element.getByRole('button', { name: 'Play' })).toBeVisible();

    // In the figure below, a ring chooses a stone for another route to pass through.
    await section.root.getByText('Try to beat it').click();
    const ways = await section.drawing('ways-figure');
    const route = section.output('route');
    const ring = 'the stone that the route goes through';
    await expect(route).toHaveText('13');
    const [from, to] = [await ways.at(...stone(0)), await ways.at(...stone(4))];
    await ways.drag(ring, to[0] - from[0], to[1] - from[1]);
    await expect(route).toHaveText('17');
    await ways.handle(ring).focus();
    await page.keyboard.press('ArrowDown');
    await expect(route).toHaveText('14');
    await page.mouse.click(...(await ways.at(...stone(35))));
    await expect(route).toHaveText('1');
  });

  step('race: all three find the same path, and the reader can stop the slow one', async ({ page }) => {
    const section = await open(page, 'million');
    const { element, words } = await section.drawing('race-figure');
    await element.evaluate((it) => Reflect.set(it, 'side', 30));
    await element.getByRole('button', { name: 'Start' }).click();
    await expect(element.getByRole('status')).toHaveText(
      /^All three found the same path of \d+ stones\. The bars/,
      {
        timeout: 60_000,
      },
    );
    await expect(section.output('times')).toHaveText(/^[\d,]+$/);
    await element.evaluate((it) => Reflect.set(it, 'side', 250));
    await expect(section.output('times')).toBeEmpty();
    await element.getByRole('button', { name: 'Start' }).click();
    await expect(words).toHaveAccessibleName(/as published: \d+ % in \d/, { timeout: 60_000 });
    await element.getByRole('button', { name: 'Stop' }).click();
    await expect(words).toHaveAccessibleName(/as published: stopped: /);
  });

  step('million: the water flows to the end, and “Zoom in” glides', async ({ page }) => {
    const { element, words, values } = await (await open(page, 'million')).drawing('million-figure');
    await element.evaluate((it) => Reflect.set(it, 'side', 100));
    // Another number of stones zooms out.
    await expect.poll(async () => (await values()).path).toBe(194);
    const near = element.getByRole('button', { name: 'Zoom in' });
    await expect(near).toBeVisible({ timeout: 60_000 });
    const seen = await words.evaluateHandle((it) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(it.ariaLabel!)).observe(it, { attributes: true });
      return texts;
    });
    await near.click();
    await expect(words).toHaveAccessibleName(/The board shows 50 stones a side\./);
    expect((await seen.jsonValue()).length).toBeGreaterThan(2);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });
  const step = steps();
  test('article: fingers scroll the page, paint walls and read bars', step.all);

  step('A*: a stroke scrolls the page, and paints walls once the sentence says so', async ({ page }) => {
    const section = await open(page, 'astar');
    const { at, words } = await section.drawing('astar-figure');
    const stroke = async () => swipe(page, await at(0.3, 0.9), await at(0.3, 0.1));
    const scrolled = () => resting(() => page.evaluate(() => scrollY));
    const before = await scrolled();
    await stroke();
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    await expect(words).toHaveAccessibleName(/ 29 steps/);
    await section.choose('paint walls');
    const still = await scrolled();
    await stroke();
    await expect(words).toHaveAccessibleName(/There is no route/);
    expect(await scrolled()).toBe(still);
  });

  step('choices, arrows and sliders have touch targets of 44 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openArticle(page, 'travel');
    await take(page.locator('#hero'));
    const slider = page.locator('#hero').locator('.scrubber input');
    const targets = page.locator('meander-choice [role=radio], .top.line .step:visible');
    await expect(targets.first()).toBeAttached();
    const misses: string[] = [];
    for (const target of [slider, ...(await targets.all())]) {
      if (!(await target.isVisible())) continue;
      const missed = await target.evaluate((it) => {
        it.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = it.getClientRects()[0];
        const [x, y] = [left + Math.min(width / 2, 22), top + height / 2];
        const root = it.getRootNode() as Document | ShadowRoot;
        // The next line may have a target, too: then the nearer one gets the tap.
        const hits = (away: number) => {
          const hit = root.elementFromPoint(x, y + away)!;
          const other = hit
            .closest('.meander-slider, meander-word, [role=radio], .call')
            ?.getClientRects()[0];
          return it.contains(hit) || (other && Math.abs(other.y + other.height / 2 - y - away) < 21);
        };
        return [-21, 21].every(hits) ? '' : it.textContent!.trim() || it.localName;
      });
      if (missed) misses.push(missed);
    }
    expect(misses).toEqual([]);
    const uneven = await page.locator('p:has(meander-choice, .call):not(.calls)').evaluateAll((all) => {
      const sizeOf = (it: Element, name: 'fontSize' | 'lineHeight') =>
        Number.parseFloat(getComputedStyle(it)[name]);
      const leading = sizeOf(document.body, 'lineHeight') / sizeOf(document.body, 'fontSize');
      return all.filter((it) => {
        const lines = it.getBoundingClientRect().height / leading / sizeOf(it, 'fontSize');
        return Math.abs(lines - Math.round(lines)) > 0.04;
      });
    });
    expect(uneven, 'choices and buttons keep the leading').toEqual([]);
    const torn = await page.getByRole('button', { name: 'Squeeze the middle' }).evaluate((it) => {
      const sentence = it.closest('p')!;
      const comma = document.createRange();
      comma.setStart((it.closest('.joined') ?? it).nextSibling!, 0);
      comma.setEnd(comma.startContainer, 1);
      const widths = Array.from({ length: 200 }, (_, i) => 200 + i).filter((width) => {
        sentence.style.width = `${width}px`;
        return comma.getBoundingClientRect().left < sentence.getBoundingClientRect().left + 4;
      });
      sentence.style.width = '';
      return widths;
    });
    expect(torn, 'widths at which the comma begins a line').toEqual([]);
  });

  step('the first figure explains below its controls how to build walls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openArticle(page, 'carve');
    const figure = await take(page.locator('#hero'));
    await figure.element.evaluate((it: MeanderPath) => void (it.tool = 'walls'));
    await expect(figure.status).toHaveText('Drag to build a wall. Two fingers scroll.');
    const [status, controls] = [await figure.status.boundingBox(), await figure.element.boundingBox()];
    expect(status!.y).toBeGreaterThanOrEqual(controls!.y + controls!.height);
    expect(status!.height, 'two lines').toBeLessThan(40);
    await figure.element.evaluate((it: MeanderPath) => void (it.tool = 'move'));
  });

  step('towns: the status about a wall keeps off the text below it', async ({ page }) => {
    const section = await open(page, 'rules');
    await page.setViewportSize({ width: 390, height: 844 });
    const { element, status } = await take(page.locator('#ends-figure'));
    await element.evaluate((it) =>
      Reflect.set(
        it,
        'walls',
        [...Array(14).keys()].map((row) => 12 + 24 * row),
      ),
    );
    await expect(status).toHaveText(/^Walls cut off A/);
    const [words, text] = [
      await status.boundingBox(),
      await section.root.getByText('No towns').boundingBox(),
    ];
    expect(text!.y - words!.y - words!.height).toBeGreaterThan(8);
  });

  step('race: its longest words move nothing below it', async ({ page }) => {
    const section = await open(page, 'million');
    await page.setViewportSize({ width: 360, height: 760 });
    const { words } = await section.drawing('race-figure');
    const height = () => words.locator('..').evaluate((bar) => bar.getBoundingClientRect().height);
    const before = await height();
    const longest = 'All three found the same path of 1234 stones. The bars show their times.';
    await words.evaluate((it, text) => (it.textContent = text), longest);
    expect(await height()).toBe(before);
    await words.evaluate((it) => (it.textContent = ''));
  });

  step('million: a first drag moves the loupe and nothing else', async ({ page }) => {
    const section = await open(page, 'million');
    await page.setViewportSize({ width: 390, height: 760 });
    const measured = section.root.locator('.measured', { hasText: 'Your device' });
    const height = () => measured.evaluate((it) => it.getBoundingClientRect().height);
    const before = await height();
    await expect(section.root.getByText('two fingers')).toBeVisible();
    await expect(section.root.getByText('Ctrl and the wheel')).toBeHidden();
    const million = await section.drawing('million-figure');
    await expect(section.output('ms')).not.toHaveText('', { timeout: 60_000 });
    await section.output('ms').evaluate((it) => (it.textContent = '8,888'));
    expect(await height(), 'a long time takes no other line').toBe(before);
    const scrolled = await page.evaluate(() => scrollY);
    const square = million.handle('the square of 100 stones a side');
    const { x, y } = (await square.boundingBox())!;
    await swipe(page, [x + 22, y + 22], [x - 58, y + 62]);
    const now = (await square.boundingBox())!;
    expect([now.x - x, now.y - y].map(Math.round)).toEqual([-80, 40]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  step('lengths: a finger goes from bar to bar', async ({ page }) => {
    const section = await open(page, 'wiggle');
    const { at, words, values } = await section.drawing('lengths-figure');
    await expect.poll(async () => (await values()).carved).toBe(2000);
    await swipe(page, await at(0.4, 0.5), await at(0.05, 0.5));
    await expect(words).toHaveAccessibleName(/155 of 2000 paths have 27 stones/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a poster and its live figure have ends and names at the same positions', async ({ page }) => {
    for (const id of ['thread-chaikin', 'thread-limit', 'thread-catmull']) {
      await openArticle(page, id);
      const { element } = await take(page.locator(`#${id}`));
      const [drawn, live] = await element.evaluate(async (figure: MeanderPath) => {
        const { media, srcset } = figure.querySelector('source')!;
        const address = matchMedia(media).matches ? srcset : figure.querySelector('img')!.src;
        // The page's policy forbids inline styles, even in a parsed picture.
        const text = (await (await fetch(address)).text()).replace(/<style>.*?<\/style>/gs, '');
        const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        const scale =
          figure.shadowRoot!.querySelector('canvas')!.clientWidth /
          Number(svg.getAttribute('viewBox')!.split(' ')[2]);
        const placesIn = (root: Element) =>
          [...root.querySelectorAll('text')].map((one) => [
            one.textContent,
            ...['x', 'y'].map((axis) =>
              Math.round(Number(one.getAttribute(axis)) * (root === svg ? scale : 1)),
            ),
          ]);
        const now = new DOMParser().parseFromString(figure.toSVG(), 'image/svg+xml').documentElement;
        return [placesIn(svg), placesIn(now)];
      });
      expect(drawn.length).toBeGreaterThan(2);
      expect(drawn, id).toEqual(live);
    }
  });
});
