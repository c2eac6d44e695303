import type { Page, Request } from '@playwright/test';
import { putOnCheckPage } from './ready.ts';
import type { Sandbox, SeededVoucher } from './sandbox.ts';
import { wordsOf } from './words.ts';

/** What goes wrong with redeeming is shown on gb. */
export const say = wordsOf('en');

const SHOP = { id: '300269', name: 'Bowlaria' };

/** The redemptions that the page has sent. */
export function redemptionsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/v2/redeem`)) sent.push(request);
  });
  return sent;
}

/** A voucher in use on gb, everything answered, the notes ticked: one press is missing. */
export async function readyToRedeem(page: Page, start: string, sandbox: Sandbox): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher('gb');
  await putOnCheckPage(page, start, sandbox, voucher, { shopId: SHOP.id, valueInCent: 25_00 });
  await page.getByLabel(say('check.notes')).check();
  return voucher;
}

/** Not to the letter: while it is busy its name says so too. */
export function redeemButton(page: Page) {
  return page.getByRole('button', { name: say('check.redeem', { money: '£25.00', shop: SHOP.name }) });
}

export function thanks(page: Page) {
  return page.getByRole('heading', { level: 1, name: say('thankYou.title') });
}
