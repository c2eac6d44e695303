import type { EarlyPage } from '#ui/session/earlyPage.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
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
  fakeVoucherApi,
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

/** Differences of the app under test from the default. */
export interface About {
  site?: Partial<Site>;
  /** Problems of the first attempts to load the site. */
  siteProblems?: readonly ProblemKind[];
  at?: Instant;
  locale?: Locale;
  /** The voucher in use. */
  session?: VoucherSession;
  codeAnswers?: Parameters<typeof fakeVoucherApi>[0]['answers'];
  questions?: readonly Answer<SecurityQuestion>[];
  shops?: Parameters<typeof fakeShopApi>[0];
  variations?: Parameters<typeof fakeVariationApi>[0];
  redemptions?: Parameters<typeof fakeRedemptionApi>[0];
  links?: Parameters<typeof fakeRedeemLinkApi>[0];
  giveaways?: Parameters<typeof fakeGiveawayApi>[0];
  corrections?: Parameters<typeof fakeEmailApi>[0]['answers'];
  orders?: Parameters<typeof fakeOrderApi>[0]['answers'];
  /** The receipt of this tab's last redemption. */
  receipt?: Receipt;
  resends?: readonly Answer<MailRequested>[];
  documents?: Parameters<typeof fakeDocumentApi>[0];
  /** Answers of the fraud check. */
  fraud?: FraudTold;
  /** Whether the device supports the wake lock. */
  staysAwake?: boolean;
  drafts?: DraftsKept & PendingStoreKept<PendingRedemption>;
  donations?: DonationsTold;
  giving?: DonationsKept & PendingStoreKept<PendingDonation>;
  /** Answers of the charge check. */
  chargeChecks?: readonly Answer<Chargeable>[];
  charging?: ChargesKept;
  /** Answers of customer service. */
  support?: readonly Answer<SupportTicket>[];
  helping?: HelpKept;
  /** Answers about the offers, in order. */
  offers?: readonly Answer<Offers>[];
  ordering?: VoucherOrdersKept;
  /** The backend's answers about payments. */
  paying?: GatewayTold<'redemption'>;
  /** Answers about the region's places, in order. */
  places?: readonly Answer<readonly Place[]>[];
  /** Answers of the place search, and faults of the map. */
  maps?: MapsTold;
  entries?: Parameters<typeof fakeThirdPartyApi>[0]['entries'];
  renewals?: Parameters<typeof fakeTokenApi>[0]['renewals'];
  partner?: Partner;
  /** The remembered shops; null without the user's permission. */
  remembered?: RememberedShops | null;
  /** The last end amount on this device, in minor units. */
  lastEndAmount?: number;
  sites?: readonly SiteEntry[];
  /** The code passed on from another of our sites. */
  arrivingCode?: string;
  /** What the user did on the early page. */
  early?: EarlyPage;
  /** The texts of this language fail to load. */
  textsMissing?: Language;
  /** The areas' chunks fail to load. */
  areasMissing?: boolean;
  /** Each area comes when its route or a view asks for it; by default all are there before the test. */
  areasComeLater?: boolean;
  storageLasts?: boolean;
}
