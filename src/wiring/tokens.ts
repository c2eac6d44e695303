import type { ServiceIdentifier } from 'inversify';
import type { DownloadDocument } from '#application/document/downloadDocument.ts';
import type { OpenDocument } from '#application/document/openDocument.ts';
import type { SaveCalendar, SaveReminder } from '#application/calendar/saveReminder.ts';
import type { FindGiveaway, GiveawayDesk } from '#application/giveaway/findGiveaway.ts';
import type { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import type { AskOrderStatus, OrderDesk } from '#application/orderStatus/askOrderStatus.ts';
import type { Belongings } from '#application/ports/belongings.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Choices } from '#application/ports/choices.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DocumentDesk } from '#application/ports/documentDesk.ts';
import type { DonationDesk } from '#application/ports/donationDesk.ts';
import type { OpenOrders, OrderBook } from '#application/orders/orderBook.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { KeptPartner } from '#application/ports/keptPartner.ts';
import type { Log } from '#application/ports/log.ts';
import type { Network } from '#application/ports/network.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import type { RedeemLinkDesk } from '#application/ports/redeemLinkDesk.ts';
import type { RedemptionDesk } from '#application/ports/redemptionDesk.ts';
import type { SaveFile } from '#application/ports/saveFile.ts';
import type { ScreenAwake } from '#application/ports/screenAwake.ts';
import type { ShopDesk } from '#application/ports/shopDesk.ts';
import type { TabMemory } from '#application/ports/tabMemory.ts';
import type { VariationDesk } from '#application/ports/variationDesk.ts';
import type { VoucherStore } from '#application/ports/voucherStore.ts';
import type { Waits } from '#application/ports/waits.ts';
import type { DonationRun } from '#application/donation/donationKind.ts';
import type { FinishDonation } from '#application/donation/finishDonation.ts';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { DownloadCodePdf } from '#application/redemption/downloadCodePdf.ts';
import type { CorrectEmail, EmailDesk } from '#application/redemption/correctEmail.ts';
import type { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import type { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import type { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import type { RenewRedeemLink } from '#application/redemption/renewRedeemLink.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { ResendDesk, ResendRedeemLink } from '#application/redemption/resendRedeemLink.ts';
import type { RevealCode } from '#application/redemption/revealCode.ts';
import type { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { FindOnWall } from '#application/shop/findOnWall.ts';
import type { LoadCategories } from '#application/shop/loadCategories.ts';
import type { OpenShop } from '#application/shop/openShop.ts';
import type { WallTurns } from '#application/shop/wallTurns.ts';
import type { FindVariation } from '#application/site/findVariation.ts';
import type { ListVariations } from '#application/site/listVariations.ts';
import type { LoadSite, SiteConfigDesk, SiteFiles } from '#application/site/loadSite.ts';
import type { LoadTexts, TextSource } from '#application/site/loadTexts.ts';
import type { ResolvePath } from '#application/site/resolvePath.ts';
import type { OpenThirdPartyEntry, ThirdPartyDesk } from '#application/thirdParty/openThirdPartyEntry.ts';
import type { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import type { AskSecurityQuestion, SecurityQuestionDesk } from '#application/voucher/askSecurityQuestion.ts';
import type { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { EnterVoucherCode, VoucherDesk } from '#application/voucher/enterVoucherCode.ts';
import type { RefreshToken, TokenDesk } from '#application/voucher/refreshToken.ts';
import type { KeepForRest } from '#application/voucher/keepForRest.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import type { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import type { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import type { DonationId, DonationUnderWay } from '#domain/donation/donation.ts';
import type { OrderUnderWay } from '#domain/redemption/redemption.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { ApiClient } from '#infrastructure/api/client.ts';
import type { ServerClock } from '#infrastructure/clock/serverClock.ts';
import type { Shelf } from '#infrastructure/storage/shelf.ts';
import type { TabWatch } from '#ui/session/TabWatch.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** A token for everything that the container can give. The test of the wiring resolves each of them. */
export const TOKENS = {
  // adapters that other adapters are built from
  api: token<ApiClient>('ApiClient'),
  serverClock: token<ServerClock>('ServerClock'),
  sessionShelf: token<Shelf>('SessionShelf'),
  tabWatch: token<TabWatch>('TabWatch'),
  localShelf: token<Shelf>('LocalShelf'),

  // ports
  belongings: token<Belongings>('Belongings'),
  captcha: token<Captcha<HTMLElement>>('Captcha'),
  choices: token<Choices>('Choices'),
  clock: token<Clock>('Clock'),
  documentDesk: token<DocumentDesk>('DocumentDesk'),
  donationDesk: token<DonationDesk>('DonationDesk'),
  donations: token<Donations>('Donations'),
  drafts: token<Drafts>('Drafts'),
  keptPartner: token<KeptPartner>('KeptPartner'),
  log: token<Log>('Log'),
  network: token<Network>('Network'),
  newDonationId: token<() => DonationId>('NewDonationId'),
  newKey: token<() => IdempotencyKey>('NewKey'),
  pageReload: token<PageReload>('PageReload'),
  openOrders: token<OpenOrders>('OpenOrders'),
  otherTabs: token<OtherTabs>('OtherTabs'),
  emailDesk: token<EmailDesk>('EmailDesk'),
  giveawayDesk: token<GiveawayDesk>('GiveawayDesk'),
  orderDesk: token<OrderDesk>('OrderDesk'),
  receipts: token<Receipts>('Receipts'),
  saveCalendar: token<SaveCalendar>('SaveCalendar'),
  redeemLinkDesk: token<RedeemLinkDesk>('RedeemLinkDesk'),
  redemptionDesk: token<RedemptionDesk>('RedemptionDesk'),
  resendDesk: token<ResendDesk>('ResendDesk'),
  saveFile: token<SaveFile>('SaveFile'),
  screenAwake: token<ScreenAwake>('ScreenAwake'),
  securityQuestionDesk: token<SecurityQuestionDesk>('SecurityQuestionDesk'),
  shopDesk: token<ShopDesk>('ShopDesk'),
  siteConfigDesk: token<SiteConfigDesk>('SiteConfigDesk'),
  siteFiles: token<SiteFiles>('SiteFiles'),
  textSource: token<TextSource>('TextSource'),
  tabMemory: token<TabMemory>('TabMemory'),
  thirdPartyDesk: token<ThirdPartyDesk>('ThirdPartyDesk'),
  tokenDesk: token<TokenDesk>('TokenDesk'),
  variationDesk: token<VariationDesk>('VariationDesk'),
  voucherDesk: token<VoucherDesk>('VoucherDesk'),
  voucherStore: token<VoucherStore>('VoucherStore'),
  waits: token<Waits>('Waits'),

  // use cases, and the queue that two of them share
  askSecurityQuestion: token<AskSecurityQuestion>('AskSecurityQuestion'),
  browseShopPages: token<BrowseShopPages>('BrowseShopPages'),
  browseShops: token<BrowseShops>('BrowseShops'),
  downloadCodePdf: token<DownloadCodePdf>('DownloadCodePdf'),
  downloadDocument: token<DownloadDocument>('DownloadDocument'),
  endVoucher: token<EndVoucher>('EndVoucher'),
  enterVoucherCode: token<EnterVoucherCode>('EnterVoucherCode'),
  donationBook: token<OrderBook<DonationUnderWay>>('DonationBook'),
  donationRun: token<DonationRun>('DonationRun'),
  finishDonation: token<FinishDonation>('FinishDonation'),
  findOnWall: token<FindOnWall>('FindOnWall'),
  askOrderStatus: token<AskOrderStatus>('AskOrderStatus'),
  correctEmail: token<CorrectEmail>('CorrectEmail'),
  findGiveaway: token<FindGiveaway>('FindGiveaway'),
  redeemGiveaway: token<RedeemGiveaway>('RedeemGiveaway'),
  refreshReceipt: token<RefreshReceipt>('RefreshReceipt'),
  saveReminder: token<SaveReminder>('SaveReminder'),
  redemptionBook: token<OrderBook<OrderUnderWay>>('RedemptionBook'),
  redemptionRun: token<RedemptionRun>('RedemptionRun'),
  finishRedemption: token<FinishRedemption>('FinishRedemption'),
  findVariation: token<FindVariation>('FindVariation'),
  keepForRest: token<KeepForRest>('KeepForRest'),
  listOrganisations: token<ListOrganisations>('ListOrganisations'),
  listVariations: token<ListVariations>('ListVariations'),
  loadCategories: token<LoadCategories>('LoadCategories'),
  loadSite: token<LoadSite>('LoadSite'),
  loadAftercareTexts: token<LoadTexts>('LoadAftercareTexts'),
  loadJourneyTexts: token<LoadTexts>('LoadJourneyTexts'),
  loadTexts: token<LoadTexts>('LoadTexts'),
  openDocument: token<OpenDocument>('OpenDocument'),
  openRedeemLink: token<OpenRedeemLink>('OpenRedeemLink'),
  openShop: token<OpenShop>('OpenShop'),
  openThirdPartyEntry: token<OpenThirdPartyEntry>('OpenThirdPartyEntry'),
  quoteRedemption: token<QuoteRedemption>('QuoteRedemption'),
  refreshToken: token<RefreshToken>('RefreshToken'),
  renewRedeemLink: token<RenewRedeemLink>('RenewRedeemLink'),
  resolvePath: token<ResolvePath>('ResolvePath'),
  resendRedeemLink: token<ResendRedeemLink>('ResendRedeemLink'),
  restoreVoucher: token<RestoreVoucher>('RestoreVoucher'),
  revealCode: token<RevealCode>('RevealCode'),
  spendVoucher: token<SpendVoucher>('SpendVoucher'),
  takeVoucher: token<TakeVoucher>('TakeVoucher'),
  tidyBelongings: token<TidyBelongings>('TidyBelongings'),
  takeThirdPartyEntry: token<TakeThirdPartyEntry>('TakeThirdPartyEntry'),
  wallTurns: token<WallTurns>('WallTurns'),
} as const;
