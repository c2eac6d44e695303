import { PERSON, fillCustomer } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { openWith } from '../support/ready.ts';
import { pressRedeem } from '../support/redeeming.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('ordered vouchers are shown and mailed with their number, and the wished top-up is filled in', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  const voucher = await sandbox.newPrepaid('de', 4000);
  const shopId = '100269';
  await openWith(page, `/redeem/${shopId}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  await page.getByLabel(say('customer.useRecharge')).check();
  const endAmount = page.getByLabel(say('recharge.amount', { currency: 'EUR' }));
  await endAmount.fill('20');
  await page.getByLabel(say('customer.orderPrepaidVouchers'), { exact: true }).check();
  await page.getByLabel(say('customer.orderPrepaidVouchersConfirmation')).check();
  await button(page, say('customer.go')).click();
  const tooLittle = say('customer.fault.end-below', { min: '30,00\u00a0€' });
  await expect(page.getByRole('link', { name: tooLittle })).toBeVisible();
  await expectSoundAtBothWidths(page, 'details with all wishes, too little to be on the voucher again');
  await endAmount.fill('50');
  await button(page, say('customer.go')).click();
  await expect(page.getByText(say('recharge.tick', { money: '50,00\u00a0€' }))).toBeVisible();
  await page.getByLabel(say('check.notes')).check();
  await pressRedeem(page);

  const order = page.getByRole('region', { name: say('thankYou.prepaid') });
  await expect(order).toContainText(say('thankYou.prepaidOrdered', { count: 3, email: PERSON.email }));
  const link = page.getByRole('link', { name: say('thankYou.topUpTo', { money: '50,00\u00a0€' }) });
  await expect(link).toBeVisible();
  await expectSoundAtBothWidths(page, 'thank-you page with vouchers ordered along and a wished top-up');
  const [, number = ''] = /(\d+)\s*$/.exec((await order.textContent()) ?? '') ?? [];
  expect(number).not.toBe('');
  const mails = await sandbox.outbox();
  expect(mails.some(({ to, text }) => to === PERSON.email && text.includes(number))).toBe(true);

  await link.click();
  await expect(page.getByLabel(say('charge.serial'))).toHaveValue(voucher.serialNumber);
  await button(page, say('charge.check')).click();
  await expect(page.getByLabel(say('charge.ownLabel', { currency: 'EUR' }))).toHaveValue('35.00');
});
