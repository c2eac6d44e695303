import { PORTION } from '#domain/shop/portion.ts';
import { tabTo } from '../support/keyboard.ts';
import { heading } from '../support/locators.ts';
import { open, turn } from '../support/open.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { expectTiles, restingScroll, resultLine, searchField, showMore, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const MANY = 10_000;
const MOST_NODES = 1_500;
/** In CSS pixels: more than fifty shops need, far less than five hundred would. */
const MOST_HEIGHT = 8_000;

test('ten thousand shops make a page of few nodes with a footer in reach, and the search finds one far down', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.shops(MANY);
  const far = (await sandbox.wall(1))[7_500]?.name ?? '';
  await open(page, at('de', '/shops'));
  await expect(resultLine(page, say('wall.count', { count: MANY }))).toBeVisible();
  await expectTiles(page, PORTION);
  await expect(page.getByText(say('wall.shownOf', { number: PORTION, count: MANY }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the wall of ten thousand', async (named) => {
    const { nodes, height } = await page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      height: document.documentElement.scrollHeight,
    }));
    expect(nodes, named).toBeLessThanOrEqual(MOST_NODES);
    expect(height, named).toBeLessThanOrEqual(MOST_HEIGHT);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await showMore(page, say);
  await expect(tiles(page).nth(PORTION)).toBeInViewport();

  // From far down the wall, so what is found must come into sight.
  await expect(tiles(page).first()).not.toBeInViewport();
  await searchField(page, say).fill(far);
  await expect(page.getByRole('link', { name: far, exact: true })).toBeInViewport();
  await expect(searchField(page, say)).toBeFocused();
});

test('a keyboard user reaches the wall below the code field, however small the window', async ({
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

  test('search and filters stay in sight without covering the focus, and scroll away on a phone in landscape', async ({
    page,
    at,
  }) => {
    const tools = page.getByRole('search');
    const focused = page.locator('li:has(a:focus)');
    await open(page, at('de', '/shops'));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectTiles(page, PORTION);
      await tiles(page)
        .nth(PORTION - 1)
        .getByRole('link')
        .focus();
      await expect(searchField(page, say)).toBeInViewport();
      // Backwards, so that the next tile comes from under the sticky tools.
      for (let tile = 0; tile < 12; tile += 1) {
        await page.keyboard.press('Shift+Tab');
        const lower = await tools.evaluate((element) => element.getBoundingClientRect().bottom);
        await expect
          .poll(() => focused.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(lower);
      }
    }

    await page.setViewportSize({ width: 844, height: 390 });
    await tiles(page).nth(30).getByRole('link').focus();
    await expect(searchField(page, say)).not.toBeInViewport();
  });

  test('back from a shop and a step shows as many shops as before, at the same scroll position', async ({
    page,
    at,
  }) => {
    await open(page, at('de', '/shops'));
    await showMore(page, say);
    await showMore(page, say, 2 * PORTION);
    await expectTiles(page, 3 * PORTION);
    const shop = tiles(page).nth(130).getByRole('link');
    await shop.scrollIntoViewIfNeeded();
    const before = await restingScroll(page);
    expect(before).toBeGreaterThan(2_000);
    await shop.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('link', { name: say('shop.choose'), exact: true }).click();
    await expect(heading(page, say('entry.needed.title'))).toBeVisible();
    await turn(page, 'back');
    await expect(page.getByRole('dialog')).toBeVisible();
    await turn(page, 'back');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tiles(page)).toHaveCount(3 * PORTION);
    await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
  });

  test('the entry shows some shops and links to all of them', async ({ page, at }) => {
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
