import type { Page } from '@playwright/test';
import { open, turn } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const rail = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const popular = (page: Page) => rail(page, say('wall.rail.popular'));

test('the first view on a phone has a rail with two tinted tiles, and the page few nodes', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('de', '/shops'));
  await expect(popular(page).getByRole('heading')).toBeInViewport();
  for (const index of [0, 1]) {
    const tile = popular(page).getByRole('listitem').nth(index);
    await expect(tile).toBeInViewport({ ratio: 1 });
    const plate = tile.locator('span:has(> img)');
    await expect
      .poll(() => plate.evaluate((element) => element.style.getPropertyValue('--logo')))
      .toMatch(/^#[0-9a-f]{6}$/);
  }
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('*').length))
    .toBeLessThanOrEqual(2_500);
});

test('a filter hides the rails, "back" to the wall shows them, and a shop returns the focus to its copy', async ({
  page,
  at,
  sandbox,
}) => {
  await openWith(page, at('de', '/shops'), sandbox, await sandbox.newVoucher('de'));
  await expect(rail(page, say('wall.rail.exact', { money: '50,00 €' }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the wall with rails');

  const copy = popular(page).getByRole('link').nth(2);
  await copy.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(copy).toBeFocused();

  await searchField(page, say).fill('alpinora');
  await expect(popular(page)).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(1);
  await searchField(page, say).fill('');
  await expect(popular(page)).toBeVisible();
  await copy.click();
  await turn(page, 'back');
  await expect(popular(page)).toBeVisible();
});

test('balance and search are one bar of 56 px while the wall is scrolled', async ({ page, at, sandbox }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, at('de', '/shops'), sandbox, await sandbox.newVoucher('de'));
    await page.evaluate(() => window.scrollTo(0, 0)); // a second visit is restored where the first was
    const bar = page.locator('div:has(> search)');
    const balance = bar.getByText('50,00 €', { exact: true });
    await expect(balance).toBeHidden();
    await tiles(page).last().scrollIntoViewIfNeeded();
    await expect(balance).toBeInViewport();
    await expect(searchField(page, say)).toBeInViewport();
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    await expect.poll(async () => Math.round((await bar.boundingBox())?.height ?? 0)).toBeLessThanOrEqual(57);
  }
});
