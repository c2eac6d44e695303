import type { DocumentDesk } from '#application/ports/documentDesk.ts';
import type { RedeemLinkDesk } from '#application/ports/redeemLinkDesk.ts';
import type { RedemptionDesk, RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { PageRequest, ShopDesk, WallPage, WallRequest } from '#application/ports/shopDesk.ts';
import type { VariationDesk } from '#application/ports/variationDesk.ts';
import type { ResendDesk, ResendWish } from '#application/redemption/resendRedeemLink.ts';
import type { GiveawayDesk, GiveawayWish } from '#application/giveaway/findGiveaway.ts';
import type { OrderDesk, OrderQuestion } from '#application/orderStatus/askOrderStatus.ts';
import type { EmailDesk } from '#application/redemption/correctEmail.ts';
import type { CodeExchange, VoucherDesk } from '#application/voucher/enterVoucherCode.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Giveaway, GiveawayPlace, GiveawayRefusal } from '#domain/giveaway/giveaway.ts';
import type { OrderReport } from '#domain/orderStatus/order.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { StatusToken } from '#domain/redemption/statusToken.ts';
import type {
  DocumentFormat,
  DocumentIdent,
  DocumentPin,
  VoucherDocument,
} from '#domain/document/document.ts';
import type { ReceivedFile } from '#domain/document/fileCheck.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import type { Quote, Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import type { Shop, ShopDetails } from '#domain/shop/shop.ts';
import type { Variation, VariationEntry } from '#domain/site/variation.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn } from './answers.ts';

/** Opens vouchers as told. */
export function fakeVoucherDesk(told: { answers: readonly Answer<VoucherSession>[] }) {
  const asked: CodeExchange[] = [];
  return { asked, open: inTurn(asked, told.answers) } satisfies VoucherDesk & { asked: CodeExchange[] };
}

/** Shows walls whole or in parts, kinds of shop, and shops' own pages as told. Categories come at every call. */
export function fakeShopDesk(told: {
  walls?: readonly Answer<readonly Shop[]>[];
  wallPages?: readonly Answer<WallPage>[];
  /** A promise, where a test decides when they come. */
  categories?: Answer<readonly ShopCategory[]> | Promise<Answer<readonly ShopCategory[]>>;
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
  redemptions?: readonly (Answer<Redemption> | Promise<Answer<Redemption>>)[];
  found?: readonly Answer<Redemption | null>[];
}) {
  const askedQuotes: (readonly RedemptionLine[])[] = [];
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

/** Looks into redeem links, reveals and renews them, and gives their files, as told. */
export function fakeRedeemLinkDesk(told: {
  looks?: readonly Answer<SealedCode>[];
  reveals?: readonly Answer<RevealedCode>[];
  renewals?: readonly Answer<MailRequested>[];
  pdfs?: readonly Answer<ReceivedFile>[];
}) {
  const looked: RedeemLinkToken[] = [];
  const revealed: RedeemLinkToken[] = [];
  const renewed: { token: RedeemLinkToken; email: Email }[] = [];
  const fetched: RedeemLinkToken[] = [];
  const renew = inTurn(renewed, told.renewals ?? []);
  const desk: RedeemLinkDesk = {
    look: inTurn(looked, told.looks ?? []),
    reveal: inTurn(revealed, told.reveals ?? []),
    renew: (token, email) => renew({ token, email }),
    pdf: inTurn(fetched, told.pdfs ?? []),
  };
  return { ...desk, looked, revealed, renewed, fetched };
}

/** Looks at documents and gives their files as told. */
export function fakeDocumentDesk(told: {
  documents?: readonly Answer<VoucherDocument>[];
  files?: readonly Answer<ReceivedFile>[];
}) {
  const looked: DocumentIdent[] = [];
  const fetched: { ident: DocumentIdent; format: DocumentFormat; pin: DocumentPin | null }[] = [];
  const download = inTurn(fetched, told.files ?? []);
  const desk: DocumentDesk = {
    look: inTurn(looked, told.documents ?? []),
    download: (ident, format, pin) => download({ ident, format, pin }),
  };
  return { ...desk, looked, fetched };
}

/** Takes wishes for another mail, and answers as told. */
export function fakeResendDesk(told: { answers: readonly Answer<MailRequested>[] }) {
  const wished: ResendWish[] = [];
  return { wished, resend: inTurn(wished, told.answers) } satisfies ResendDesk & { wished: ResendWish[] };
}

/** Finds and hands out giveaways as told. */
export function fakeGiveawayDesk(told: {
  found?: readonly Answer<Giveaway | null>[];
  redeemed?: readonly Result<null, GiveawayRefusal>[];
}) {
  const asked: GiveawayPlace[] = [];
  const wished: { wish: GiveawayWish; key: IdempotencyKey }[] = [];
  const hand = inTurn(wished, told.redeemed ?? []);
  return {
    asked,
    wished,
    find: inTurn(asked, told.found ?? []),
    redeem: (wish, key) => hand({ wish, key }),
  } satisfies GiveawayDesk & { asked: GiveawayPlace[]; wished: unknown[] };
}

/** Corrects addresses as told. */
export function fakeEmailDesk(told: { answers?: readonly Answer<Delivery>[] }) {
  const corrected: { id: RedemptionId; token: StatusToken; email: Email }[] = [];
  const answer = inTurn(corrected, told.answers ?? []);
  return {
    corrected,
    correct: (id, token, email) => answer({ id, token, email }),
  } satisfies EmailDesk & { corrected: unknown[] };
}

/** Tells how orders stand, as told. */
export function fakeOrderDesk(told: { answers?: readonly Answer<OrderReport>[] }) {
  const asked: OrderQuestion[] = [];
  return { asked, status: inTurn(asked, told.answers ?? []) } satisfies OrderDesk & {
    asked: OrderQuestion[];
  };
}
