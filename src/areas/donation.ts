import { ContainerModule } from 'inversify';
import { DonationKind, type DonationRun } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { ListOrganisations } from '#application/donation/listOrganisations.ts';
import { prepareDonation } from '#application/donation/prepareDonation.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import type { DonationApi } from '#application/ports/donationApi.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import type { DonationId, PendingDonation } from '#domain/donation/donation.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { newDonationId } from '#infrastructure/ids/donationIds.ts';
import { DONATION_FORM } from '#infrastructure/kept/pendingDonation.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { DONATION_KEPT } from '#infrastructure/kept/donationKept.ts';
import type { SHARED_KEPT } from '#infrastructure/kept/sharedKept.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { DONATION } from '#ui/screens/donation/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const DONATION_TOKENS = {
  donationStore: token<PendingOrderStore<PendingDonation>>('DonationStore'),
  donationApi: token<DonationApi>('DonationApi'),
  donationRun: token<DonationRun>('DonationRun'),
  kept: token<BrowserKept<keyof typeof SHARED_KEPT | keyof typeof DONATION_KEPT>>('KeptOfDonation'),
  newDonationId: token<() => DonationId>('NewDonationId'),
} as const;

export const donation = areaOf(DONATION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(DONATION_TOKENS.donationApi, HttpDonationApi, TOKENS.api);
    bind(DONATION_TOKENS.kept).toResolvedValue((kept) => kept.with(DONATION_KEPT), [SHARED.kept]);
    bind(DONATION_TOKENS.newDonationId).toConstantValue(newDonationId);
    bindClass(ListOrganisations, DONATION_TOKENS.donationApi);
    bind(DONATION_TOKENS.donationStore).toResolvedValue(
      (storage) => new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), DONATION_FORM),
      [TOKENS.tabStorage],
    );
    bindClass(FinishDonation, DONATION_TOKENS.kept, SpendVoucher, KeepForRest, EndVoucher);
    bind(DONATION_TOKENS.donationRun).toResolvedValue(
      (api, finish, pendingStore, turns, clock) => {
        const kind = new DonationKind(api, finish);
        return new OrderRun(() => kind, pendingStore, turns, clock);
      },
      [DONATION_TOKENS.donationApi, FinishDonation, DONATION_TOKENS.donationStore, PressTurns, TOKENS.clock],
    );
  }),
  record: (container) => ({
    donationRun: container.get(DONATION_TOKENS.donationRun),
    kept: storedValues(container, DONATION_TOKENS.kept),
    listOrganisations: container.get(ListOrganisations),
    newDonationId: container.get(DONATION_TOKENS.newDonationId),
    prepareDonation: prepareDonation(container.get(DONATION_TOKENS.kept)),
  }),
});
