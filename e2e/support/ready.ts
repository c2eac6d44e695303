import type { Page } from '@playwright/test';
import { PERSON } from './journey.ts';
import { open, openElsewhere } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';

export interface Choice {
  readonly shopId: string;
  readonly valueInCent: number;
  readonly delivery?: 'EMAIL' | 'LINK' | 'PDF' | 'ZIP';
}

/** All inputs before the check page. A site ignores what it does not ask for. */
export const TYPED = {
  salutation: '',
  firstName: PERSON.firstName,
  lastName: PERSON.lastName,
  email: PERSON.email,
  repeatEmail: PERSON.email,
  useDataConfirmation: true,
};

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
): Promise<void> {
  await openWith(page, '/basket/check', sandbox, voucher, {
    'customerDraft.v1': { ...TYPED, delivery: 'EMAIL' },
    'basket.v1': lines,
  });
}

/** The stored values of a tab with this voucher. */
export async function tabWith(
  sandbox: Sandbox,
  voucher: SeededVoucher,
): Promise<Readonly<Record<string, unknown>>> {
  const token = await sandbox.token(voucher);
  const { exp, voucher: told } = payloadOf(token);
  const { isPrepaid, validUntil, ...rest } = told;
  return {
    'voucher.v1': {
      distribution: null,
      serialNumber: null,
      ...rest,
      validUntil: validUntil === undefined ? null : Date.parse(validUntil),
      partner: null,
    },
    'voucherToken.v1': token,
    'tokenExpiry.v1': exp * 1000,
    'isPrepaid.v1': isPrepaid,
    'lastVoucher.v1': voucher.serialNumber,
    'draftsOf.v1': { mark: voucher.serialNumber, until: null },
  };
}

/** Opens a page of the voucher's site in a tab with this voucher and further stored values. */
export async function openWith(
  page: Page,
  path: string,
  sandbox: Sandbox,
  voucher: SeededVoucher,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const kept = { ...(await tabWith(sandbox, voucher)), ...more };
  // An empty page of the origin, where the storage can be filled while no app is running.
  const ready = sandbox.addressOf(voucher.site, '/ready');
  await page.route(ready, (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await openElsewhere(page, ready);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await open(page, sandbox.addressOf(voucher.site, path));
}

interface Payload {
  readonly exp: number;
  readonly voucher: {
    readonly isPrepaid: boolean;
    readonly validUntil?: string;
    readonly [field: string]: unknown;
  };
}

function payloadOf(token: string): Payload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload;
}
