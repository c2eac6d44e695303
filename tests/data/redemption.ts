import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { IdempotencyKey, Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import { aCustomer } from './customer.ts';
import { tomorrow } from './moments.ts';

export const aRedemptionId = 'c0ffee00-0000-4000-8000-000000000001' as RedemptionId;
export const anIdempotencyKey = 'c0ffee00-0000-4000-8000-000000000002' as IdempotencyKey;

/** The address's last part of a redeem link: long enough that nobody guesses it. */
export const aLinkToken = `rl-${'0123456789abcdefABCDEF-_'.repeat(2)}`;

/** 25 of 50 euros are redeemed, 25 stay. */
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

export function anOrder(about: Partial<RedemptionOrder> = {}): RedemptionOrder {
  return {
    quoteId: aRedemptionId,
    customer: aCustomer(),
    campaign: null,
    isPaybackCustomer: false,
    startingPoint: { source: '/', campaignName: '' },
    valueInCent: 25_00,
    notesRead: true,
    ...about,
  };
}

export function aRedemption(about: Partial<Redemption> = {}): Redemption {
  return {
    id: aRedemptionId,
    orderNumber: 'R-1001',
    status: 'COMPLETED',
    items: [{ shopId: 'shop-1', shopName: 'Bücherwurm', valueInCent: 25_00 }],
    remainingBalanceInCent: 25_00,
    redeemLinkToken: null,
    promisedBy: null,
    ...about,
  };
}

export function aSealedCode(about: Partial<SealedCode> = {}): SealedCode {
  return {
    shop: { name: 'Bücherwurm', logo: null, link: null },
    valueInCent: 25_00,
    currency: 'EUR',
    state: 'READY',
    validUntil: null,
    ...about,
  };
}

export function aRevealedCode(): RevealedCode {
  return {
    codes: [{ kind: 'code', code: 'SHOP-CODE-1', pin: null, url: null, validUntil: null }],
    instructions: ['Enter it at the till.'],
  };
}
