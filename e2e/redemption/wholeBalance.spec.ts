import { goToCheck } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { openWith } from '../support/ready.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('the whole balance goes to one shop on the site of a bank, and nothing is left', async ({
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
