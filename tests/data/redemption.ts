import type { RedemptionOrder } from '#application/ports/redemptionApi.ts';
import type { Recipient } from '#domain/redemption/recipient.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import type { PendingSpendingOrder } from '#domain/orders/pendingOrder.ts';
import type {
  PendingRedemption,
  Quote,
  RedeemedItem,
  Redemption,
  RedemptionId,
} from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import { aCustomer } from './customer.ts';
import { tomorrow } from './moments.ts';
import { aSession } from './voucher.ts';

export const aRedemptionId = 'c0ffee00-0000-4000-8000-000000000001' as RedemptionId;
export const anIdempotencyKey = 'c0ffee00-0000-4000-8000-000000000002' as IdempotencyKey;

export const aStatusToken = 'st-0123456789abcdefghijklmnop' as StatusToken;

/** The token of a redeem link. */
export const aLinkToken = `rl-${'0123456789abcdef-_ABCDEF'.repeat(2)}`;

/** 25 of 50 euros are redeemed. */
export function aQuote(about: Partial<Quote> = {}): Quote {
  return {
    id: aRedemptionId,
    currency: 'EUR',
    balanceInCent: 50_00,
    coveredInCent: 25_00,
    toPayInCent: 0,
    remainingInCent: 25_00,
    expiresAt: tomorrow,
    ...about,
  };
}

/** The parts that pending orders of all kinds share. */
export function aPendingSpendingOrder(about: Partial<PendingSpendingOrder> = {}): PendingSpendingOrder {
  return {
    voucher: { mark: voucherMark(aSession()), validUntil: aSession().voucher.validUntil, isPrepaid: false },
    email: aCustomer().email,
    startingPoint: { source: '/', campaignName: '' },
    fingerprint: fingerprintOf(aCustomer(), 'EMAIL', null, false),
    standing: 'sent',
    ...about,
  };
}

/** A pending order of one code with an unknown outcome. */
export function anOpenOrder(about: Partial<PendingRedemption> = {}): PendingRedemption {
  return {
    ...aPendingSpendingOrder(),
    draft: draftOfChoice({ shopId: 'shop-1', valueInCent: 25_00 }),
    quote: aQuote(),
    key: anIdempotencyKey,
    delivery: 'EMAIL',
    sentTo: null,
    payment: null,
    ...about,
  };
}

export function anOrder(about: Partial<RedemptionOrder> = {}): RedemptionOrder {
  return {
    quoteId: aRedemptionId,
    customer: aCustomer(),
    campaign: null,
    isPaybackCustomer: false,
    startingPoint: { source: '/', campaignName: '' },
    valueInCent: 25_00,
    delivery: 'EMAIL',
    notesRead: true,
    ...about,
  };
}

/** A line of 25 euros. */
export function anItem(about: Partial<RedeemedItem> = {}): RedeemedItem {
  return {
    shopId: 'shop-1',
    shopName: 'Bücherwurm',
    shopLogo: null,
    valueInCent: 25_00,
    quantity: 1,
    redeemLinkToken: null,
    delivery: null,
    ...about,
  };
}

export function aRedemption(about: Partial<Redemption> = {}): Redemption {
  return {
    id: aRedemptionId,
    orderNumber: 'R-1001',
    status: 'COMPLETED',
    currency: 'EUR',
    items: [anItem()],
    remainingBalanceInCent: 25_00,
    delivery: null,
    documentIdent: null,
    fraudPreventionIdent: null,
    holdUntil: null,
    statusToken: null,
    emailCorrectable: false,
    prepaidOrder: null,
    timeline: [],
    ...about,
  };
}

/** Goods for Ada. */
export function aRecipient(about: Partial<Recipient> = {}): Recipient {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: '',
    street: 'Birkenweg',
    streetNumber: '12a',
    additionalAddress: '',
    postalCode: '10115',
    city: 'Berlin',
    ...about,
  };
}

/** Sent to Ada, 25 euros left. */
export function aReceipt(about: Partial<Receipt> = {}): Receipt {
  return {
    redemption: aRedemption(),
    email: aCustomer().email,
    recipient: null,
    balance: { amountInCent: 25_00, currency: 'EUR' },
    voucherMark: voucherMark(aSession()),
    voucherValidUntil: null,
    voucherIsPrepaid: false,
    paid: null,
    endAmountInCent: null,
    ...about,
  };
}

export function aSealedCode(about: Partial<SealedCode> = {}): SealedCode {
  return {
    shop: { name: 'Bücherwurm', logo: null, link: null, redeemable: [] },
    valueInCent: 25_00,
    quantity: 1,
    currency: 'EUR',
    state: 'READY',
    promisedBy: null,
    validUntil: null,
    redeemId: null,
    ...about,
  };
}

export function aRevealedCode(): RevealedCode {
  return {
    codes: [{ kind: 'code', code: 'SHOP-CODE-1', pin: null, url: null, symbology: null, validUntil: null }],
    unreadable: 0,
    instructions: ['Enter it at the till.'],
  };
}
