import { PORTION } from '#domain/shop/portion.ts';
import { open } from '../support/open.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { chooseByChip, expectTiles, resultLine, searchField } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test.describe('on the usual wall', () => {
  test.use({ wall: 'whole' });

  test('each filter group narrows the wall further and appears in the address, and clearing all can be undone', async ({
    page,
    at,
    sandbox,
  }) => {
    await open(page, at('de', '/shops'));
    const says = async (query: string) => {
      const found = (await sandbox.wall(1, query)).length;
      await expect(resultLine(page, say('wall.countOf', { found, count: 500 }))).toBeVisible();
      await expectTiles(page, Math.min(found, PORTION));
    };
    await chooseByChip(page, say('wall.filter.categories'), 'Mode');
    await says('?categories=1');
    await chooseByChip(page, say('wall.filter.redeemable'), say('wall.filter.branch'));
    await says('?categories=1&redeemable=REDEEMABLE_BRANCH');
    await chooseByChip(page, say('wall.filter.valueLevels'), '11–25');
    const levels = '1100,1250,1500,2000,2500';
    await says(`?categories=1&redeemable=REDEEMABLE_BRANCH&voucherValue=${levels}`);
    await searchField(page, say).fill('a');
    await says(`?categories=1&redeemable=REDEEMABLE_BRANCH&voucherValue=${levels}&name=a`);
    const narrowed = /\?name=a&categories=1&values=1100%2C1250%2C1500%2C2000%2C2500&redeemable=branch$/;
    await expect(page).toHaveURL(narrowed);
    await expectSound(page, 'a wall narrowed by chips');

    await page.getByRole('button', { name: say('wall.filter.clear') }).click();
    await expect(page).toHaveURL(at('de', '/shops'));
    await page.getByRole('button', { name: say('wall.filter.undo') }).click();
    await expect(page).toHaveURL(narrowed);
    await expect(searchField(page, say)).toHaveValue('a');
  });
});

test('a phone can be turned while its filter sheet is open', async ({ page, at }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('de', '/shops'));
  await page.getByRole('button', { name: say('wall.filter.open') }).click();
  const sheet = page.getByRole('dialog', { name: say('wall.filter.title') });
  await page.setViewportSize({ width: 844, height: 390 });
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: say('common.close'), exact: true }).click();
  await expect(sheet).toBeHidden();
  // The button that opened the sheet is hidden at this width, so the focus moves to the shops.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await searchField(page, say).fill('a'); // the page is usable again
  await expect(page).toHaveURL(/name=a/);
});

test('the filter sheet on a phone passes all checks, and so do its results and an empty result', async ({
  page,
  at,
}) => {
  const words = wordsOf('de', 'at');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('at', '/shops'));
  await page.getByRole('button', { name: words('wall.filter.open') }).click();
  const sheet = page.getByRole('dialog', { name: words('wall.filter.title') });
  // The amount first: it is what a voucher decides.
  await expect(sheet.getByRole('group').first()).toHaveAccessibleName(words('wall.filter.valueLevels'));
  const kinds = sheet.getByRole('group', { name: words('wall.filter.categories') });
  await kinds.getByRole('checkbox').first().check();
  await expectSound(page, 'the filter');
  const show = sheet.getByRole('button', { name: /anzeigen$/ });
  const [number] = ((await show.textContent()) ?? '').match(/\d+/) ?? [];
  await show.click();
  await expect(sheet).toBeHidden();
  await expectTiles(page, Number(number));
  await expect(page).toHaveURL(/categories=\d+$/);
  await expectSound(page, 'the narrowed wall on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectTiles(page, Number(number));
  await expectSound(page, 'the narrowed wall with a rail');
  await searchField(page, words).fill('qqqqqq');
  await expect(page.getByText(words('wall.none', { name: 'qqqqqq' }))).toBeVisible();
  await expectSound(page, 'nothing found');
});

test('the category tabs of the restaurant layout narrow the wall, which passes all checks', async ({
  page,
  at,
  sandbox,
}) => {
  const words = wordsOf('de', 'restaurant');
  await open(page, at('restaurant', '/shops'));
  await page
    .getByRole('navigation', { name: words('wall.filter.categories'), exact: true })
    .getByRole('link', { name: 'Französisch', exact: true })
    .click();
  await expect(page).toHaveURL(/\?categories=43$/);
  await expectTiles(page, (await sandbox.wall(36, '?categories=43')).length);
  await expectSoundAtBothWidths(page, 'the narrowed wall with tabs');
});
