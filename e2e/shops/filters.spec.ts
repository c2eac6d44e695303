import { PORTION } from '#domain/shop/portion.ts';
import { headlineOf } from '../support/headline.ts';
import { wallHeading } from '../support/locators.ts';
import { open, reload, turn } from '../support/open.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { chooseByChip, expectTiles, resultLine, searchField } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const foundOf = (found: number, count: number) => say('wall.countOf', { found, count });

test.describe('on the usual wall', () => {
  test.use({ wall: 'whole' });

  test('each group narrows the wall, together they narrow it further, and the address says so', async ({
    page,
    at,
    sandbox,
  }) => {
    await open(page, at('de', '/shops'));
    const says = async (query: string) => {
      const found = (await sandbox.wall(1, query)).length;
      await expect(resultLine(page, foundOf(found, 500))).toBeVisible();
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
    await expect(page).toHaveURL(
      /\?name=a&categories=1&values=1100%2C1250%2C1500%2C2000%2C2500&redeemable=branch$/,
    );
  });
});

test('a shared address shows what its sender saw, also after a reload, and back keeps it', async ({
  page,
  at,
  sandbox,
}) => {
  const found = (await sandbox.wall(1, '?categories=13&redeemable=REDEEMABLE_ONLINE')).length;
  const line = resultLine(page, foundOf(found, SHORT_WALL));
  await open(page, at('de', '/shops?categories=13&redeemable=online'));
  await expect(line).toBeVisible();
  await reload(page);
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: headlineOf('de') })).toBeVisible();
  await turn(page, 'back');
  await expect(wallHeading(page, say)).toBeVisible();
  await expect(line).toBeVisible();
});

test('a campaign’s selection and keywords come from the address and can be taken away one by one', async ({
  page,
  at,
  sandbox,
}) => {
  const [one, other] = await sandbox.wall(1);
  const keyword = one?.keywords[0] ?? '';
  await open(
    page,
    at('de', `/?shopIds=${one?.id},${other?.id}&keywords=${encodeURIComponent(keyword)}&utm_campaign=spring`),
  );
  const active = page.getByRole('group', { name: say('wall.filter.active') });
  const tokens = active.or(page.getByRole('list', { name: say('wall.filter.active') }));
  await tokens.getByRole('button', { name: say('wall.filter.keyword', { name: keyword }) }).click();
  await expect(page).toHaveURL(/\/\?utm_campaign=spring&shopIds=/);
  await expectTiles(page, 2);
  await tokens.getByRole('button', { name: say('wall.filter.selection', { count: 2 }) }).click();
  await expect(page).toHaveURL(at('de', '/?utm_campaign=spring'));
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
});

test('clearing all filters can be undone', async ({ page, at }) => {
  await open(page, at('de', '/shops?categories=3,4&name=a'));
  await page.getByRole('button', { name: say('wall.filter.clear') }).click();
  await expect(page).toHaveURL(at('de', '/shops'));
  await page.getByRole('button', { name: say('wall.filter.undo') }).click();
  await expect(page).toHaveURL(/name=a&categories=3%2C4$/);
  await expect(searchField(page, say)).toHaveValue('a');
});

test('the bank campaigns show no category from 24 to 35', async ({ page, at }) => {
  await open(page, at('bank-one', '/shops'));
  await page
    .getByRole('group', { name: say('wall.filter.categories') })
    .first()
    .waitFor();
  await expect(page.getByRole('checkbox').nth(10)).toBeAttached();
  await expect(page.getByRole('checkbox', { name: /^Mode/ })).toBeVisible();
  for (const hidden of ['Marktplätze', 'Games & Streaming', 'Tickets & Kino']) {
    await expect(page.getByRole('checkbox', { name: hidden })).toHaveCount(0);
  }
});

test('a phone may be turned while its filters are open', async ({ page, at }) => {
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

/** One site per layout: the filter is a rail, chips or tabs, and a sheet on a phone. */
for (const site of ['at', 'de', 'restaurant'] as const) {
  const words = wordsOf('de', site);

  test(`the filter of ${site} is a sheet on a phone, and sound with what it found and with nothing`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, at(site, '/shops'));
    await page.getByRole('button', { name: words('wall.filter.open') }).click();
    const sheet = page.getByRole('dialog', { name: words('wall.filter.title') });
    await sheet.getByRole('checkbox').first().check();
    await expectSound(page, `the filter of ${site}`);
    const show = sheet.getByRole('button', { name: /anzeigen$/ });
    const [number] = ((await show.textContent()) ?? '').match(/\d+/) ?? [];
    await show.click();
    await expect(sheet).toBeHidden();
    await expectTiles(page, Number(number));
    await expect(page).toHaveURL(/categories=\d+$/);
    await expectSound(page, `the narrowed wall of ${site} on a phone`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectTiles(page, Number(number));
    await expectSound(page, `the narrowed wall of ${site}`);
    await searchField(page, words).fill('qqqqqq');
    await expect(page.getByText(words('wall.none', { name: 'qqqqqq' }))).toBeVisible();
    await expectSound(page, `nothing found on ${site}`);
  });
}
