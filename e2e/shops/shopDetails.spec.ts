import type { Locator, Page } from '@playwright/test';
import { tile } from '../support/journey.ts';
import { open, turn } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const GONE = '/shops/999999/gone';

const dialog = (page: Page) => page.getByRole('dialog');
const similar = (page: Page, words = say) =>
  page.getByRole('list', { name: words('shop.similar') }).getByRole('link');

/** One site per layout with a shop of its wall. `journey.spec.ts` checks the dialog with a voucher. */
for (const [site, shop] of [
  ['de', 'Brotzeitler'],
  ['at', 'Papierlust'],
  ['restaurant', 'Bistrot Ambroisie Bleue'],
] as const) {
  test(`the shop's dialog is sound without a voucher and for a missing shop on ${site}`, async ({
    page,
    at,
    watch,
  }) => {
    const words = wordsOf('de', site);
    watch.provokes('/api/v2/shop/999999');
    await open(page, at(site, '/shops'));
    await tile(page, shop).click();
    await expect(dialog(page).getByText(words('shop.where'))).toBeVisible();
    await expectSoundAtBothWidths(page, `a shop of ${site}`);
    await open(page, at(site, GONE));
    await expect(similar(page, words)).toHaveCount(3);
    await expectSoundAtBothWidths(page, `a missing shop of ${site}`);
  });
}

test('the focus goes to the shop’s name and back to its tile, and the wall stays narrowed', async ({
  page,
  at,
}) => {
  await open(page, at('de', '/shops?redeemable=online'));
  const link = page.getByRole('link', { name: 'Brotzeitler', exact: true });
  await link.click();
  await expect(dialog(page).getByRole('heading', { name: 'Brotzeitler' })).toBeFocused();
  await expect(page).toHaveTitle(/^Brotzeitler – /);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(at('de', '/shops?redeemable=online'));
  await expect(link).toBeFocused();
});

test('a similar shop takes the place of the missing one: back leads to where one came from', async ({
  page,
  at,
  watch,
}) => {
  watch.provokes('/api/v2/shop/999999');
  await open(page, at('de', '/shops'));
  await open(page, at('de', `${GONE}?redeemable=online`));
  const name = (await similar(page).first().textContent()) ?? '';
  await similar(page).first().click();
  await expect(dialog(page).getByRole('heading', { name })).toBeFocused();
  await expect(page).toHaveURL(/\/shops\/\d+\/[\w-]+\?redeemable=online$/);
  await turn(page, 'back');
  await expect(page).toHaveURL(at('de', '/shops'));
});

test('a missing shop that was opened by its address leads to all shops, narrowed as before', async ({
  page,
  at,
  watch,
}) => {
  watch.provokes('/api/v2/shop/999999');
  await open(page, at('de', `${GONE}?redeemable=online`));
  await dialog(page)
    .getByRole('button', { name: say('shop.all') })
    .click();
  await expect(page).toHaveURL(at('de', '/shops?redeemable=online'));
});

test('a shop that refuses the card says so and offers others', async ({ page, at, sandbox, watch }) => {
  watch.provokes('/api/v2/shop/100115');
  await sandbox.breaks({ path: '/v2/shop/100115', status: 409, code: 'SHPx2' });
  await open(page, at('de', '/shops/100115/brotzeitler'));
  await expect(dialog(page).getByText(say('problem.shop-refuses-card.title'))).toBeVisible();
  await expect(similar(page)).toHaveCount(3);
});

test('the way to the shop’s own site opens apart and tells it nothing', async ({ page, at }) => {
  await open(page, at('de', '/shops/100115/brotzeitler'));
  const link = dialog(page).getByRole('link', { name: say('shop.leaves') });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
});

/** Offers seven amounts up to the balance. */
const SEVEN_AMOUNTS = '/shops/100003/medivita';

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`at ${width} × ${height} the suggested amount is clear of the buttons, and the facts follow the amounts`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, SEVEN_AMOUNTS, sandbox, await sandbox.newVoucher('de'));
    const radios = dialog(page).getByRole('radio');
    await expect(radios).toHaveCount(7);
    await expect(radios.last()).toBeChecked();
    const card = dialog(page).locator('label', { has: page.locator(':checked') });
    const title = dialog(page).getByRole('heading', { name: 'Medivita' });
    const buttons = dialog(page).getByRole('button', { name: /50,00/ });
    const bottom = async (thing: Locator) => {
      const { y = 0, height: tall = 0 } = (await thing.boundingBox()) ?? {};
      return y + tall;
    };
    await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(await bottom(title));
    expect(await bottom(card)).toBeLessThan((await buttons.boundingBox())?.y ?? 0);
    const facts = dialog(page).getByText(say('shop.byMail'));
    expect((await facts.boundingBox())?.y).toBeGreaterThan(await bottom(card));
  });
}
