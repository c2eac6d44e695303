import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import { open, openEarly, turn } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { restingScroll, resultLine, searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const MANY = 10_000;
const MOST_NODES = 2_500;

/** Scrolls there as soon as the page is that long. */
async function scrollTo(page: Page, top: number): Promise<void> {
  const go = (to: number) => {
    window.scrollTo(0, to);
    return Math.round(window.scrollY);
  };
  await expect.poll(() => page.evaluate(go, top)).toBe(top);
}

test.beforeEach(async ({ sandbox }) => {
  await sandbox.shops(MANY);
});

for (const width of [390, 1280]) {
  test(`ten thousand shops are a list of few nodes that says its whole length, at ${width} px`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, at('de', '/shops'));
    await expect(resultLine(page, say('wall.count', { count: MANY }))).toBeVisible();
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    const last = page.locator(`[aria-posinset="${MANY}"]`);
    const first = tiles(page).and(page.locator('[aria-posinset="1"]'));
    await expect(first).toHaveAttribute('aria-setsize', String(MANY));
    expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);
    await expectSound(page, `the wall of ten thousand at ${width} px`);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(last).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await nodes()).toBeLessThanOrEqual(MOST_NODES);
  });
}

test('the find box reaches a shop far down, and the keyboard goes on where the window ends', async ({
  page,
  at,
  sandbox,
}) => {
  const wall = await sandbox.wall(1);
  const far = wall[7_500]?.name ?? '';
  await open(page, at('de', '/shops'));
  await searchField(page, say).fill(far);
  await expect(page.getByRole('link', { name: far, exact: true })).toBeVisible();
  await searchField(page, say).fill('');
  await expect(resultLine(page, say('wall.count', { count: MANY }))).toBeVisible(); // the whole list stands again
  const position = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')),
    );
  await tiles(page).and(page.locator('[aria-posinset="1"]')).getByRole('link').focus();
  for (let place = 2; place <= 61; place += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(position).toBe(place);
  }
});

test('back from a step returns to the same place of ten thousand shops', async ({ page, at }) => {
  await open(page, at('de', '/shops'));
  await scrollTo(page, 40_000);
  const before = await restingScroll(page);
  expect(before).toBeGreaterThan(30_000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: say('redeem.heading') })).toBeVisible();
  await turn(page, 'back');
  await expect(page.getByRole('heading', { level: 1, name: say('wall.title') })).toBeVisible();
  await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
});

test('who scrolls among the first tiles stays there when the whole list takes their place', async ({
  page,
  at,
}) => {
  const { promise: scrolled, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(`**${scriptOf('ui/screens/shops/wall/ShopWindow.tsx')}`, async (route) => {
    await scrolled;
    await route.continue();
  });
  await openEarly(page, at('de', '/shops'));
  await expect(tiles(page).and(page.locator('[aria-posinset="60"]'))).toBeAttached();
  await scrollTo(page, 1_500);
  goOn();
  await expect(page.locator('[aria-posinset="61"]')).toBeAttached();
  expect(await restingScroll(page)).toBe(1_500);
});

test('the tile that has the focus keeps it when one scrolls far away, and Tab goes on from there', async ({
  page,
  at,
}) => {
  await open(page, at('de', '/shops'));
  const place = (number: number) => page.locator(`[aria-posinset="${number}"]`);
  await scrollTo(page, 40_000); // the whole list stands
  await scrollTo(page, 0);
  await place(15).getByRole('link').focus();
  await scrollTo(page, 200_000);
  await expect(place(6_000)).toBeVisible();
  await expect(place(15).getByRole('link')).toBeFocused();
  await expectSound(page, 'a wall with a tile kept far above');
  await page.keyboard.press('Tab');
  await expect(place(16).getByRole('link')).toBeFocused();
  await expect(place(16)).toBeInViewport();
});
