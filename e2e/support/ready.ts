import type { Page } from '@playwright/test';
import { PERSON } from './journey.ts';
import { open, openElsewhere } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';

/** What is chosen and how it comes. */
export interface Choice {
  readonly shopId: string;
  readonly valueInCent: number;
  readonly delivery?: 'EMAIL' | 'LINK' | 'PDF' | 'ZIP';
}

/** Everything that the steps before the check page ask for; what a site does not ask for it does not look at. */
export const TYPED = {
  salutation: '',
  firstName: PERSON.firstName,
  lastName: PERSON.lastName,
  email: PERSON.email,
  repeatEmail: PERSON.email,
  useDataConfirmation: true,
};

/** Without a picture for its tab, which the browser would ask for. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

/**
 * A tab as the steps leave it before the last one, without walking them: journeys walk them, a test of what comes after
 * them need not.
 */
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

/** A line of the basket, as the tab keeps it. */
interface Line {
  readonly shopId: string;
  readonly shopName: string;
  readonly valueInCent: number;
  readonly quantity: number;
}

/** As `putOnCheckPage`, for a basket. */
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

/** What a tab keeps in which this voucher was entered. */
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

/** Goes to a page of the voucher's site in a tab in which it was entered, with what else lies in the tab's storage. */
export async function openWith(
  page: Page,
  path: string,
  sandbox: Sandbox,
  voucher: SeededVoucher,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const kept = { ...(await tabWith(sandbox, voucher)), ...more };
  // An empty page of the origin: its storage can be filled, and no app of ours is at work there.
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
