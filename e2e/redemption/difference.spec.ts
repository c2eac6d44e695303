import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { reload, settled } from '../support/open.ts';
import { DECISIONS, decide, payByCard, payByWallet, REFUSED } from '../support/paying.ts';
import { putBasketOnCheckPage, putOnCheckPage } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');
const SHOP = '100269';

/** Nothing is left, and the difference was paid and redeemed once. */
async function expectRedeemed(page: Page, sandbox: Sandbox, voucher: SeededVoucher, paidInCent: number) {
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(0);
  expect((await sandbox.ledger()).map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['payment', paidInCent],
    ['redemption', paidInCent],
  ]);
}

test('a declined difference pays and redeems nothing, and by wallet it makes one order even if the answer is lost', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/payment\/finalize/);
  const voucher = await sandbox.newPrepaid('de', 3000);
  const line = { shopId: SHOP, shopName: 'Bowlaria', valueInCent: 50_00, quantity: 2 };
  await putBasketOnCheckPage(page, sandbox, voucher, [line]);
  await button(page, say('check.goPay', { money: '70,00\u00a0€' })).click();
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await payByCard(page, say, /challenge\)/, 'pay.consent');
  await decide(page, 'decline');
  await expect(heading(page, say(REFUSED.decline))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(30_00);
  expect(await sandbox.ledger()).toEqual([]);
  await button(page, say('payment.payAgain')).click();
  await expect(heading(page, say('pay.title'))).toBeVisible();

  await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
  await expect(page.getByText(say('payment.tickFirst'))).toBeVisible();
  await payByWallet(page, say, 'pay.consent');
  await decide(page, 'lose');
  await expectRedeemed(page, sandbox, voucher, 70_00);
  await reload(page);
  await expect(heading(page, thanksTitle(say))).toBeVisible();
});

test('a difference is paid by keyboard alone, after a missing tick', async ({ page, sandbox }) => {
  const toPay = '20,00\u00a0€';
  const voucher = await sandbox.newPrepaid('de', 3000);
  await putOnCheckPage(page, sandbox, voucher, { shopId: SHOP, valueInCent: 50_00 });
  await pressOn(page, button(page, say('check.goPay', { money: toPay })), 'Enter');
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'paying the difference');
  await reload(page);
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await settled(page);
  await tabTo(page, page.getByRole('radio', { name: say('paid.provider.wallet') }));
  await page.keyboard.press('ArrowDown');
  const cards = page.getByRole('group', { name: 'Mock card' });
  await tabTo(page, cards.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  const pay = button(page, say('pay.pay', { money: toPay }));
  await pressOn(page, pay, 'Enter');
  await expect(
    page.getByRole('region', { name: say('customer.summary', { count: 1 }), exact: true }),
  ).toBeFocused();
  await pressOn(page, page.getByRole('link', { name: say('pay.consentFault'), exact: true }), 'Enter');
  await expect(page.getByRole('checkbox', { name: say('pay.consent') })).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(page, pay, 'Enter');
  await expect(button(page, DECISIONS.approve)).toBeVisible();
  await pressOn(page, button(page, DECISIONS.approve), 'Enter');
  await expectRedeemed(page, sandbox, voucher, 20_00);
  await expect(page.getByText(toPay)).toBeVisible();
});

test('a card payment of the difference with a lost answer shows translated texts, at once and after a reload', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/(redeem|payment)/);
  const voucher = await sandbox.newPrepaid('de', 3000);
  await putOnCheckPage(page, sandbox, voucher, { shopId: SHOP, valueInCent: 50_00 });
  await button(page, say('check.goPay', { money: '20,00\u00a0€' })).click();
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await sandbox.breaks({ path: '/v2/redeem', method: 'POST', network: 'answer', times: 1 });
  await sandbox.breaks({ path: '/v2/payment/state', status: 500 });
  await payByCard(page, say, /without a challenge/, 'pay.consent');
  for (const isAgain of [false, true]) {
    if (isAgain) await reload(page);
    await expect(heading(page, say('payment.checkingTitle'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(say('payment.checkingTitle')));
    await expect(page.getByText(say('payment.toPay'), { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\bpayment\.[a-z]/);
  }
});
