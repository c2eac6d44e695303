import type { Locator, Page } from '@playwright/test';
import { open, turn } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const GONE = '/shops/999999/gone';

const dialog = (page: Page) => page.getByRole('dialog');
const similar = (page: Page) => page.getByRole('list', { name: say('shop.similar') }).getByRole('link');

/** `journey.spec.ts` checks the dialog with a voucher, in each layout. */
test('the dialog of a shop passes all checks, a similar shop replaces a missing one, and back leads to the wall', async ({
  page,
  at,
  watch,
}) => {
  watch.provokes('/api/v2/shop/999999');
  const wall = at('de', '/shops?redeemable=online');
  await open(page, wall);
  const link = page.getByRole('link', { name: 'Brotzeitler', exact: true });
  await link.click();
  await expect(dialog(page).getByText(say('shop.where'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'a shop');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(wall);
  await expect(link).toBeFocused();

  await open(page, at('de', `${GONE}?redeemable=online`));
  await expect(similar(page)).toHaveCount(3);
  await expectSoundAtBothWidths(page, 'a missing shop');
  const name = (await similar(page).first().textContent()) ?? '';
  await similar(page).first().click();
  await expect(dialog(page).getByRole('heading', { name })).toBeFocused();
  await expect(page).toHaveURL(/\/shops\/\d+\/[\w-]+\?redeemable=online$/);
  await turn(page, 'back');
  await expect(page).toHaveURL(wall);
});

/** Offers seven amounts up to the balance. */
const SEVEN_AMOUNTS = '/shops/100003/medivita';

test('the suggested amount is clear of the buttons at 320 × 568, and the facts follow the amounts', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openWith(page, SEVEN_AMOUNTS, sandbox, await sandbox.newVoucher('de'));
  const radios = dialog(page).getByRole('radio');
  await expect(radios).toHaveCount(7);
  await expect(radios.last()).toBeChecked();
  const card = dialog(page).locator('label', { has: page.locator(':checked') });
  const title = dialog(page).getByRole('heading', { name: 'Medivita' });
  const buttons = dialog(page).getByRole('button', { name: /50,00/ });
  const bottom = async (thing: Locator) => {
    const { y = 0, height = 0 } = (await thing.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(await bottom(title));
  expect(await bottom(card)).toBeLessThan((await buttons.boundingBox())?.y ?? 0);
  const facts = dialog(page).getByText(say('shop.byMail'));
  expect((await facts.boundingBox())?.y).toBeGreaterThan(await bottom(card));
});
