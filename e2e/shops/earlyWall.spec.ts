import { type Page } from '@playwright/test';
import { early, holdScripts } from '../support/early.ts';
import { openBare, settled } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const TILES = 'main ul[role=list] > li:has(a[href^="/shops/"])';

interface Tile {
  readonly words: string;
  readonly address: string | null;
  readonly logo: string | null;
  readonly box: readonly number[];
}

/** Content and position of the first tiles. */
function firstTiles(page: Page, count: number): Promise<readonly Tile[]> {
  return page.locator(TILES).evaluateAll(
    (tiles, most) =>
      tiles.slice(0, most).map((tile) => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        return {
          words: (tile as HTMLElement).innerText,
          address: tile.querySelector('a')?.getAttribute('href') ?? null,
          logo: tile.querySelector('img')?.getAttribute('src') ?? null,
          box: [x, y, width, height].map(Math.round),
        };
      }),
    count,
  );
}

/** One site per layout, at the width where their filters differ. */
for (const site of ['de', 'at', 'restaurant'] as const) {
  test(`the first shops of ${site} are shown before the scripts, and stay the same in the app`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await watchShifts(page);
    const release = await holdScripts(page);
    await openBare(page, at(site, '/shops'));
    await expect(page.locator(TILES).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const before = await firstTiles(page, 12);
    expect(before.length).toBeGreaterThan(5);
    release();
    await expect(early(page)).not.toBeAttached();
    await settled(page);
    expect(await firstTiles(page, before.length)).toEqual(before);
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  });
}

test('a short wall keeps the footer out of view before the scripts, as in the app', async ({ page, at }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await watchShifts(page);
  const release = await holdScripts(page);
  await openBare(page, at('it', '/shops'));
  await expect(page.locator(TILES).first()).toBeVisible();
  await expect(early(page).getByRole('contentinfo')).not.toBeInViewport();
  release();
  await settled(page);
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
});

test('the link of a shop works before the scripts', async ({ page, at }) => {
  const release = await holdScripts(page);
  await openBare(page, at('gb', '/shops'));
  const link = page.locator(TILES).first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/shops\/[^/]+\/[^/]+$/);
  release();
  await expect(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible();
});

test('scroll position and focus on the wall stay when the app takes over on a phone, without repeated requests', async ({
  page,
  at,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v2\/shop\/(wall|categories)/.test(pathname)) asked.push(pathname + search);
  });
  await page.setViewportSize({ width: 390, height: 600 });
  const release = await holdScripts(page);
  await openBare(page, at('gb', '/shops'));
  await expect(page.locator(TILES)).toHaveCount(12);

  // Search and filters take no focus and no letter before the app can keep them.
  await page.locator('main').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main li a').first()).toBeFocused();

  const link = page.locator(TILES).nth(7).getByRole('link');
  await link.focus();
  const address = await link.getAttribute('href');
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  const before = await firstTiles(page, 12);
  release();
  await expect(early(page)).not.toBeAttached();
  await settled(page);
  await expect(page.locator(`${TILES} a[href="${address}"]`)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await firstTiles(page, before.length)).toEqual(before);

  expect(asked.filter((call) => !call.includes('page='))).toHaveLength(2);
  expect(asked.filter((call) => call.includes('page='))).toHaveLength(1);
  await page.getByRole('searchbox').fill('alp');
  await expect(page.getByRole('searchbox')).toHaveValue('alp');
});

test('a failed early wall leaves no empty tiles, and the app shows why and loads the shops at the next try', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop/);
  await sandbox.breaks({ path: '/v2/shop/*', status: 500 });
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 500 });
  const release = await holdScripts(page);
  await openBare(page, at('gb', '/shops'));
  await expect(page.locator('main output[aria-busy=true]')).toBeVisible();
  await expect(page.locator(TILES)).toHaveCount(0);
  release();
  const again = page.getByRole('alert').getByRole('button');
  await expect(again).toBeVisible();
  await expect(early(page)).not.toBeAttached();
  await expectSound(page, 'a wall that did not come');
  await sandbox.mends();
  await again.click();
  await expect(page.locator(TILES).first()).toBeVisible();
});
