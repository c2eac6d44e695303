import { expect, type Page } from '@playwright/test';
import { CAPTCHA, PERSON } from './journey.ts';
import { type Choice, putOnCheckPage } from './ready.ts';
import type { Sandbox, SeededVoucher } from './sandbox.ts';
import type { Say } from './words.ts';

interface Wish extends Choice {
  /** A site's start address. */
  readonly start: string;
  readonly site: string;
  readonly say: Say;
  readonly balanceInCent?: number;
}

/** The check page with its tick: one press is missing. */
export async function readyAt(page: Page, sandbox: Sandbox, wish: Wish): Promise<SeededVoucher> {
  const { start, site, say, balanceInCent } = wish;
  const voucher = await sandbox.newVoucher(site, balanceInCent);
  await putOnCheckPage(page, start, sandbox, voucher, wish);
  await page.getByLabel(say('check.notes')).check();
  return voucher;
}

/** Redeems, and waits for the thank-you page. */
export async function redeemAt(page: Page, sandbox: Sandbox, wish: Wish): Promise<SeededVoucher> {
  const voucher = await readyAt(page, sandbox, wish);
  await pressRedeem(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByText(new RegExp(`^${wish.say('thankYou.order')} \\d+$`))).toBeVisible();
  return voucher;
}

/** The one press that moves value. */
export async function pressRedeem(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}

/** Opens what the thank-you page folds away behind this line. */
export async function unfold(page: Page, summary: string): Promise<void> {
  await page.locator('summary', { hasText: summary }).click();
}

/** Asks how an order stands. */
export async function askForOrder(
  page: Page,
  say: Say,
  { orderNumber, email = PERSON.email }: { orderNumber: string; email?: string },
): Promise<void> {
  await page.getByLabel(say('orderStatus.number')).fill(orderNumber);
  await page.getByLabel(say('customer.email')).fill(email);
  await page.getByLabel(CAPTCHA).check();
  await page.getByRole('button', { name: say('orderStatus.submit'), exact: true }).click();
}
