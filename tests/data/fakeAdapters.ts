import type { Captcha } from '#application/ports/captcha.ts';
import type { Log } from '#application/ports/log.ts';
import type { Network } from '#application/ports/network.ts';
import type { PageReload } from '#application/ports/pageReload.ts';
import { done } from '#domain/core/result.ts';
import { AFTERCARE_TOKENS } from '#src/areas/aftercare.ts';
import { CHARGE_TOKENS } from '#src/areas/charge.ts';
import { CODES_TOKENS } from '#src/areas/codes.ts';
import { DONATION_TOKENS } from '#src/areas/donation.ts';
import { ENTRY_TOKENS } from '#src/areas/entry.ts';
import { FRAUD_TOKENS } from '#src/areas/fraud.ts';
import { HELP_TOKENS } from '#src/areas/help.ts';
import { REGION_TOKENS } from '#src/areas/region.ts';
import { SHARED } from '#src/areas/sharedTokens.ts';
import { SHOPS_TOKENS } from '#src/areas/shops.ts';
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
  readonly pageReload: PageReload;
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
    securityQuestionApi: apis.question,
    tabStorage: device.tab,
    tabWatch: new TabWatch(device.kept),
    voucherApi: apis.voucher,
  };
}

/** Replaces the adapters that areas bind. The rest is the app's own wiring. */
export function fakeAdapters(container: ReturnType<typeof buildContainer>, apis: Apis, device: Device): void {
  const fake = <T>(name: ReturnType<typeof token<T>>, instead: T): void =>
    container.onActivation(name, () => instead);

  fake(SHARED.newKey, () => anIdempotencyKey);
  fake(DONATION_TOKENS.newDonationId, () => aDonationId);
  fake(CODES_TOKENS.saveFile, device.files);
  fake(CODES_TOKENS.screenAwake, device.screenAwake);
  fake(SHARED.saveCalendar, device.calendar);
  fake(SHARED.redemptionApi, apis.redemption);
  fake(SHARED.donationLookup, async () => apis.donation);
  fake(SHARED.tabTurns, device.turns);
  fake(SHARED.parameterApi, { read: async () => done('false') });
  fake(SHARED.shopApi, apis.shop);
  fake(ENTRY_TOKENS.thirdPartyApi, apis.thirdParty);
  fake(SHARED.tokenApi, apis.token);
  fake(SHOPS_TOKENS.variationApi, apis.variation);
  fake(REGION_TOKENS.placeApi, apis.place);
  fake(DONATION_TOKENS.donationApi, apis.donation);
  fake(CHARGE_TOKENS.chargeApi, apis.charge);
  fake(CHARGE_TOKENS.offerApi, apis.offers);
  fake(SHARED.paymentGateway, apis.paying);
  fake(CODES_TOKENS.documentApi, apis.document);
  fake(FRAUD_TOKENS.fraudApi, apis.fraud);
  fake(FRAUD_TOKENS.fraudPhotos, fakePhotos);
  fake(CODES_TOKENS.redeemLinkApi, apis.link);
  fake(CODES_TOKENS.resendApi, apis.resend);
  fake(HELP_TOKENS.helpPhotos, {
    smaller: async () => null,
    covered: async () => null,
    preview: async () => null,
  });
  fake(HELP_TOKENS.supportApi, apis.support);
  fake(AFTERCARE_TOKENS.emailApi, apis.email);
  fake(AFTERCARE_TOKENS.giveawayApi, apis.giveaway);
  fake(AFTERCARE_TOKENS.orderApi, apis.order);
}
