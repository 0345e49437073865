/** The list of chapters at the top of the article. */
import { expect, frames, openAsides, resting, steps, test } from '../browser/figure.ts';

/** Scroll position and height of a page once a jump has ended. @param {import('@playwright/test').Page} page */
const rest = (page) =>
  resting(async () => {
    await frames(page);
    return page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
  });

/** The id and heading of each chapter. @param {import('@playwright/test').Page} page */
const chapters = (page) =>
  page
    .locator('main > section[id]:has(h2)')
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.id,
        (section.querySelector('h2')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      ]),
    );

/** Height of the top line, a figure and the number below it. @param {import('@playwright/test').Page} page @param {string} name */
const heightWithNumber = (page, name) =>
  page.locator(`#${name}-figure`).evaluate((figure) => {
    const all = [...document.querySelectorAll('meander-number')];
    const below = /** @type {Element} */ (
      all.find((one) => figure.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING)
    );
    const line = /** @type {Element} */ (document.querySelector('.top'));
    return line.clientHeight + below.getBoundingClientRect().bottom - figure.getBoundingClientRect().top;
  });

const desktop = steps();
test('chapters: links, the list, its stones and arrows lead a reader through the article', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await desktop.all({ page, context });
});

desktop('a link to a chapter keeps it at the top while the figures above load', async ({ page }) => {
  await page.goto('./#rules');
  const top = () => page.locator('#rules').evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(await top())).toBeLessThan(8);
  await expect(page.locator('million-figure:defined')).toBeAttached();
  await rest(page);
  expect(Math.abs(await top())).toBeLessThan(8);
});

desktop('no chapter is longer than two screens of a laptop', async ({ page }) => {
  const longer = await page.locator('main > section > h2, footer').evaluateAll((starts) => {
    const tops = starts.map((start) => start.getBoundingClientRect().top);
    return starts.slice(0, -1).flatMap((start, i) => {
      const screens = (tops[i + 1] - tops[i]) / innerHeight;
      return screens > 2 ? [`${start.textContent}: ${screens.toFixed(2)}`] : [];
    });
  });
  expect(longer).toEqual([]);
});

desktop(
  'columns split no paragraph, and each of two asides keeps its figure in its column',
  async ({ page }) => {
    await openAsides(page);
    const broken = await page
      .locator('.columns > *')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 1).map(({ textContent }) => textContent),
      );
    expect(broken).toEqual([]);
    const outside = await page
      .locator('.asides figure')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.getBoundingClientRect().left < (one.parentElement?.getBoundingClientRect().left ?? 0),
          )
          .map(({ firstElementChild }) => firstElementChild?.id),
      );
    expect(outside).toEqual([]);
  },
);

desktop('the list names every chapter, and the line names the one in view', async ({ page }) => {
  const listed = await page
    .locator('.chapters ol a')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        ...Array.from(link.children, (one) => one.textContent),
      ]),
    );
  const wanted = (await chapters(page)).map(([id, name], index) => [`#${id}`, String(index + 1), name]);
  expect(listed).toEqual(wanted);
  expect(listed.length).toBeGreaterThan(5);
  for (const [id, number, name] of wanted.slice(1, 5)) {
    await page.locator(String(id)).evaluate((section) => section.scrollIntoView());
    await expect(page.locator('.chapters .current')).toHaveText(`${number} ${name}`);
    await expect(page.locator('.stones .read')).toHaveCount(Number(number) - 1);
  }
  const [, next] = wanted.map(([id]) => page.locator(`${id} > h2`));
  for (const [share, name] of /** @type {const} */ ([
    [0.4, '1 Which stones can go?'],
    [0.3, '2 Ask a witness'],
  ])) {
    await next.evaluate((it, at) => scrollBy(0, it.getBoundingClientRect().top - at * innerHeight), share);
    await expect(page.locator('.chapters .current'), `heading at ${share}`).toHaveText(name);
  }
});

