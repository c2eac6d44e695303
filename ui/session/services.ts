import { createContext, use, useEffect, useState } from 'react';
import type { DownloadDocument } from '#application/document/downloadDocument.ts';
import type { OpenDocument } from '#application/document/openDocument.ts';
import type { SaveReminder } from '#application/calendar/saveReminder.ts';
import type { DonationRun } from '#application/donation/donationKind.ts';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import type { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import type { OpenOrder } from '#application/orders/orderBook.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Choices } from '#application/ports/choices.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import type { Log } from '#application/ports/log.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { ScreenAwake } from '#application/ports/screenAwake.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { StorageHealth } from '#application/ports/storageHealth.ts';
import type { Waits } from '#application/ports/waits.ts';
import type { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import type { CorrectEmail } from '#application/redemption/correctEmail.ts';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { ResolvePath } from '#application/site/resolvePath.ts';
import type { OpenThirdPartyEntry } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import type { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { RefreshToken } from '#application/voucher/refreshToken.ts';
import type { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { SiteEntry } from '#domain/site/site.ts';
import type { BundledTexts, PauseTexts, PerLanguage } from './bundledTexts.ts';
import type { ArrivalStore } from './ArrivalStore.ts';
import type { DonationStore } from './DonationStore.ts';
import type { DraftStore } from './DraftStore.ts';
import type { FlashStore } from './FlashStore.ts';
import type { LanguageStore } from './LanguageStore.ts';
import type { NetworkStore } from './NetworkStore.ts';
import type { PathStore } from './PathStore.ts';
import type { SessionStore } from './SessionStore.ts';
import type { SiteStore } from './SiteStore.ts';
import type { Watched } from './Watched.ts';

/** Everything that views may use: use cases, the long-lived stores and a few ports. Built once, in `src/`. */
export interface Services {
  readonly arrival: ArrivalStore;
  readonly flash: FlashStore;
  readonly language: LanguageStore;
  readonly network: NetworkStore;
  readonly path: PathStore;
  readonly session: SessionStore;
  readonly site: SiteStore;

  readonly askSecurityQuestion: AskSecurityQuestion;
  readonly enterVoucherCode: EnterVoucherCode;

  /** As `journey`, for the screens beside it and after it. */
  readonly aftercare: () => Promise<Aftercare>;
  readonly bundledTexts: PerLanguage<BundledTexts>;
  readonly captcha: Captcha<HTMLElement>;
  readonly choices: Choices;
  readonly clock: Clock;
  /** Fetched at the first call, then always the same. */
  readonly journey: () => Promise<Journey>;
  readonly log: Log;
  /** Whether a route of this name has its screen: no link leads to one that comes later. */
  readonly hasScreen: (name: string) => boolean;
  /** The order of this tab that waits for its outcome, as views watch it; null where none does. */
  readonly openOrders: Watched<OpenOrder | null>;
  readonly pauseTexts: () => Promise<PerLanguage<PauseTexts>>;
  readonly pageReload: PageReload;
  readonly storageHealth: StorageHealth;
  readonly waits: Waits;
  /** All sites in order: where a code of another brand belongs. */
  readonly sites: readonly SiteEntry[];
}

/** What only the way from the wall to the revealed code needs, fetched when the first screen stands. */
export interface Journey {
  readonly browseShopPages: BrowseShopPages;
  readonly browseShops: BrowseShops;
  readonly drafts: Drafts;
  readonly findOnWall: FindOnWall;
  /** What of it views may watch while they draw; the ports are for view models. */
  readonly kept: DraftStore;
  readonly keptPartner: KeptPartner;
  readonly loadCategories: LoadCategories;
  readonly newKey: () => IdempotencyKey;
  readonly openRedeemLink: OpenRedeemLink;
  readonly openShop: OpenShop;
  readonly quoteRedemption: QuoteRedemption;
  readonly receipts: Receipts;
  readonly redemptionRun: RedemptionRun;
  readonly refreshToken: RefreshToken;
  readonly resolvePath: ResolvePath;
  readonly revealCode: RevealCode;
  readonly spendVoucher: SpendVoucher;
}

/** What follows a redemption or stands beside it, fetched by the screens that need it. */
export interface Aftercare {
  readonly donationRun: DonationRun;
  readonly donations: Donations;
  /** As `kept`, of giving. */
  readonly given: DonationStore;
  readonly listOrganisations: ListOrganisations;
  readonly newDonationId: () => DonationId;
  readonly askOrderStatus: AskOrderStatus;
  readonly correctEmail: CorrectEmail;
  readonly findGiveaway: FindGiveaway;
  readonly redeemGiveaway: RedeemGiveaway;
  readonly refreshReceipt: RefreshReceipt;
  readonly saveReminder: SaveReminder;
  readonly openThirdPartyEntry: OpenThirdPartyEntry;
  readonly takeThirdPartyEntry: TakeThirdPartyEntry;
  readonly downloadCodePdf: DownloadCodePdf;
  readonly downloadDocument: DownloadDocument;
  readonly openDocument: OpenDocument;
  readonly renewRedeemLink: RenewRedeemLink;
  readonly resendRedeemLink: ResendRedeemLink;
  readonly screenAwake: ScreenAwake;
}

export const ServicesContext = createContext<Services | null>(null);

/** What a view has of the application. Outside the provider it is a mistake in the composition, said loudly. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

/** The journey's use cases. Suspends until they are there, so it belongs below a `Suspense`. */
export function useJourney(): Journey {
  return use(useServices().journey());
}

/** The use cases of the aftercare; as `useJourney`. */
export function useAftercare(): Aftercare {
  return use(useServices().aftercare());
}

/** The view model of a screen, made once per mount. Its `start`, if it has one, has the effects and answers their end. */
export function useScreen<Screen extends object>(make: (services: Services) => Screen): Screen {
  const services = useServices();
  const [screen] = useState(() => make(services));
  useEffect(() => (screen as { start?: () => () => void }).start?.(), [screen]);
  return screen;
}
