import type { RedeemLinkDesk } from '#application/ports/redeemLinkDesk.ts';
import type { QuoteRequest, RedemptionDesk, RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { PageRequest, ShopDesk, WallPage, WallRequest } from '#application/ports/shopDesk.ts';
import type { VariationDesk } from '#application/ports/variationDesk.ts';
import type { ResendAnswer, ResendDesk, ResendWish } from '#application/redemption/resendRedeemLink.ts';
import type { CodeEntered, VoucherDesk } from '#application/voucher/enterVoucherCode.ts';
import { done } from '#domain/core/result.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { IdempotencyKey, Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn } from './answers.ts';

/** Opens vouchers as told. */
export function fakeVoucherDesk(told: { answers: readonly Answer<VoucherSession>[] }) {
  const asked: CodeEntered[] = [];
  return { asked, open: inTurn(asked, told.answers) } satisfies VoucherDesk & { asked: CodeEntered[] };
}

/** Shows walls whole or in parts, kinds of shop, and shops' own pages as told. Categories come at every call. */
export function fakeShopDesk(told: {
  walls?: readonly Answer<readonly Shop[]>[];
  wallPages?: readonly Answer<WallPage>[];
  categories?: Answer<readonly ShopCategory[]>;
  pages?: readonly Answer<ShopDetails>[];
}) {
  const askedWalls: WallRequest[] = [];
  const askedWallPages: (WallRequest & PageRequest)[] = [];
  const askedCategories: number[] = [];
  const askedPages: string[] = [];
  const wallPage = inTurn(askedWallPages, told.wallPages ?? []);
  const desk: ShopDesk = {
    wall: inTurn(askedWalls, told.walls ?? []),
    wallPage: (request, page) => wallPage({ ...request, ...page }),
    categories: async (voucherCategory) => {
      askedCategories.push(voucherCategory);
      return told.categories ?? done([]);
    },
    details: inTurn(askedPages, told.pages ?? []),
  };
  return { ...desk, askedWalls, askedWallPages, askedCategories, askedPages };
}

/** Lists and finds variations as told, the same at every call. */
export function fakeVariationDesk(told: {
  list?: Answer<readonly VariationEntry[]>;
  found?: Answer<Variation | null>;
}) {
  const askedLists: string[] = [];
  const askedNames: string[] = [];
  const desk: VariationDesk = {
    list: async (configKey) => {
      askedLists.push(configKey);
      return told.list ?? done([]);
    },
    find: async (configKey, urlName) => {
      askedNames.push(`${configKey} ${urlName}`);
      return told.found ?? done(null);
    },
  };
  return { ...desk, askedLists, askedNames };
}

/** Counts, places and finds redemptions as told. */
export function fakeRedemptionDesk(told: {
  quotes?: readonly Answer<Quote>[];
  redemptions?: readonly Answer<Redemption>[];
  found?: readonly Answer<Redemption | null>[];
}) {
  const askedQuotes: QuoteRequest[] = [];
  const placed: { order: RedemptionOrder; key: IdempotencyKey }[] = [];
  const looked: RedemptionId[] = [];
  const place = inTurn(placed, told.redemptions ?? []);
  const find = inTurn(looked, told.found ?? []);
  const desk: RedemptionDesk = {
    quote: inTurn(askedQuotes, told.quotes ?? []),
    redeem: (order, key) => place({ order, key }),
    find: (id) => find(id),
  };
  return { ...desk, askedQuotes, placed, looked };
}

/** Looks into redeem links, and reveals them, as told. */
export function fakeRedeemLinkDesk(told: {
  looks?: readonly Answer<SealedCode>[];
  reveals?: readonly Answer<RevealedCode>[];
}) {
  const looked: RedeemLinkToken[] = [];
  const revealed: RedeemLinkToken[] = [];
  return {
    looked,
    revealed,
    look: inTurn(looked, told.looks ?? []),
    reveal: inTurn(revealed, told.reveals ?? []),
  } satisfies RedeemLinkDesk & { looked: RedeemLinkToken[]; revealed: RedeemLinkToken[] };
}

/** Takes wishes for another mail, and answers as told. */
export function fakeResendDesk(told: { answers: readonly Answer<ResendAnswer>[] }) {
  const wished: ResendWish[] = [];
  return { wished, resend: inTurn(wished, told.answers) } satisfies ResendDesk & { wished: ResendWish[] };
}
