import type { EarlyPage } from '#application/ports/earlyPage.ts';
import type { SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Language, Locale } from '#domain/language/locale.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { PendingDonation } from '#domain/donation/donation.ts';
import type { SupportTicket } from '#domain/help/supportRequest.ts';
import type { PendingRedemption } from '#domain/redemption/redemption.ts';
import type { MailRequested } from '#domain/redemption/mailRequest.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { ShopChoice } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RememberedShops } from '#domain/shop/rememberedShops.ts';
import type { Site, SiteEntry } from '#domain/site/site.ts';
import type { Partner } from '#domain/thirdParty/partner.ts';
import type { Place } from '#domain/region/place.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';
import type { Answer } from './answers.ts';
import type { ChargesKept } from './charge.ts';
import type { DonationsKept, DonationsTold } from './donation.ts';
import type {
  fakeDocumentApi,
  fakeEmailApi,
  fakeGiveawayApi,
  fakeOrderApi,
  fakeRedeemLinkApi,
  fakeRedemptionApi,
  fakeShopApi,
  fakeVariationApi,
} from './fakeApis.ts';
import type { MapsTold } from './region.ts';
import type { HelpKept } from './help.ts';
import type { FraudTold } from './fraud.ts';
import type { GatewayTold } from './fakeGateway.ts';
import type { PendingStoreKept } from './fakeTab.ts';
import type { fakeThirdPartyApi, fakeTokenApi } from './thirdParty.ts';
import type { VoucherOrdersKept } from './voucherOrder.ts';

interface DraftsKept {
  customer?: CustomerDraft;
  redemption?: ShopChoice;
  basket?: Basket;
}

/** What is special about the app that a view stands in. */
export interface About {
  site?: Partial<Site>;
  /** What comes instead of the site, try by try, before it comes. */
  siteProblems?: readonly ProblemKind[];
  at?: Instant;
  locale?: Locale;
  /** The voucher in use. */
  session?: VoucherSession;
  codeAnswers?: readonly Answer<VoucherSession>[];
  questions?: readonly Answer<SecurityQuestion>[];
  shops?: Parameters<typeof fakeShopApi>[0];
  variations?: Parameters<typeof fakeVariationApi>[0];
  redemptions?: Parameters<typeof fakeRedemptionApi>[0];
  links?: Parameters<typeof fakeRedeemLinkApi>[0];
  giveaways?: Parameters<typeof fakeGiveawayApi>[0];
  corrections?: Parameters<typeof fakeEmailApi>[0]['answers'];
  orders?: Parameters<typeof fakeOrderApi>[0]['answers'];
  /** What this tab's last redemption left behind. */
  receipt?: Receipt;
  resends?: readonly Answer<MailRequested>[];
  documents?: Parameters<typeof fakeDocumentApi>[0];
  /** What the check of a large redemption answers. */
  fraud?: FraudTold;
  /** Whether the device keeps its screen lit. */
  staysAwake?: boolean;
  drafts?: DraftsKept & PendingStoreKept<PendingRedemption>;
  donations?: DonationsTold;
  giving?: DonationsKept & PendingStoreKept<PendingDonation>;
  /** What the check of a serial number answers. */
  chargeChecks?: readonly Answer<Chargeable>[];
  charging?: ChargesKept;
  /** What the customer service answers. */
  support?: readonly Answer<SupportTicket>[];
  helping?: HelpKept;
  /** What can be ordered, call by call. */
  offers?: readonly Answer<Offers>[];
  ordering?: VoucherOrdersKept;
  /** How the backend meets a payment. */
  paying?: GatewayTold<'redemption'>;
  /** The places of the region, call by call. */
  places?: readonly Answer<readonly Place[]>[];
  /** How the search for places and the map behave. */
  maps?: MapsTold;
  entries?: Parameters<typeof fakeThirdPartyApi>[0]['entries'];
  renewals?: Parameters<typeof fakeTokenApi>[0]['renewals'];
  partner?: Partner;
  /** The shops that the device remembers; null if its owner has not allowed it. */
  remembered?: RememberedShops | null;
  /** What this device last wished to have on a voucher again, in minor units. */
  lastEndAmount?: number;
  sites?: readonly SiteEntry[];
  /** The code that came along from another of our sites. */
  arrivingCode?: string;
  /** What was done on the page before the app was there. */
  early?: EarlyPage;
  /** The language whose chunk does not arrive. */
  textsMissing?: Language;
  /** What areas need does not arrive. */
  areasMissing?: boolean;
  storageLasts?: boolean;
}
