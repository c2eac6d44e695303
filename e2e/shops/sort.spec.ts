import type { Page } from '@playwright/test';
import { open, reload, turn } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

test.use({ wall: 'whole' });

const say = wordsOf('de');
const sortField = (page: Page) => page.getByRole('combobox', { name: say('wall.sort.label') });
const letter = (page: Page, name: string) =>
  page.getByRole('list', { name: say('wall.sort.letters') }).getByRole('button', { name, exact: true });
const tileOf = (page: Page, name: string) => tiles(page).getByRole('link', { name, exact: true });

test('the order from A to Z is part of the address, survives a reload, a shop and its way back', async ({
  page,
  at,
  sandbox,
}) => {
  const { compare } = new Intl.Collator('de-DE', { numeric: true, ignorePunctuation: true });
  const names = (await sandbox.wall(1)).map(({ name }) => name).sort(compare);
  const first = names[0] ?? '';
  await open(page, at('de', '/shops?categories=1'));
  await sortField(page).selectOption(say('wall.sort.name'));
  await expect(page).toHaveURL(/\/shops\?categories=1&sort=name$/);
  await open(page, at('de', '/shops?sort=name'));
  await expect(tiles(page).first().getByRole('link', { name: first })).toBeVisible();
  await reload(page);
  await expect(sortField(page)).toHaveValue('name');
  await tileOf(page, first).click();
  await expect(page.getByRole('dialog', { name: first })).toBeVisible();
  await expect(page).toHaveURL(/sort=name$/);
  await turn(page, 'back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tiles(page).first().getByRole('link', { name: first })).toBeVisible();

  await searchField(page, say).fill(first);
  await expect(page.getByText(say('wall.sort.match'))).toBeVisible();
  await expect(letter(page, 'A')).toHaveCount(0);
});

test('a letter brings its first shop into sight, with the focus, by keyboard and on a phone', async ({
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
  const covered = await tile.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there === null || !(link.contains(there) || there.contains(link));
  });
  expect(covered).toBe(false);
});
