import type { Captcha } from '#application/ports/captcha.ts';
import type { Log } from '#application/ports/log.ts';
import type { Network } from '#ui/session/NetworkStore.ts';
import { done } from '#domain/core/result.ts';
import { HttpChargeApi } from '#infrastructure/api/chargeApi.ts';
import { HttpDocumentApi } from '#infrastructure/api/documentApi.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { HttpEmailApi } from '#infrastructure/api/emailApi.ts';
import { HttpFraudApi } from '#infrastructure/api/fraudApi.ts';
import { HttpGiveawayApi } from '#infrastructure/api/giveawayApi.ts';
import { HttpOfferApi } from '#infrastructure/api/offerApi.ts';
import { HttpOrderApi } from '#infrastructure/api/orderApi.ts';
import { HttpParameterApi } from '#infrastructure/api/parameterApi.ts';
import { HttpPlaceApi } from '#infrastructure/api/placeApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpResendApi } from '#infrastructure/api/resendApi.ts';
import { HttpSupportApi } from '#infrastructure/api/supportApi.ts';
import { HttpThirdPartyApi } from '#infrastructure/api/thirdPartyApi.ts';
import { HttpTokenApi } from '#infrastructure/api/tokenApi.ts';
import { HttpVariationApi } from '#infrastructure/api/variationApi.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { BrowserDownload } from '#infrastructure/files/browserDownload.ts';
import { CalendarDownload } from '#infrastructure/files/calendarDownload.ts';
import { BrowserTurns } from '#infrastructure/tabs/browserTurns.ts';
import { HOLD_SCREEN_AWAKE, SAVE_PICTURE } from '#src/areas/codes.ts';
import { NEW_DONATION_ID } from '#src/areas/donation.ts';
import { FRAUD_PHOTOS } from '#src/areas/fraud.ts';
import { HELP_PHOTOS } from '#src/areas/help.ts';
import { SHARED } from '#src/areas/sharedTokens.ts';
import type { Adapters } from '#src/wiring/adapters.ts';
import type { buildContainer } from '#src/wiring/container.ts';
import type { token } from '#src/wiring/token.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import type { Apis } from './apis.ts';
import type { Device } from './device.ts';
import { aDonationId } from './donation.ts';
import { fakePhotos } from './fraud.ts';
import { tokenOf } from './fakeTab.ts';
import { anIdempotencyKey } from './redemption.ts';

interface AreaContext {
  readonly captcha: Captcha<HTMLElement>;
  readonly log: Log;
  readonly network: Network;
  readonly reload: Adapters['reload'];
  readonly reloadOnce: Adapters['reloadOnce'];
}

/** Fakes for the adapters of the first screen. */
export function fakeFirstAdapters(apis: Apis, device: Device, around: AreaContext): Partial<Adapters> {
  return {
    ...around,
    clock: device.clock,
    kept: device.kept,
    loadMaps: apis.maps.load,
    openOrders: device.openOrders,
    otherTabs: device.tabs,
    readToken: tokenOf(device.store),
    askSecurityQuestion: () => apis.question.ask(),
    tabStorage: device.tab,
    tabWatch: new TabWatch(device.kept),
    voucherApiOf: () => apis.voucher,
  };
}

/** Replaces the adapters that areas bind. The rest is the app's own wiring. */
export function fakeAdapters(container: ReturnType<typeof buildContainer>, apis: Apis, device: Device): void {
  // Picking the keys leaves out private members, which a fake lacks. Safe: nothing else sees them.
  const fake = <T>(id: ReturnType<typeof token<T>>, instead: Pick<T, keyof T>): void =>
    container.onActivation(id, () => instead as T);

  fake(SHARED.newKey, () => anIdempotencyKey);
  fake(NEW_DONATION_ID, () => aDonationId);
  fake(BrowserDownload, device.files);
  fake(HOLD_SCREEN_AWAKE, device.screenAwake.hold);
  fake(SAVE_PICTURE, device.files.savePicture);
  fake(CalendarDownload, device.calendar);
  fake(SHARED.redemptionApi, apis.redemption);
  fake(SHARED.donationLookup, async () => apis.donation);
  fake(BrowserTurns, device.turns);
  fake(HttpParameterApi, { read: async () => done('false') });
  fake(SHARED.shopApi, apis.shop);
  fake(HttpThirdPartyApi, apis.thirdParty);
  fake(HttpTokenApi, apis.token);
  fake(HttpVariationApi, apis.variation);
  fake(HttpPlaceApi, apis.place);
  fake(HttpDonationApi, apis.donation);
  fake(HttpChargeApi, apis.charge);
  fake(HttpOfferApi, apis.offers);
  fake(HttpPaymentGateway, apis.paying);
  fake(HttpDocumentApi, apis.document);
  fake(HttpFraudApi, apis.fraud);
  fake(FRAUD_PHOTOS, fakePhotos);
  fake(HttpRedeemLinkApi, apis.link);
  fake(HttpResendApi, apis.resend);
  fake(HELP_PHOTOS, {
    smaller: async () => null,
    covered: async () => null,
    preview: async () => null,
  });
  fake(HttpSupportApi, apis.support);
  fake(HttpEmailApi, apis.email);
  fake(HttpGiveawayApi, apis.giveaway);
  fake(HttpOrderApi, apis.order);
}
