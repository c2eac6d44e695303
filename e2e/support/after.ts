import { expect, type Page } from '@playwright/test';
import { CAPTCHA, PERSON, enterVoucher, fillCustomer } from './journey.ts';
import { open } from './open.ts';
import type { Sandbox, SeededVoucher } from './sandbox.ts';
import type { Say } from './words.ts';

interface Wish {
  /** A site's start address. */
  readonly start: string;
  readonly site: string;
  readonly say: Say;
  readonly shopId: string;
  /** The value's radio button. */
  readonly value: RegExp;
  readonly balanceInCent?: number;
  /** The delivery's title; without one it is what the form begins with. */
  readonly delivery?: string;
}

/** Everything up to the check page with its tick: one press is missing. */
export async function readyAt(page: Page, sandbox: Sandbox, wish: Wish): Promise<SeededVoucher> {
  const { start, site, say, shopId, value, balanceInCent, delivery } = wish;
  const voucher = await sandbox.newVoucher(site, balanceInCent);
  await sandbox.hidesShops();
  await open(page, start);
  await enterVoucher(page, say, voucher);
  await open(page, `${start}redeem/${shopId}/value`);
  await page.getByRole('radio', { name: value }).check();
  await page.getByRole('button', { name: say('value.go') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('customer.title') })).toBeVisible();
  await fillCustomer(page, say);
  if (delivery !== undefined) await page.getByRole('radio', { name: delivery }).check();
  await page.getByRole('button', { name: say('customer.go') }).click();
  await page.getByLabel(say('check.notes')).check();
  await sandbox.mends();
  return voucher;
}

/** Redeems, and waits for the thank-you page. */
export async function redeemAt(page: Page, sandbox: Sandbox, wish: Wish): Promise<SeededVoucher> {
  const voucher = await readyAt(page, sandbox, wish);
  await pressRedeem(page);
  await expect(page.getByRole('heading', { level: 1, name: wish.say('thankYou.title') })).toBeVisible();
  return voucher;
}

/** The one press that moves value. */
export async function pressRedeem(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
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
  await page.getByRole('button', { name: say('orderStatus.submit') }).click();
}
