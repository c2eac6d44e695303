import { onward } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { turn } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('a value above the balance can be chosen: the difference is paid, or the voucher topped up', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  await sandbox.hidesShops();
  await openWith(page, '/redeem/100269/value', sandbox, await sandbox.newPrepaid('de', 3000));
  await page.getByRole('radio', { name: say('value.youPay', { money: '20,00\u00a0€' }) }).check();
  await expect(page.getByText(say('value.youPayText'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'a value above the balance');
  await page.getByRole('link', { name: say('value.topUpInstead') }).click();
  await expect(heading(page, say('charge.title'))).toBeVisible();
  await turn(page, 'back');
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByText(say('check.toPay'))).toBeVisible();
});
