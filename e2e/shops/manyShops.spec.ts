import { PORTION } from '#domain/shop/portion.ts';
import { headlineOf } from '../support/headline.ts';
import { tabTo } from '../support/keyboard.ts';
import { wallHeading } from '../support/locators.ts';
import { open, turn } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { expectTiles, restingScroll, resultLine, searchField, showMore, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const MANY = 10_000;
const MOST_NODES = 1_500;
/** In CSS pixels: more than fifty shops need, far less than five hundred would. */
const MOST_HEIGHT = 8_000;

for (const width of [390, 1280]) {
  test(`ten thousand shops are a page of few nodes with a footer within reach, at ${width} px`, async ({
    page,
    at,
    sandbox,
  }) => {
    await sandbox.shops(MANY);
    await page.setViewportSize({ width, height: 844 });
    await open(page, at('de', '/shops'));
    await expect(resultLine(page, say('wall.count', { count: MANY }))).toBeVisible();
    await expectTiles(page, PORTION);
    await expect(page.getByText(say('wall.shownOf', { number: PORTION, count: MANY }))).toBeVisible();
    const { nodes, height } = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
    }));
    expect(nodes).toBeLessThanOrEqual(MOST_NODES);
    expect(height).toBeLessThanOrEqual(MOST_HEIGHT);
    await expectSound(page, `the wall of ten thousand at ${width} px`);
    await showMore(page, say);
    await expect(tiles(page).nth(PORTION)).toBeInViewport();
  });
}

test('the find box reaches a shop far down', async ({ page, at, sandbox }) => {
  await sandbox.shops(MANY);
  const wall = await sandbox.wall(1);
  const far = wall[7_500]?.name ?? '';
  await open(page, at('de', '/shops'));
  await searchField(page, say).fill(far);
  await expect(page.getByRole('link', { name: far, exact: true })).toBeVisible();
});

test('who goes by key comes to the wall below the code field, however small the window', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await open(page, at('de'));
  await expect(page.getByRole('heading', { level: 2, name: say('wall.heading') })).toBeAttached();
  await expect(searchField(page, say)).not.toBeAttached();
  await page.getByLabel(say('redeem.code.label')).focus();
  await page.keyboard.press('Tab');
  await tabTo(page, searchField(page, say));
});

test.describe('on the usual wall', () => {
  test.use({ wall: 'whole' });

  for (const width of [390, 1280]) {
    test(`search and filters stay in sight, and hide nothing that has the focus, at ${width} px`, async ({
      page,
      at,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, at('de', '/shops'));
      await expectTiles(page, PORTION);
      const last = tiles(page)
        .nth(PORTION - 1)
        .getByRole('link');
      await last.focus();
      await expect(searchField(page, say)).toBeInViewport();
      const tools = page.getByRole('search');
      // Backwards, so that the next tile comes from under the sticky tools.
      for (let tile = 0; tile < 12; tile += 1) {
        await page.keyboard.press('Shift+Tab');
        const lower = await tools.evaluate((element) => element.getBoundingClientRect().bottom);
        const focused = page.locator('li:has(a:focus)');
        await expect
          .poll(() => focused.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(lower);
      }
    });
  }

  test('on a phone on its side the tools go with the page', async ({ page, at }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, at('de', '/shops'));
    await expectTiles(page, PORTION);
    await tiles(page).nth(30).getByRole('link').focus();
    await expect(searchField(page, say)).not.toBeInViewport();
  });

  test('back from a step shows as many shops as before, at the same place', async ({ page, at }) => {
    await open(page, at('de', '/shops'));
    await showMore(page, say);
    await showMore(page, say, 2 * PORTION);
    await expectTiles(page, 3 * PORTION);
    await tiles(page).nth(130).scrollIntoViewIfNeeded();
    const before = await restingScroll(page);
    expect(before).toBeGreaterThan(2_000);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
    await expect(page.getByRole('heading', { level: 1, name: headlineOf('de') })).toBeVisible();
    await turn(page, 'back');
    await expect(wallHeading(page, say)).toBeVisible();
    await expect(tiles(page)).toHaveCount(3 * PORTION);
    await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
  });

  test('the entry shows some shops and leads to all of them', async ({ page, at }) => {
    await open(page, at('de'));
    const all = page.getByRole('link', { name: say('wall.all', { count: 500 }), exact: true });
    await expect(all).toBeVisible();
    const strip = page.getByRole('region', { name: say('wall.top', { brand: 'Frohgut' }) });
    const names = await tiles(page).getByRole('link').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    await expectSound(page, 'the entry with its shops');
    const on = strip.getByRole('button', { name: say('wall.stripOn') });
    await on.click();
    await expect(strip.getByRole('listitem').first()).not.toBeInViewport();
    await expect(on).toBeFocused();
    await all.click();
    await expect(page).toHaveURL(at('de', '/shops'));
    await expect(resultLine(page, say('wall.count', { count: 500 }))).toBeVisible();
  });
});
