import type { DocumentApi } from '#application/ports/documentApi.ts';
import type { RedeemLinkApi } from '#application/ports/redeemLinkApi.ts';
import type { RedemptionApi, RedemptionOrder } from '#application/ports/redemptionApi.ts';
import type { PageRequest, ShopApi, WallPage, WallRequest } from '#application/ports/shopApi.ts';
import type { VariationApi } from '#application/ports/variationApi.ts';
import type { ResendRequest } from '#domain/redemption/mailRequest.ts';
import type { GiveawayRequest } from '#domain/giveaway/giveaway.ts';
import type { OrderQuestion } from '#domain/orderStatus/order.ts';
import type { EmailApi } from '#application/redemption/correctEmail.ts';
import type { CodeExchange, VoucherApi } from '#application/voucher/enterVoucherCode.ts';
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

export function fakeVoucherApi(told: {
  /** A promise lets the test decide when the code is accepted. */
  answers: readonly (Answer<VoucherSession> | Promise<Answer<VoucherSession>>)[];
}) {
  const asked: CodeExchange[] = [];
  return { asked, open: inTurn(asked, told.answers) } satisfies VoucherApi & { asked: CodeExchange[] };
}

/** Categories are the same for every call. */
export function fakeShopApi(told: {
  walls?: readonly (Answer<readonly Shop[]> | Promise<Answer<readonly Shop[]>>)[];
  wallPages?: readonly Answer<WallPage>[];
  /** A promise lets the test decide when they arrive. */
  categories?: Answer<readonly ShopCategory[]> | Promise<Answer<readonly ShopCategory[]>>;
  pages?: readonly Answer<ShopDetails>[];
}) {
  const askedWalls: WallRequest[] = [];
  const askedWallPages: (WallRequest & PageRequest)[] = [];
  const askedCategories: number[] = [];
  const askedPages: string[] = [];
  const wallPage = inTurn(askedWallPages, told.wallPages ?? []);
  const api: ShopApi = {
    wall: inTurn(askedWalls, told.walls ?? []),
    wallPage: (request, page) => wallPage({ ...request, ...page }),
    categories: async (voucherCategory) => {
      askedCategories.push(voucherCategory);
      return told.categories ?? done([]);
    },
    details: inTurn(askedPages, told.pages ?? []),
  };
  return { ...api, askedWalls, askedWallPages, askedCategories, askedPages };
}

/** The same answers for every call. */
export function fakeVariationApi(told: {
  list?: Answer<readonly VariationEntry[]>;
  found?: Answer<Variation | null>;
}) {
  const askedLists: string[] = [];
  const askedNames: string[] = [];
  const api: VariationApi = {
    list: async (configKey) => {
      askedLists.push(configKey);
      return told.list ?? done([]);
    },
    find: async (configKey, urlName) => {
      askedNames.push(`${configKey} ${urlName}`);
      return told.found ?? done(null);
    },
  };
  return { ...api, askedLists, askedNames };
}

export function fakeRedemptionApi(told: {
  quotes?: readonly (Answer<Quote> | Promise<Answer<Quote>>)[];
  redemptions?: readonly (Answer<Redemption> | Promise<Answer<Redemption>>)[];
  found?: readonly Answer<Redemption | null>[];
}) {
  const askedQuotes: (readonly RedemptionLine[])[] = [];
  const placed: { order: RedemptionOrder; key: IdempotencyKey }[] = [];
  const looked: RedemptionId[] = [];
  const place = inTurn(placed, told.redemptions ?? []);
  const find = inTurn(looked, told.found ?? []);
  const api: RedemptionApi = {
    quote: inTurn(askedQuotes, told.quotes ?? []),
    redeem: (order, key) => place({ order, key }),
    find: (id) => find(id),
  };
  return { ...api, askedQuotes, placed, looked };
}

export function fakeRedeemLinkApi(told: {
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
  const api: RedeemLinkApi = {
    look: inTurn(looked, told.looks ?? []),
    reveal: inTurn(revealed, told.reveals ?? []),
    renew: (token, email) => renew({ token, email }),
    pdf: inTurn(fetched, told.pdfs ?? []),
  };
  return { ...api, looked, revealed, renewed, fetched };
}

export function fakeDocumentApi(told: {
  documents?: readonly Answer<VoucherDocument>[];
  files?: readonly Answer<ReceivedFile>[];
}) {
  const looked: DocumentIdent[] = [];
  const fetched: { ident: DocumentIdent; format: DocumentFormat; pin: DocumentPin | null }[] = [];
  const download = inTurn(fetched, told.files ?? []);
  const api: DocumentApi = {
    look: inTurn(looked, told.documents ?? []),
    download: (ident, format, pin) => download({ ident, format, pin }),
  };
  return { ...api, looked, fetched };
}

export function fakeResendApi(told: { answers: readonly Answer<MailRequested>[] }) {
  const wished: ResendRequest[] = [];
  return { wished, resend: inTurn(wished, told.answers) };
}

export function fakeGiveawayApi(told: {
  found?: readonly Answer<Giveaway | null>[];
  redeemed?: readonly Result<null, GiveawayRefusal>[];
}) {
  const asked: GiveawayPlace[] = [];
  const wished: { wish: GiveawayRequest; key: IdempotencyKey }[] = [];
  const hand = inTurn(wished, told.redeemed ?? []);
  return {
    asked,
    wished,
    find: inTurn(asked, told.found ?? []),
    redeem: (wish: GiveawayRequest, key: IdempotencyKey) => hand({ wish, key }),
  };
}

export function fakeEmailApi(told: { answers?: readonly Answer<Delivery>[] }) {
  const corrected: { id: RedemptionId; token: StatusToken; email: Email }[] = [];
  const answer = inTurn(corrected, told.answers ?? []);
  return {
    corrected,
    correct: (id, token, email) => answer({ id, token, email }),
  } satisfies EmailApi & { corrected: unknown[] };
}

export function fakeOrderApi(told: { answers?: readonly Answer<OrderReport>[] }) {
  const asked: OrderQuestion[] = [];
  return { asked, status: inTurn(asked, told.answers ?? []) };
}
