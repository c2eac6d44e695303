import type { Page } from '@playwright/test';
import { button, heading } from '../support/locators.ts';
import { open, openElsewhere, reload, turn } from '../support/open.ts';
import {
  beginTopUp,
  type Decision,
  decide,
  goToCheckout,
  payByCard,
  payByWallet,
  REFUSED,
} from '../support/paying.ts';
import { expectSound, expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { type Say, wordsOf } from '../support/words.ts';

/** The part of a text before its time. */
const upToItsTime = (text: string): string => text.split('@')[0] ?? text;

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

/** A site with its locale and one of its payment methods. */
interface Way {
  readonly site: string;
  readonly locale: string;
  readonly pay: (page: Page, say: Say) => Promise<void>;
}

const card = (page: Page, say: Say) => payByCard(page, say, /challenge\)/);

const WAYS: Readonly<Record<string, Way>> = {
  'wallet on de': { site: 'de', locale: 'de', pay: payByWallet },
  'card on ch': { site: 'ch', locale: 'de-CH', pay: card },
};

for (const [name, { site, locale, pay }] of Object.entries(WAYS)) {
  const say = wordsOf(locale, site);

  test(`${name}: declined, cancelled, then paid with everything typed still there, and told once`, async ({
    page,
    sandbox,
  }) => {
    const voucher = await beginTopUp(page, sandbox, say, { site });
    await expectSoundAtBothWidths(page, `the checkout, ${name}`);
    for (const decision of ['decline', 'cancel'] as const satisfies readonly Decision[]) {
      await pay(page, say);
      await decide(page, decision);
      await expect(heading(page, say(REFUSED[decision]))).toBeVisible();
      await expect(page.getByText(say('money.unpaid'))).toBeVisible();
      if (decision === 'decline') await expectSoundAtBothWidths(page, `the refused payment, ${name}`);
      expect(await sandbox.ledger()).toEqual([]);
      expect(await sandbox.balanceOf(voucher)).toBe(40_00);
      await page.getByRole('button', { name: say('payment.payAgain') }).click();
      await expect(heading(page, say('charge.payTitle'))).toBeVisible();
    }
    await pay(page, say);
    await decide(page, 'approve');
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    await expectSoundAtBothWidths(page, `the receipt, ${name}`);
    expect(await sandbox.balanceOf(voucher)).toBe(65_00);
    await reload(page);
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    const booked = await sandbox.ledger();
    expect(booked.map(({ kind, amountInCent }) => [kind, amountInCent])).toEqual([
      ['payment', 25_00],
      ['charge', 25_00],
    ]);
  });
}

for (const [name, pay] of [
  ['wallet', payByWallet],
  ['card', card],
] as const) {
  const say = wordsOf('de', 'de');

  test(`${name}: an answer that is lost is asked for, and reloading at any moment pays nothing twice`, async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.provokes(/charge\/finalize/);
    const voucher = await beginTopUp(page, sandbox, say, { amount: /\b50\b/ });
    await reload(page);
    await pay(page, say);
    await expect(button(page, 'Approve')).toBeVisible();
    await openElsewhere(page, page.url());
    await decide(page, 'lose');
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    expect(await sandbox.balanceOf(voucher)).toBe(90_00);
    expect(await sandbox.ledger()).toHaveLength(2);
  });

  test(`${name}: back from the provider without having paid, and paid in another way`, async ({
    page,
    sandbox,
  }) => {
    await beginTopUp(page, sandbox, say);
    await pay(page, say);
    await expect(button(page, 'Approve')).toBeVisible();
    await turn(page, 'back');
    await expect(page.getByText(say('payment.unpaid'))).toBeVisible();
    if (name === 'wallet') await expectSound(page, 'the payment that is still open');
    await page.getByRole('button', { name: say('payment.payOtherwise') }).click();
    await expect(heading(page, say('charge.payTitle'))).toBeVisible();
    await (pay === card ? payByWallet : card)(page, say);
    await decide(page, 'approve');
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    expect(await sandbox.ledger()).toHaveLength(2);
  });

  test(`${name}: returned in another tab, which never says that it failed`, async ({
    page,
    context,
    sandbox,
  }) => {
    await beginTopUp(page, sandbox, say);
    await pay(page, say);
    await expect(button(page, 'Approve')).toBeVisible();
    const [payment] = await sandbox.payments();
    const other = await context.newPage();
    const path = name === 'wallet' ? 'amazon-pay-return' : 'unzer-return';
    await open(other, `/payment/${path}?reference=${payment?.reference}&amazonCheckoutSessionId=x`);
    await expect(other.getByText(say('payment.elsewhere.awaited'))).toBeVisible();
    if (name === 'wallet') await expectSound(other, 'a payment of another tab');
    await decide(page, 'approve');
    await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
    await expect(other.getByText(say('payment.elsewhere.received'))).toBeVisible();
  });
}

test('two tabs that top the same voucher up pay once', async ({ page, context, sandbox }) => {
  const say = wordsOf('de', 'de');
  const voucher = await sandbox.newPrepaid('de');
  const other = await context.newPage();
  for (const tab of [page, other]) await goToCheckout(tab, sandbox, say, voucher);
  await payByCard(page, say, /challenge\)/);
  await payByCard(other, say, /challenge\)/);
  // The second payment cancelled the first, which was not authorised.
  await decide(other, 'approve');
  await expect(heading(other, say('charge.doneTitle'))).toBeVisible();
  await openElsewhere(page, page.url());
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(heading(page, say('problem.payment-cancelled.title'))).toBeVisible();
  expect(await sandbox.ledger()).toHaveLength(2);
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
});

test('a card whose bank asks nothing is done at once', async ({ page, sandbox }) => {
  const say = wordsOf('de', 'de');
  const voucher = await beginTopUp(page, sandbox, say);
  await payByCard(page, say, /without a challenge/);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
  expect(await sandbox.balanceOf(voucher)).toBe(65_00);
});

for (const decision of ['late', 'decline-late'] satisfies readonly Decision[]) {
  test(`a payment that takes its time is waited for: ${decision}`, async ({ page, sandbox }) => {
    const say = wordsOf('de', 'de');
    const voucher = await beginTopUp(page, sandbox, say);
    await payByCard(page, say, /challenge\)/);
    await page.getByLabel('Seconds for what is late').fill('60');
    await decide(page, decision);
    await expect(heading(page, say('payment.checkingTitle'))).toBeVisible();
    await expect(page.getByText(upToItsTime(say('payment.unclear.reserved', { time: '@' })))).toBeVisible();
    if (decision === 'late') await expectSound(page, 'a payment that is being carried out');
    await sandbox.clock(new Date(Date.now() + 60_000).toISOString());
    // The page polls automatically; the test clicks to be faster.
    await expect(async () => {
      const again = button(page, say('check.findOut'));
      if (await again.isVisible()) await again.click();
      await expect(
        heading(page, say(decision === 'late' ? 'charge.doneTitle' : 'problem.payment-failed.title')),
      ).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await sandbox.balanceOf(voucher)).toBe(decision === 'late' ? 65_00 : 40_00);
  });
}
