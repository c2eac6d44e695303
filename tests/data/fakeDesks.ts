import type { RedeemLinkDesk } from '#application/ports/redeemLinkDesk.ts';
import type { QuoteRequest, RedemptionDesk, RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { ShopDesk, WallRequest } from '#application/ports/shopDesk.ts';
import type { CodeEntered, VoucherDesk } from '#application/voucher/enterVoucherCode.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { IdempotencyKey, Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn } from './answers.ts';

/** Opens vouchers as told. */
export function fakeVoucherDesk(told: { answers: readonly Answer<VoucherSession>[] }) {
  const asked: CodeEntered[] = [];
  return { asked, open: inTurn(asked, told.answers) } satisfies VoucherDesk & { asked: CodeEntered[] };
}

/** Shows walls and shops as told. */
export function fakeShopDesk(told: {
  walls?: readonly Answer<readonly Shop[]>[];
  pages?: readonly Answer<ShopDetails>[];
}) {
  const askedWalls: WallRequest[] = [];
  const askedPages: string[] = [];
  return {
    askedWalls,
    askedPages,
    wall: inTurn(askedWalls, told.walls ?? []),
    details: inTurn(askedPages, told.pages ?? []),
  } satisfies ShopDesk & { askedWalls: WallRequest[]; askedPages: string[] };
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
  const desk: RedemptionDesk = {
    quote: inTurn(askedQuotes, told.quotes ?? []),
    redeem: (order, key) => place({ order, key }),
    find: inTurn(looked, told.found ?? []),
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
