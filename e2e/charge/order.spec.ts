import { pressOn, tabTo } from '../support/keyboard.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { fillBuyer, goToOrderPay } from '../support/ordering.ts';
import { type Decision, decide, payByCard, REFUSED } from '../support/paying.ts';
import { openWith } from '../support/ready.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a starter bundle is paid by card after a declined and a cancelled payment, mailed, and booked once', async ({
  page,
  at,
  sandbox,
}) => {
  const say = wordsOf('de-CH', 'ch');
  await open(page, at('ch', '/prepaid'));
  await expectSoundAtBothWidths(page, 'the top-up with the card of the bundle');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: say('order.title'), exact: true }).click();
  await expect(heading(page, say('order.title'))).toBeVisible();
  await page.getByRole('radio', { name: /^3|: 3 ×/ }).check();
  await fillBuyer(page, say);
  await goToOrderPay(page, say);
  await expectSoundAtBothWidths(page, 'the payment of an order');
  await reload(page);

  const pay = async (decision: Decision) => {
    await expect(heading(page, say('order.payTitle'))).toBeVisible();
    await payByCard(page, say, /challenge\)/, 'order.consent');
    await decide(page, decision);
  };
  await pay('decline');
  await expect(heading(page, say(REFUSED.decline))).toBeVisible();
  await button(page, say('payment.payAgain')).click();
  await pay('cancel');
  await expect(heading(page, say(REFUSED.cancel))).toBeVisible();
  expect(await sandbox.ledger()).toEqual([]);
  await button(page, say('payment.payAgain')).click();

  await pay('approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the receipt of an order');
  await reload(page);
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  const [mail] = await sandbox.outbox();
  expect(mail?.to).toBe('jo.weber@example.org');
  const [, ...booked] = await sandbox.ledger();
  expect(booked.map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['order', 75_00],
    ['bonus', 7_50],
  ]);
  await open(page, at('ch', '/prepaid/order'));
  await expect(page.getByRole('textbox', { name: say('customer.firstName') })).toHaveValue('');
});

test('a promotion is ordered with a part exchanged, by wallet and by keyboard alone', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  const voucher = await sandbox.voucher('de', 'prepaid');
  await openWith(page, '/prepaid/order', sandbox, voucher);
  const bundle = page.getByRole('radio').first();
  await expect(bundle).toBeChecked(); // it is preselected
  await tabTo(page, bundle);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: new RegExp(`^${say('order.promotion')}`) })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: /^25,00/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^50,00/ })).toBeChecked();
  const quantity = page.getByLabel(say('order.quantity'));
  await tabTo(page, quantity);
  await page.keyboard.press('2');
  await expect(quantity).toHaveValue('2');
  await pressOn(page, page.getByRole('checkbox', { name: /Guthaben meines Gutscheins/ }), 'Space');
  await tabTo(page, page.getByLabel(say('order.exchangeLabel', { currency: 'EUR' })));
  await page.keyboard.type('15');

  const go = button(page, say('charge.go'));
  await pressOn(page, go, 'Enter');
  await pressOn(page, page.getByRole('link', { name: say('customer.fault.firstName') }), 'Enter');
  await expect(page.getByRole('textbox', { name: say('customer.firstName') })).toBeFocused();
  await fillBuyer(page, say);
  await expectSoundAtBothWidths(page, 'an order of vouchers');
  await pressOn(page, go, 'Enter');
  await expect(heading(page, say('order.payTitle'))).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: say('order.consent') }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Pay with the mock wallet' }), 'Enter');
  await decide(page, 'approve');
  await expect(heading(page, say('ordered.title'))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(25_00);
});
