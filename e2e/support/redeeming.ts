import { expect, type Page, type Request } from '@playwright/test';
import { heading } from './locators.ts';
import { type Choice, putOnCheckPage } from './ready.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import { thanksTitle } from './thanks.ts';
import { type Say, wordsOf } from './words.ts';

/** Tests of failed redemptions run on gb. */
export const say = wordsOf('en');

const SHOP = { id: '300269', name: 'Bowlaria' };

/** Records the redemption requests from now on. */
export function redemptionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/v2/redeem`)) sent.push(request);
  });
  return sent;
}

/** Default: 25 pounds of a voucher of 50 pounds on gb. */
interface Wish extends Partial<Choice> {
  readonly site?: string;
  readonly words?: Say;
  readonly balanceInCent?: number;
}

/** A voucher in use, at the check page, ready to submit. */
export async function readyToRedeem(
  page: Page,
  sandbox: Sandbox,
  { site = 'gb', words = say, balanceInCent, ...choice }: Wish = {},
): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher(site, balanceInCent);
  await putOnCheckPage(page, sandbox, voucher, { shopId: SHOP.id, valueInCent: 25_00, ...choice });
  await page.getByLabel(words('check.notes')).check();
  return voucher;
}

/** Redeems and waits for the thank-you page. */
export async function redeem(page: Page, sandbox: Sandbox, wish: Wish = {}): Promise<SeededVoucher> {
  const voucher = await readyToRedeem(page, sandbox, wish);
  await pressRedeem(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  const { words = say } = wish;
  await expect(page.getByText(new RegExp(`^${words('thankYou.order')} \\d+$`))).toBeVisible();
  return voucher;
}

/** The submit that moves value. */
export async function pressRedeem(page: Page): Promise<void> {
  await page.locator('main form button[type="submit"]').click();
}

/** Not exact: while busy, its name says so too. */
export function redeemButton(page: Page) {
  return page.getByRole('button', { name: say('check.redeem', { money: '£25.00', shop: SHOP.name }) });
}

export function thanks(page: Page) {
  return heading(page, thanksTitle(say));
}

/** The next redemption is carried out, but its answer and its status are unavailable until `sandbox.mends`. */
export async function loseOutcome(sandbox: Sandbox): Promise<void> {
  await sandbox.breaks({ path: '/v2/redeem', method: 'POST', network: 'answer', times: 1 });
  await sandbox.breaks({ path: '/v2/redeem/*', method: 'GET', status: 500 });
}

/**
 * The page thanks, and the backend has exactly one order.
 * @param sent the recorded redemption requests
 */
export async function expectRedeemedOnce(page: Page, sandbox: Sandbox, sent?: readonly Request[]) {
  await expect(thanks(page)).toBeVisible();
  if (sent !== undefined) expect(sent).toHaveLength(1);
  expect(await sandbox.orders()).toHaveLength(1);
}
