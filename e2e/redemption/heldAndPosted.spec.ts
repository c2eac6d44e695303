import { fillAddress, fillCustomer, goToCheck, onward, PERSON } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { openWith } from '../support/ready.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('a large redemption is on hold, and the thanks say so', async ({ page, sandbox }) => {
  await openWith(page, '/redeem/100192/value', sandbox, await sandbox.voucher('de', 'large'));
  await page.getByRole('radio', { name: /^250,00/ }).check();
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await button(page, say('check.redeem', { money: '250,00 €', shop: 'Apothella' })).click();
  await expect(heading(page, say('thankYou.title.held'))).toBeVisible();
  await expect(page.getByText(say('money.reserved'))).toBeVisible();
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toHaveCount(0);
});

test('goods come by post: the form asks where to, and the mail has no link', async ({ page, sandbox }) => {
  const shops = await sandbox.wall(1, '?shops=500');
  const shop = shops.find(({ type, voucherValues }) => {
    return type === 'physical' && voucherValues.some(({ valueInCent }) => valueInCent <= 5000);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, `/redeem/${shop?.id}/value`, sandbox, await sandbox.newVoucher('de'));
  await onward(page, say).click();
  await button(page, say('customer.go')).click();
  await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeFocused();
  await expectSound(page, 'the form with an address');
  await fillCustomer(page, say);
  await fillAddress(page, say, { streetNumber: '7 b', postalCode: '01067', phone: '+49 351 000000' });
  await button(page, say('customer.go')).click();
  await expect(page.getByText('Lindenweg 7 b')).toBeVisible();
  await expect(page.getByText('01067 Altstadt')).toBeVisible();
  await expectSound(page, 'the check page with an address');
  await page.getByLabel(say('check.notes')).check();
  await page.getByRole('main').getByRole('button').last().click();
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  const [mail] = await sandbox.outbox();
  expect(mail).toMatchObject({ to: PERSON.email, links: [] });
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toHaveCount(0);
});

test('on a bank campaign the whole balance goes to one shop, and nothing is left', async ({
  page,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('bank-one', 4_200);
  await openWith(page, at('bank-one', '/redeem/100115/value'), sandbox, voucher);
  await expect(page.getByText(say('value.whole', { money: '42,00 €', shop: 'Brotzeitler' }))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectSound(page, 'the whole balance');
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await button(page, say('check.redeem', { money: '42,00 €', shop: 'Brotzeitler' })).click();
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  await expect(page.getByRole('link', { name: wordsOf('de', 'bank-one')('thankYou.another') })).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ remainingBalanceInCent: 0 }]);
});
