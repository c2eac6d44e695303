import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { fillBuyer, goToOrderPay } from '../support/ordering.ts';
import { decide, payByCard, payByWallet } from '../support/paying.ts';
import { openWith } from '../support/ready.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { type Say, wordsOf } from '../support/words.ts';

const amounts = async (booked: Promise<readonly { kind: string; amountInCent: number }[]>) =>
  (await booked).map(({ kind, amountInCent }) => [kind, amountInCent]);

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

/** From the top-up page to the payment of the starter bundle. */
async function orderBundle(page: Page, say: Say): Promise<void> {
  await page.getByRole('link', { name: say('order.title'), exact: true }).click();
  await expect(heading(page, say('order.title'))).toBeVisible();
  await page.getByRole('radio', { name: /^3|: 3 ×/ }).check();
  await fillBuyer(page, say);
  await goToOrderPay(page, say);
}

test('the starter bundle by card on ch: ordered, paid, mailed, and told once', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('de-CH', 'ch');
  await open(page, at('ch', '/prepaid'));
  await expectSoundAtBothWidths(page, 'the top-up with the card of the bundle');
  await page.setViewportSize({ width: 390, height: 844 });
  await orderBundle(page, say);
  await expectSoundAtBothWidths(page, 'the payment of an order');
  await reload(page);
  await payByCard(page, say, /challenge\)/, 'order.consent');
  await decide(page, 'approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the receipt of an order');
  await reload(page);
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  const [mail] = await sandbox.outbox();
  expect(mail?.to).toBe('jo.weber@example.org');
  const [, ...booked] = await amounts(sandbox.ledger());
  expect(booked).toEqual([
    ['order', 75_00],
    ['bonus', 7_50],
  ]);
});

test('a promotion with a part exchanged, by wallet on de', async ({ page, sandbox }) => {
  const say = wordsOf('de', 'de');
  const voucher = await sandbox.voucher('de', 'prepaid');
  await openWith(page, '/prepaid/order', sandbox, voucher);
  await page.getByRole('radio', { name: new RegExp(`^${say('order.promotion')}`) }).check();
  await page.getByRole('radio', { name: /^50,00/ }).check();
  await page.getByLabel(say('order.quantity')).selectOption('2');
  await page.getByRole('checkbox', { name: /Guthaben meines Gutscheins/ }).check();
  await page.getByLabel(say('order.exchangeLabel', { currency: 'EUR' })).fill('15');
  await fillBuyer(page, say);
  await expectSoundAtBothWidths(page, 'an order of vouchers');
  await goToOrderPay(page, say);
  await payByWallet(page, say, 'order.consent');
  await decide(page, 'approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(25_00);
});

test('declined or cancelled, everything typed is still there, and it is paid the second time', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  await open(page, '/prepaid');
  await orderBundle(page, say);
  await payByCard(page, say, /challenge\)/, 'order.consent');
  await decide(page, 'decline');
  await expect(heading(page, say('problem.payment-failed.title'))).toBeVisible();
  await expectSound(page, 'a declined order');
  await page.getByRole('button', { name: say('payment.payAgain') }).click();
  await expect(heading(page, say('order.payTitle'))).toBeVisible();
  await payByWallet(page, say, 'order.consent');
  await decide(page, 'cancel');
  await expect(heading(page, say('problem.payment-cancelled.title'))).toBeVisible();
  await page.getByRole('button', { name: say('payment.payAgain') }).click();
  expect(await sandbox.ledger()).toEqual([]);
  await payByCard(page, say, /challenge\)/, 'order.consent');
  await decide(page, 'approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  await open(page, '/prepaid/order');
  await expect(page.getByRole('textbox', { name: say('customer.firstName') })).toHaveValue('');
});

test('an order by keyboard alone', async ({ page, sandbox }) => {
  const say = wordsOf('de', 'de');
  await open(page, '/prepaid/order');
  const go = button(page, say('charge.go'));
  await pressOn(page, go, 'Enter');
  const fault = page.getByRole('link', { name: say('customer.fault.firstName') });
  await pressOn(page, fault, 'Enter');
  await expect(page.getByRole('textbox', { name: say('customer.firstName') })).toBeFocused();
  await expect(page.getByRole('radio').first()).toBeChecked(); // the starter bundle is preselected
  await fillBuyer(page, say);
  await pressOn(page, go, 'Enter');
  await expect(heading(page, say('order.payTitle'))).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: say('order.consent') }));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Pay with the mock wallet' }), 'Enter');
  await decide(page, 'approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  expect(await sandbox.ledger()).not.toEqual([]);
});
