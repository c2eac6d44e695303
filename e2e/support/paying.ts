import { expect, type Page } from '@playwright/test';
import { button, heading } from './locators.ts';
import { open } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import type { Key, Say } from './words.ts';

/** Button labels of the sandbox's payment page. */
export const DECISIONS = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  late: 'Approve, answer late',
  lose: 'Approve, lose the answer',
  'decline-late': 'Decline late',
} as const;

export type Decision = keyof typeof DECISIONS;

/** Titles of the pages that say why nothing was paid. */
export const REFUSED = {
  decline: 'problem.payment-failed.title',
  cancel: 'problem.payment-cancelled.title',
} as const satisfies Partial<Record<Decision, Key>>;

/** From the serial number to the payment page. */
export async function goToCheckout(
  page: Page,
  sandbox: Sandbox,
  say: Say,
  voucher: SeededVoucher,
  amount: RegExp = /\b25\b/,
): Promise<void> {
  await open(page, sandbox.addressOf(voucher.site, '/prepaid'));
  await page.getByLabel(say('charge.serial')).fill(voucher.serialNumber);
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: amount }).check();
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('charge.payTitle'))).toBeVisible();
}

/** A voucher of 40 on the payment page of a top-up. */
export async function beginTopUp(
  page: Page,
  sandbox: Sandbox,
  say: Say,
  { site = 'de', amount }: { site?: string; amount?: RegExp } = {},
): Promise<SeededVoucher> {
  const voucher = await sandbox.newPrepaid(site);
  await goToCheckout(page, sandbox, say, voucher, amount);
  return voucher;
}

/** Every payment method needs the consent to immediate delivery. */
async function agree(page: Page, say: Say, consent: Consent): Promise<void> {
  await page.getByRole('checkbox', { name: say(consent) }).check();
}

/** The consent's text, by what is paid. */
type Consent = 'charge.consent' | 'order.consent' | 'pay.consent';

export async function payByWallet(page: Page, say: Say, consent: Consent = 'charge.consent'): Promise<void> {
  await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
  await agree(page, say, consent);
  await page.getByRole('button', { name: 'Pay with the mock wallet' }).click();
}

/** Pays with a card of this kind. */
export async function payByCard(
  page: Page,
  say: Say,
  card: RegExp,
  consent: Consent = 'charge.consent',
): Promise<void> {
  const ways = page.getByRole('radio', { name: say('paid.provider.card') });
  await ways.check();
  await page.getByRole('radio', { name: card }).check();
  await agree(page, say, consent);
  await page.locator('form').getByRole('button', { name: /\d/ }).click();
}

/** Decides on the sandbox's page, which leads back to the site. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await button(page, DECISIONS[decision]).click();
}
