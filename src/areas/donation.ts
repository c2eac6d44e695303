import { DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { prepareDonation } from '#application/donation/prepareDonation.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { newDonationId } from '#infrastructure/ids/donationIds.ts';
import { DONATION_FORM } from '#infrastructure/kept/pendingDonation.ts';
import { DONATION_KEPT } from '#infrastructure/kept/donationKept.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { DONATION } from '#ui/screens/donation/services.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const NEW_DONATION_ID = token<() => DonationId>('NewDonationId');

export const donation = areaOf(DONATION, (wire) => {
  const { bind, bindTo, make } = wire;
  const api = bind(HttpDonationApi, TOKENS.api);
  const kept = make((of) => of.with(DONATION_KEPT), SHARED.kept);
  const donationRun = make(
    (donationApi, finish, storage, turns, clock) => {
      const kind = new DonationKind(donationApi, finish);
      const pendingStore = new BrowserPendingOrderStore(storage, DONATION_FORM);
      return new OrderRun(() => kind, pendingStore, turns, clock);
    },
    api,
    bind(FinishDonation, kept, SpendVoucher, KeepForRest, EndVoucher),
    TOKENS.tabStorage,
    PressTurns,
    TOKENS.clock,
  );
  return {
    donationRun,
    kept: storedValues(wire, kept),
    listOrganisations: bind(ListOrganisations, api),
    newDonationId: bindTo(NEW_DONATION_ID, () => newDonationId),
    prepareDonation: make(prepareDonation, kept),
    stored: make((tab, run) => new StoredValue(tab, () => run.stored), TOKENS.tabWatch, donationRun),
  };
});
