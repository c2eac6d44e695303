import { tile } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { resultLine, searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

/** A pattern, a backslash, another direction, two code units, a percent sign, markup, and letters whose case changes their number. */
const ODD = '.*(\\ß😀א%<b>x</b>İ';

test('an odd name is searched literally, and a misspelt one shows the meant shop and leads back to all', async ({
  page,
  at,
}) => {
  await open(page, at('de', `/shops?name=${encodeURIComponent(ODD)}`));
  await expect(searchField(page, say)).toHaveValue(ODD);
  await expect(page.getByText(say('wall.none', { name: ODD }))).toBeVisible();

  await searchField(page, say).fill('Alpnora');
  await expect(tile(page, 'Alpinora')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await expect(
    resultLine(page, say('wall.nothing.meant', { name: 'Alpnora', meant: 'Alpinora' })),
  ).toBeVisible();
  await expectSound(page, 'a misspelt name');

  await page.getByRole('button', { name: say('wall.clear') }).click();
  await expect(searchField(page, say)).toHaveValue('');
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
});

test('shops within the balance come first, and dearer ones show the difference when mixed', async ({
  page,
  at,
  sandbox,
}) => {
  await openWith(page, at('de', '/shops'), sandbox, await sandbox.newVoucher('de', 1500));
  const dearer = page.getByRole('region', { name: say('wall.payable') });
  await expect(dearer.getByRole('listitem').nth(1)).toContainText('Zuzahlung');
  await expectSound(page, 'a wall with a voucher');
  await page.getByRole('button', { name: say('wall.fits') }).click();
  await expect(dearer).toBeHidden();
  await expect(tiles(page).filter({ hasText: 'Zuzahlung' }).nth(1)).toBeVisible();
});
