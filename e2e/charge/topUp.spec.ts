import type { Page } from '@playwright/test';
import { PERSON, requiredField, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, openElsewhere, reload, turn } from '../support/open.ts';
import { beginTopUp, decide, goToCheckout, payByCard, payByWallet, REFUSED } from '../support/paying.ts';
import { problemCard } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { type Say, wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');

/** A card whose bank asks. */
const card = (page: Page, words: Say) => payByCard(page, words, /challenge\)/);

/** The part of a text before its time. */
const upToItsTime = (text: string): string => text.split('@')[0] ?? text;

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a top-up during a redemption is paid once after a declined and a cancelled payment, and leads back to the filled form', async ({
  page,
  sandbox,
}) => {
  const shopId = '100269';
  const voucher = await sandbox.newPrepaid('de', 3000);
  await openWith(page, `/redeem/${shopId}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId, valueInCent: 25_00 },
  });
  await requiredField(page, say, 'customer.firstName').fill(PERSON.firstName);
  await strip(page, say)
    .getByRole('link', { name: say('topUp.short') })
    .click();
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: /\b25\b/ }).check();
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('charge.payTitle'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the checkout of a top-up');

  const expectUnpaid = async (decision: keyof typeof REFUSED) => {
    await expect(heading(page, say(REFUSED[decision]))).toBeVisible();
    await expect(page.getByText(say('money.unpaid'))).toBeVisible();
    expect(await sandbox.ledger()).toEqual([]);
    expect(await sandbox.balanceOf(voucher)).toBe(30_00);
  };
  const payAgain = async () => {
    await button(page, say('payment.payAgain')).click();
    await expect(heading(page, say('charge.payTitle'))).toBeVisible();
  };
  await card(page, say);
  await decide(page, 'decline');
  await expectUnpaid('decline');
  await expectSoundAtBothWidths(page, 'a refused payment');
  await payAgain();
  await payByWallet(page, say);
  await decide(page, 'cancel');
  await expectUnpaid('cancel');
  await payAgain();

  await payByWallet(page, say);
  await decide(page, 'approve');
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'the receipt of a top-up');
  await reload(page);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(55_00);
  const booked = await sandbox.ledger();
  expect(booked.map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
    ['payment', 25_00],
    ['charge', 25_00],
  ]);

  await page.getByRole('link', { name: say('paid.redeemNow') }).click();
  await expect(page).toHaveURL(new RegExp(`/redeem/${shopId}/details$`));
  await expect(requiredField(page, say, 'customer.firstName')).toHaveValue(PERSON.firstName);
  await expect(strip(page, say)).toContainText('55,00');
});

test('a top-up left at the provider can be paid by another way, and a slow payment is awaited and booked once', async ({
  page,
  sandbox,
}) => {
  const voucher = await beginTopUp(page, sandbox, say, { amount: /\b50\b/ });
  await reload(page);
  const approve = button(page, 'Approve');
  const payOtherwise = async () => {
    await button(page, say('payment.payOtherwise')).click();
    await expect(heading(page, say('charge.payTitle'))).toBeVisible();
  };
  await payByWallet(page, say);
  await expect(approve).toBeVisible();
  await turn(page, 'back');
  await expect(page.getByText(say('payment.unpaid'))).toBeVisible();
  await expectSound(page, 'the payment that is still open');
  await payOtherwise();
  await card(page, say);
  await expect(approve).toBeVisible();
  await turn(page, 'back');
  await expect(page.getByText(say('payment.unpaid'))).toBeVisible();
  await payOtherwise();

  await card(page, say);
  await expect(approve).toBeVisible();
  await openElsewhere(page, page.url());
  await page.getByLabel('Seconds for what is late').fill('60');
  await decide(page, 'late');
  await expect(heading(page, say('payment.checkingTitle'))).toBeVisible();
  await expect(page.getByText(upToItsTime(say('payment.unclear.reserved', { time: '@' })))).toBeVisible();
  await expectSound(page, 'a payment that is being carried out');
  await sandbox.clock(new Date(Date.now() + 60_000).toISOString());
  // The page polls automatically; the test clicks to be faster.
  await expect(async () => {
    // Without waiting: the button may go at any time.
    await button(page, say('check.findOut')).evaluateAll((buttons: HTMLElement[]) => {
      for (const again of buttons) again.click();
    });
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await sandbox.balanceOf(voucher)).toBe(90_00);
  expect(await sandbox.ledger()).toHaveLength(2);
});

test('two tabs top up the same voucher once: the second waits, and a return in a third never claims a failure', async ({
  page,
  context,
  sandbox,
}) => {
  const voucher = await sandbox.newPrepaid('de');
  const other = await context.newPage();
  for (const tab of [page, other]) await goToCheckout(tab, sandbox, say, voucher);
  await card(page, say);
  await expect(button(page, 'Approve')).toBeVisible();
  await card(other, say);
  await expect(other.getByText(say('openOrder.held.charge'))).toBeVisible();
  const [payment] = await sandbox.payments();
  const third = await context.newPage();
  await open(third, `/payment/unzer-return?reference=${payment?.reference}`);
  await expect(third.getByText(say('payment.elsewhere.awaited'))).toBeVisible();
  await expectSound(third, 'a payment of another tab');
  await decide(page, 'approve');
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
  await expect(third.getByText(say('payment.elsewhere.received'))).toBeVisible();
  await expect(problemCard(other, say, 'ordered-elsewhere')).toBeVisible();
  await expectSoundAtBothWidths(other, 'a top-up that another tab has made');
  // A wallet begins one on every checkout page; the card was asked for once.
  const byCard = (await sandbox.payments()).filter(({ provider }) => provider === 'unzer');
  expect(byCard).toHaveLength(1);
  expect(await sandbox.ledger()).toHaveLength(2);
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
});
