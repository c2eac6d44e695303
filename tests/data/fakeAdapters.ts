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
import type { Desks } from './desks.ts';
import type { Device } from './device.ts';
import { aDonationId } from './donation.ts';
import { fakePhotos } from './fraud.ts';
import { tokenOf } from './fakeTab.ts';
import { anIdempotencyKey } from './redemption.ts';

interface Around {
  readonly captcha: Captcha<HTMLElement>;
  readonly log: Log;
  readonly network: Network;
  readonly pageReload: PageReload;
}

/** What stands in the place of the adapters that the page begins with. */
export function fakeFirstAdapters(desks: Desks, device: Device, around: Around): Partial<Adapters> {
  return {
    ...around,
    clock: device.clock,
    kept: device.kept,
    loadMaps: desks.maps.load,
    openOrders: device.openOrders,
    otherTabs: device.tabs,
    readToken: tokenOf(device.store),
    securityQuestionDesk: desks.question,
    sessionShelf: device.tab,
    tabWatch: new TabWatch(device.kept),
    voucherDesk: desks.voucher,
  };
}

/** Puts fakes in the place of the adapters that areas bind; everything else is the app's own wiring. */
export function fakeAdapters(
  container: ReturnType<typeof buildContainer>,
  desks: Desks,
  device: Device,
): void {
  const fake = <T>(name: ReturnType<typeof token<T>>, instead: T): void =>
    container.onActivation(name, () => instead);

  fake(SHARED.newKey, () => anIdempotencyKey);
  fake(DONATION_TOKENS.newDonationId, () => aDonationId);
  fake(CODES_TOKENS.saveFile, device.files);
  fake(CODES_TOKENS.screenAwake, device.screenAwake);
  fake(SHARED.saveCalendar, device.calendar);
  fake(SHARED.redemptionDesk, desks.redemption);
  fake(SHARED.parameterDesk, { read: async () => done('false') });
  fake(SHARED.shopDesk, desks.shop);
  fake(ENTRY_TOKENS.thirdPartyDesk, desks.thirdParty);
  fake(SHARED.tokenDesk, desks.token);
  fake(SHOPS_TOKENS.variationDesk, desks.variation);
  fake(REGION_TOKENS.placeDesk, desks.place);
  fake(DONATION_TOKENS.donationDesk, desks.donation);
  fake(CHARGE_TOKENS.chargeDesk, desks.charge);
  fake(CHARGE_TOKENS.offerDesk, desks.offers);
  fake(SHARED.paymentGateway, desks.paying);
  fake(CODES_TOKENS.documentDesk, desks.document);
  fake(FRAUD_TOKENS.fraudDesk, desks.fraud);
  fake(FRAUD_TOKENS.fraudPhotos, fakePhotos);
  fake(CODES_TOKENS.redeemLinkDesk, desks.link);
  fake(CODES_TOKENS.resendDesk, desks.resend);
  fake(HELP_TOKENS.helpPhotos, {
    smaller: async () => null,
    covered: async () => null,
    preview: async () => null,
  });
  fake(HELP_TOKENS.supportDesk, desks.support);
  fake(AFTERCARE_TOKENS.emailDesk, desks.email);
  fake(AFTERCARE_TOKENS.giveawayDesk, desks.giveaway);
  fake(AFTERCARE_TOKENS.orderDesk, desks.order);
}
