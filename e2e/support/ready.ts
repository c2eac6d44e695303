import type { Page } from '@playwright/test';
import { TYPED } from '#workshop/states/customer.ts';
import { voucherKept } from '#workshop/states/voucherKept.ts';
import { open, openElsewhere } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';

export interface Choice {
  readonly shopId: string;
  readonly valueInCent: number;
  readonly delivery?: 'EMAIL' | 'LINK' | 'PDF' | 'ZIP';
}

/** The inline icon keeps the browser from requesting one. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

/** Fills the tab's storage instead of walking the steps before the check page. Journeys walk them. */
export async function putOnCheckPage(
  page: Page,
  sandbox: Sandbox,
  voucher: SeededVoucher,
  { shopId, valueInCent, delivery = 'EMAIL' }: Choice,
): Promise<void> {
  await openWith(page, `/redeem/${shopId}/check`, sandbox, voucher, {
    'customerDraft.v1': { ...TYPED, delivery },
    'redemptionDraft.v1': { shopId, valueInCent },
  });
}

/** A line of the basket, as stored in the tab. */
interface Line {
  readonly shopId: string;
  readonly shopName: string;
  readonly valueInCent: number;
  readonly quantity: number;
}

/** Like `putOnCheckPage`, for a basket. */
export async function putBasketOnCheckPage(
  page: Page,
  sandbox: Sandbox,
  voucher: SeededVoucher,
  lines: readonly Line[],
  { delivery = 'EMAIL' }: Pick<Choice, 'delivery'> = {},
): Promise<void> {
  await openWith(page, '/basket/check', sandbox, voucher, {
    'customerDraft.v1': { ...TYPED, delivery },
    'basket.v1': lines,
  });
}

/** The stored values of a tab with this voucher. */
export async function tabWith(
  sandbox: Sandbox,
  voucher: SeededVoucher,
): Promise<Readonly<Record<string, unknown>>> {
  return voucherKept(await sandbox.token(voucher), voucher.serialNumber);
}

/** Opens a page of the voucher's site in a tab with this voucher and further stored values. */
export async function openWith(
  page: Page,
  path: string,
  sandbox: Sandbox,
  voucher: SeededVoucher,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await openTab(page, sandbox.addressOf(voucher.site, path), {
    ...(await tabWith(sandbox, voucher)),
    ...more,
  });
}

/** Opens an address in a tab that stores these values; emptied, only these. */
export async function openTab(
  page: Page,
  address: string,
  kept: Readonly<Record<string, unknown>>,
  { isEmptied = false } = {},
): Promise<void> {
  // What is stored was just typed, if there is no voucher that it was typed for.
  const items = Object.keys(kept).length > 0 ? { 'usedAt.v1': Date.now(), ...kept } : kept;
  // An empty page of the origin, where the storage can be filled while no app is running.
  const ready = new URL('/ready', address).href;
  await page.route(ready, (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await openElsewhere(page, ready);
  await page.evaluate(
    ({ all, isFirst }) => {
      if (isFirst) sessionStorage.clear();
      for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, JSON.stringify(value));
    },
    { all: items, isFirst: isEmptied },
  );
  await open(page, address);
}
