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
  const voucher = await sandbox.newVoucher('bank-one', 5_000);
  await openWith(page, at('bank-one', '/redeem/100115/value'), sandbox, voucher);
  await expect(page.getByText(say('value.whole', { money: '50,00 €', shop: 'Brotzeitler' }))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectSound(page, 'the whole balance');
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await button(page, say('check.redeem', { money: '50,00 €', shop: 'Brotzeitler' })).click();
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  await expect(page.getByRole('link', { name: wordsOf('de', 'bank-one')('thankYou.another') })).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ remainingBalanceInCent: 0 }]);
});

test('a shop that does not sell the whole balance is marked on the wall of a bank, and offers no way to redeem', async ({
  page,
  at,
  sandbox,
}) => {
  const money = '50,00 €';
  const reward = wordsOf('de', 'bank-one');
  const voucher = await sandbox.newVoucher('bank-one', 5_000);
  await openWith(page, at('bank-one', '/shops?name=apothella'), sandbox, voucher);
  const marked = page.getByRole('region', { name: reward('wall.notWhole', { money }) });
  await expect(marked).toContainText(reward('wall.notWholeText'));
  await expectSound(page, 'a shop that does not sell the whole balance');
  await marked.getByRole('link', { name: 'Apothella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apothella' });
  await expect(dialog.getByText(reward('value.notWhole', { money, shop: 'Apothella' }))).toBeVisible();
  await expect(dialog.getByRole('button', { name: /50,00/ })).toHaveCount(0);
  await expectSound(page, 'the dialog of a shop that does not sell the whole balance');
  await button(dialog, reward('value.otherShop')).click();
  await expect(dialog).toHaveCount(0);
});
