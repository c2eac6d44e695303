import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const KEY = 'rememberedShops.v1';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const heart = (page: Page, shop: string) =>
  page.getByRole('button', { name: say('shop.remember.markNamed', { shop }) });
const button = (page: Page, key: Parameters<typeof say>[0]) =>
  page.getByRole('button', { name: say(key), exact: true });

test('a heart asks for permission, and its shop is remembered on the device', async ({
  page,
  at,
  sandbox,
}) => {
  const [one, other] = await sandbox.wall(1);
  if (!one || !other) throw new Error('the wall has too few shops');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('de', `/shops/${one.id}/${one.slug}`));
  expect(await stored(page)).toBeNull();
  await heart(page, one.name).click();
  await expectSound(page, 'the question whether to remember');
  await button(page, 'shop.remember.notNow').click();
  expect(await stored(page)).toBeNull();
  await heart(page, one.name).click();
  await button(page, 'shop.remember.allow').click();
  await expect(heart(page, one.name)).toHaveAttribute('aria-pressed', 'true');

  await open(page, at('de', `/shops/${other.id}/${other.slug}`));
  await expect(heart(page, other.name)).toHaveAttribute('aria-pressed', 'false');

  // Collapsed, so that shops are in the viewport at once.
  await openWith(page, at('de', '/shops'), sandbox, await sandbox.newVoucher('de'));
  const summary = page.getByText(say('wall.remembered.title', { number: 2 }));
  await expect(summary).toBeVisible();
  const recent = page.getByRole('region', { name: say('wall.remembered.recent') }).getByRole('link');
  await expect(recent).toHaveCount(0);
  const row = await page
    .locator('main li:has(a[href*="/shops/"])')
    .filter({ visible: true })
    .first()
    .boundingBox();
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(844);

  await summary.click();
  await expect(recent).toHaveText([other.name, one.name]);
  const favourites = page.getByRole('region', { name: say('wall.remembered.favourites') });
  await expect(favourites.getByRole('link')).toHaveText([one.name]);
  await expectSoundAtBothWidths(page, 'the wall with remembered shops');
  await button(page, 'wall.remembered.forget').click();
  await expect(summary).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});
