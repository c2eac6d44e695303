import { expect, type Locator, type Page } from '@playwright/test';
import { PORTION } from '#domain/shop/portion.ts';
import { button } from './locators.ts';
import type { Say } from './words.ts';

/** The line with the number of shops. */
export function resultLine(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
}

/** Those of the wall itself: the rails above it have copies. */
export function tiles(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('ul[role=list] > li')
    .filter({ has: page.locator('a[href*="/shops/"]') });
}

export function searchField(page: Page, say: Say): Locator {
  return page.getByRole('searchbox', { name: say('wall.search') });
}

/** Scrolls until this many tiles are rendered: the wall renders only what is near the viewport. */
export async function expectTiles(page: Page, count: number): Promise<void> {
  await expect(async () => {
    if (count > 0) await tiles(page).last().scrollIntoViewIfNeeded();
    await expect(tiles(page)).toHaveCount(count, { timeout: 300 });
  }).toPass();
}

/**
 * Loads one more portion of a long wall.
 * @param before number of tiles shown so far
 */
export async function showMore(page: Page, say: Say, before: number = PORTION): Promise<void> {
  await expectTiles(page, before);
  await page.getByRole('button', { name: say('wall.more', { count: PORTION }) }).click();
  await expect(tiles(page).nth(before).getByRole('link')).toBeFocused();
}

/** Opens a filter group that is a chip, and ticks one of its options. */
export async function chooseByChip(page: Page, group: string, option: string): Promise<void> {
  await button(page, group).click();
  await page.getByRole('checkbox', { name: option }).check();
  await page.keyboard.press('Escape');
}

/** The scroll position once it is stable. */
export async function restingScroll(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => window.scrollY);
      const rests = now === before;
      before = now;
      return rests;
    })
    .toBe(true);
  return before;
}
