import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { reload, settled } from '../support/open.ts';
import { DECISIONS, type Decision, decide, payByCard, payByWallet, REFUSED } from '../support/paying.ts';
import { putBasketOnCheckPage, putOnCheckPage } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

/** A value of 50.00 with a balance of 30.00. */
const SITES = {
  de: { say: wordsOf('de', 'de'), shopId: '100269', toPay: '20,00\u00a0€' },
  ch: { say: wordsOf('de-CH', 'ch'), shopId: '200225', toPay: 'CHF\u00a020.00' },
} as const;

type SiteId = keyof typeof SITES;

/** From the check page to the payment of the difference. */
async function goToPay(page: Page, site: SiteId, sandbox: Sandbox): Promise<SeededVoucher> {
  const { say, shopId, toPay } = SITES[site];
  const voucher = await sandbox.newPrepaid(site, 3000);
  await putOnCheckPage(page, sandbox, voucher, { shopId, valueInCent: 50_00 });
  await button(page, say('check.goPay', { money: toPay })).click();
  await expect(heading(page, say('pay.title'))).toBeVisible();
  return voucher;
}

async function expectRedeemed(page: Page, site: SiteId, sandbox: Sandbox, voucher: SeededVoucher) {
  const { say, toPay } = SITES[site];
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  await expect(page.getByText(toPay)).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(0);
  const lines = (await sandbox.ledger()).filter(({ serialNumber }) => serialNumber === voucher.serialNumber);
  expect(lines.map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['payment', 20_00],
    ['redemption', 20_00],
  ]);
}

test('what the voucher does not cover is paid by card, and all of it is redeemed in one order', async ({
  page,
  sandbox,
}) => {
  const { say } = SITES.ch;
  const voucher = await goToPay(page, 'ch', sandbox);
  await expectSoundAtBothWidths(page, 'paying the difference');
  await reload(page);
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await payByCard(page, say, /challenge\)/, 'pay.consent');
  await decide(page, 'approve');
  await expectRedeemed(page, 'ch', sandbox, voucher);
});

test('declined or cancelled nothing is paid and nothing redeemed; by wallet, begun with the tick, it comes to the end', async ({
  page,
  sandbox,
}) => {
  const { say } = SITES.de;
  const voucher = await goToPay(page, 'de', sandbox);
  for (const decision of ['decline', 'cancel'] as const satisfies readonly Decision[]) {
    await payByCard(page, say, /challenge\)/, 'pay.consent');
    await decide(page, decision);
    await expect(heading(page, say(REFUSED[decision]))).toBeVisible();
    expect(await sandbox.balanceOf(voucher)).toBe(30_00);
    await button(page, say('payment.payAgain')).click();
    await expect(heading(page, say('pay.title'))).toBeVisible();
  }
  await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
  await expect(page.getByText(say('payment.tickFirst'))).toBeVisible();
  await payByWallet(page, say, 'pay.consent');
  await decide(page, 'approve');
  await expectRedeemed(page, 'de', sandbox, voucher);
});

test('a basket above the balance is paid in one order, also where the answer to the payment is lost', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/payment\/finalize/);
  const { say, shopId } = SITES.de;
  const voucher = await sandbox.newPrepaid('de', 3000);
  const line = { shopId, shopName: 'Bowlaria', valueInCent: 50_00, quantity: 2 };
  await putBasketOnCheckPage(page, sandbox, voucher, [line]);
  await button(page, say('check.goPay', { money: '70,00\u00a0€' })).click();
  await expect(heading(page, say('pay.title'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'paying for a basket');
  await payByWallet(page, say, 'pay.consent');
  await decide(page, 'lose');
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(0);
  expect((await sandbox.ledger()).map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['payment', 70_00],
    ['redemption', 70_00],
  ]);
  await reload(page);
  await expect(heading(page, thanksTitle(say))).toBeVisible();
});

test('by keyboard alone, over the tick that is missing', async ({ page, sandbox }) => {
  const { say, shopId, toPay } = SITES.de;
  const voucher = await sandbox.newPrepaid('de', 3000);
  await putOnCheckPage(page, sandbox, voucher, { shopId, valueInCent: 50_00 });
  await pressOn(page, button(page, say('check.goPay', { money: toPay })), 'Enter');
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
  await expectRedeemed(page, 'de', sandbox, voucher);
});
