import * as z from 'zod/mini';
import type { OpenPress } from '#domain/orders/openPress.ts';
import { ORDER_NAMES, type OrderName } from '#domain/orders/orderSteps.ts';
import type { MoneyNews } from '#domain/voucher/moneyNews.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import type { Schemas } from './browserKept.ts';
import { branded, cents, currency, filled, instant, oneOf } from './storedShapes.ts';

const name = z.string().check(z.refine((text) => text.length <= 100));
const positive = z.custom<number>((value) => typeof value === 'number' && value > 0);

/** What the first screen reads and writes. */
export const FIRST_KEPT = {
  voucher: z.object({
    currency,
    distribution: z.nullable(z.string()),
    balanceInCent: cents,
    categoryId: cents,
    noMarketplaces: z.boolean(),
    serialNumber: z.nullable(z.string()),
    validUntil: z.nullable(positive),
    partner: z.nullable(z.string()),
    firstEnd: z.optional(positive),
  }),
  voucherToken: branded<VoucherToken>(),
  tokenExpiry: positive,
  isPrepaid: z.boolean(),
  balanceAfter: z.object({ amountInCent: cents, currency }),
  redeemedFrom: z.string(),
  draftOwner: z.string(),
  lastVoucher: z.string(),
  addressee: z.string(),
  usedAt: positive,
  emptySince: positive,
  removals: z.array(z.object({ of: z.nullable(z.string()), at: positive })),
  moneySeen: instant,
  moneyNews: z.array(
    z.object({ of: filled, at: instant, what: oneOf<MoneyNews['what']>(['spent', 'charged']) }),
  ),
  openPresses: z.array(
    z.object({
      of: z.array(filled),
      kind: oneOf<OrderName>(ORDER_NAMES),
      id: filled,
      at: instant,
      standing: oneOf<OpenPress['standing']>(['sent', 'known', 'missed']),
    }),
  ),
  pressedHere: z.array(filled),
  codeWait: z.object({ refusals: cents, until: instant }),
  language: name,
  payback: z.boolean(),
  category: name,
  variation: name,
} satisfies Schemas<
  | 'addressee'
  | 'balanceAfter'
  | 'category'
  | 'codeWait'
  | 'draftOwner'
  | 'emptySince'
  | 'isPrepaid'
  | 'language'
  | 'lastVoucher'
  | 'moneyNews'
  | 'moneySeen'
  | 'openPresses'
  | 'payback'
  | 'pressedHere'
  | 'redeemedFrom'
  | 'removals'
  | 'tokenExpiry'
  | 'usedAt'
  | 'variation'
  | 'voucher'
  | 'voucherToken'
>;