desktop('keys open the list, move through it and close it without scrolling the page', async ({ page }) => {
  const [, , [id]] = await chapters(page);
  await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
  const before = await rest(page);
  const summary = page.locator('.chapters summary');
  const details = page.locator('.chapters details');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.chapters ol a').nth(1)).toBeFocused();
  expect(await rest(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  const [ring, line] = [await summary.boundingBox(), await page.locator('.top').boundingBox()];
  expect(ring?.y, 'the line shows the whole focus ring').toBeGreaterThanOrEqual(0);
  expect((ring?.y ?? 0) + (ring?.height ?? 0)).toBeLessThanOrEqual(line?.height ?? 0);
  // Moving the focus or clicking elsewhere closes it, too.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(details).not.toHaveAttribute('open');
  await summary.click();
  await page.mouse.click(640, 780);
  await expect(details).not.toHaveAttribute('open');
});

desktop('a stone of the line names its chapter and leads to it', async ({ page }) => {
  await page.locator('#chaikin').evaluate((section) => section.scrollIntoView());
  await expect(page.locator('.top.line')).toBeVisible();
  const stone = page.locator('.stones i').nth(3);
  await expect(stone).toHaveAttribute('title', '4 Straight there: A*');
  await stone.click();
  await expect(page).toHaveURL(/#astar$/);
  await expect(page.locator('.chapters details, details.chapters').first()).not.toHaveAttribute('open');
});

desktop('arrows beside the chapter lead to the next one and back', async ({ page }) => {
  await page.locator('#witness').evaluate((section) => section.scrollIntoView());
  const nav = page.locator('.chapters');
  await expect(nav.locator('.current')).toHaveText('2 Ask a witness');
  const { x, y, width, height } = await /** @type {Promise<any>} */ (
    nav.getByRole('link', { name: 'Next chapter' }).boundingBox()
  );
  // The arrow stays under the pointer.
  for (const name of ['3 Turn up the wiggle', '4 Straight there: A*']) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(nav.locator('.current')).toHaveText(name);
    await rest(page);
  }
  await nav.getByRole('link', { name: 'Previous chapter' }).click();
  await expect(nav.locator('.current')).toHaveText('3 Turn up the wiggle');
  await rest(page);
  await nav.getByRole('link', { name: 'Previous chapter' }).click();
  await expect(nav.locator('.current')).toHaveText('2 Ask a witness');
});

desktop('a figure and the number below it fit the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['witness', 'astar', 'rdp', 'flood'])
    expect(await heightWithNumber(page, name), name).toBeLessThan(800);
});

const phone = steps();
test('chapters: names and figures fit on a phone', async ({ page, context }) => {
  await page.goto('./');
  await phone.all({ page, context });
});

phone('on a phone, a chosen chapter starts below the line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const nav = page.locator('.chapters');
  const all = await chapters(page);
  for (const number of [2, all.length - 1, 0]) {
    const [id, name] = all[number];
    await nav.locator('summary').click();
    await nav.getByRole('link', { name }).click();
    await expect(nav.locator('details')).not.toHaveAttribute('open');
    await expect(nav.locator('[aria-current]')).toHaveAttribute('href', `#${id}`);
    await rest(page);
    const line = await nav.boundingBox();
    const heading = await page.locator(`#${id} h2`).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(740);
  }
  await page.locator('#path').evaluate((section) => section.scrollIntoView());
  await expect(nav.locator('.current')).toBeEmpty();
  await expect(nav.locator('.name'), 'names the list above the first chapter').toHaveCSS('clip-path', 'none');
  await nav.locator('summary').click();
  for (const name of ['Play', 'In your post']) await expect(nav.getByRole('link', { name })).toBeVisible();
  await nav.getByRole('link', { name: 'Top' }).click();
  await rest(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

phone(
  'the longest name of a chapter takes two lines and leaves room for its neighbours',
  async ({ page }) => {
    const name = page.locator('.chapters .current');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.locator('#flood').evaluate((section) => section.scrollIntoView());
      await expect(name).toHaveText('11 One more thing: a flood');
      expect(await name.evaluate((it) => it.scrollHeight), `${width} px`).toBeLessThanOrEqual(2 * 17);
      const boxes = await page
        .locator('.top :is(.chapters summary, .step, .theme)')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      expect(boxes).toHaveLength(4);
      for (const [i, [left]] of boxes.slice(1).entries()) expect(left).toBeGreaterThanOrEqual(boxes[i][1]);
    }
  },
);

phone('on a phone, a low window shows both boards with their number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  expect(await heightWithNumber(page, 'witness')).toBeLessThan(664);
});

phone('on a phone in landscape, every figure fits below the line', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAsides(page);
  await expect(page.locator('million-figure:defined')).toBeAttached();
  const line = (await page.locator('.top').boundingBox())?.height ?? 0;
  const higher = await page
    .locator('main section:not(.hero) figure')
    .evaluateAll(
      (all, room) =>
        all
          .map((one) => [one.firstElementChild?.id, one.getBoundingClientRect().height])
          .filter(([, height]) => Number(height) > room),
      390 - line,
    );
  expect(higher).toEqual([]);
  // The text is to the left of its figure.
  for (const one of await page.locator('.beside').all()) {
    const [words, figure] = [
      await one.locator('p').first().boundingBox(),
      await one.locator('figure').boundingBox(),
    ];
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(figure?.x ?? 0);
  }
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('chapters: a link jumps to a chapter and does not glide past it; a reload keeps the place', async ({
    page,
  }) => {
    const topOf = (/** @type {string} */ id) =>
      page.locator(id).evaluate((it) => Math.round(it.getBoundingClientRect().top));
    const top = () => topOf('#walls');
    for (const address of ['./', './#limit']) {
      await page.goto(address);
      if (address !== './') {
        await rest(page);
        expect(Math.abs(await topOf('#limit'))).toBeLessThan(8);
      }
      await page.locator('#walls').evaluate((it) => {
        it.scrollIntoView({ behavior: 'instant' });
        scrollBy({ top: 150, behavior: 'instant' });
      });
      await rest(page);
      const before = await top();
      await page.reload();
      await expect(page.locator('million-figure:defined')).toBeAttached();
      await rest(page);
      expect(Math.abs((await top()) - before), address).toBeLessThan(8);
    }
  });
});
