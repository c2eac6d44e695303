import { expect, type Page } from '@playwright/test';
import { CAPTCHA } from './journey.ts';
import { open } from './open.ts';
import type { SeededVoucher } from './sandbox.ts';
import type { Say } from './words.ts';

/** What the holder or the provider may do on the sandbox's page of a payment, as its buttons say it. */
export const DECISIONS = {
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  late: 'Approve, answer late',
  lose: 'Approve, lose the answer',
  'decline-late': 'Decline late',
} as const;

export type Decision = keyof typeof DECISIONS;

/** From the serial number to the page that pays. `start` is a site's address. */
export async function goToCheckout(
  page: Page,
  start: string,
  say: Say,
  voucher: SeededVoucher,
  amount: RegExp,
): Promise<void> {
  await open(page, `${start}prepaid`);
  await page.getByLabel(say('charge.serial')).fill(voucher.serialNumber);
  await page.getByLabel(CAPTCHA).check();
  await page.getByRole('button', { name: say('charge.check'), exact: true }).click();
  await page.getByRole('radio', { name: amount }).check();
  await page.getByRole('button', { name: say('charge.go'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('charge.payTitle') })).toBeVisible();
}

/** Agrees to the immediate delivery, which every way to pay asks for. */
async function agree(page: Page, say: Say, consent: Consent): Promise<void> {
  await page.getByRole('checkbox', { name: say(consent) }).check();
}

/** What the payer agrees to, by what is paid for. */
type Consent = 'charge.consent' | 'order.consent';

/** Chooses the wallet and presses its button, which leads to its page. */
export async function payByWallet(page: Page, say: Say, consent: Consent = 'charge.consent'): Promise<void> {
  await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
  await agree(page, say, consent);
  await page.getByRole('button', { name: 'Pay with the mock wallet' }).click();
}

/** Chooses a card of this kind and presses the button that pays. */
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

/** Decides on the sandbox's page of a payment, and follows it back. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await page.getByRole('button', { name: DECISIONS[decision], exact: true }).click();
}
