import type { Page } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { heading, wallHeading } from '../support/locators.ts';
import { open, reload, turn } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { resultLine, searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

test.use({ wall: 'whole' });

const say = wordsOf('de');
const sortField = (page: Page) => page.getByRole('combobox', { name: say('wall.sort.label') });
const letter = (page: Page, name: string) =>
  page.getByRole('list', { name: say('wall.sort.letters') }).getByRole('button', { name, exact: true });
const tileOf = (page: Page, name: string) => tiles(page).getByRole('link', { name, exact: true });

test('an address with filters and order shows the same wall after a reload, a shop and another page', async ({
  page,
  at,
  sandbox,
}) => {
  const { compare } = new Intl.Collator('de-DE', { numeric: true, ignorePunctuation: true });
  const found = await sandbox.wall(1, '?categories=13&redeemable=REDEEMABLE_ONLINE');
  const [name = ''] = found.map((shop) => shop.name).sort(compare);
  const line = resultLine(page, say('wall.countOf', { found: found.length, count: 500 }));
  const first = tiles(page).first().getByRole('link', { name });
  await open(page, at('de', '/shops?categories=13&redeemable=online'));
  await expect(line).toBeVisible();
  await sortField(page).selectOption(say('wall.sort.name'));
  await expect(page).toHaveURL(/\/shops\?categories=13&redeemable=online&sort=name$/);
  await expect(first).toBeVisible();
  await reload(page);
  await expect(line).toBeVisible();
  await expect(sortField(page)).toHaveValue('name');
  await tileOf(page, name).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(page).toHaveURL(/sort=name$/);
  await turn(page, 'back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).toBeVisible();

  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(heading(page, headlineOf('de'))).toBeVisible();
  await turn(page, 'back');
  await expect(wallHeading(page, say)).toBeVisible();
  await expect(line).toBeVisible();
  await expect(first).toBeVisible();

  await expect(letter(page, 'A')).toHaveCount(1);
  await searchField(page, say).fill(name);
  await expect(page.getByText(say('wall.sort.match'))).toBeVisible();
  await expect(letter(page, 'A')).toHaveCount(0);
});

test('a letter scrolls to its first shop and focuses it, by keyboard and on a phone', async ({
  page,
  at,
  sandbox,
}) => {
  const { compare } = new Intl.Collator('de-AT', { numeric: true, ignorePunctuation: true });
  const name = (await sandbox.wall(2))
    .map((shop) => shop.name)
    .sort(compare)
    .find((one) => one.startsWith('S'));
  await openWith(page, at('at', '/shops?sort=name'), sandbox, await sandbox.newVoucher('at'));
  await expect(page.getByRole('heading', { name: say('wall.payable') })).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'the wall from A to Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await letter(page, 'S').focus();
  await page.keyboard.press('Enter');
  const tile = tileOf(page, name ?? '');
  await expect(tile).toBeFocused();
  await expect(tile).toBeInViewport();
  // The sticky bar at the top must not cover the tile.
  const isCovered = () =>
    tile.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there === null || !(link.contains(there) || there.contains(link));
    });
  await expect.poll(isCovered).toBe(false);
});
