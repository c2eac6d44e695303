import { ContainerModule } from 'inversify';
import { KeepTyped } from '#application/kept/keepTyped.ts';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import { KeepCharge } from '#application/charge/keepCharge.ts';
import type { ChargeApi } from '#application/ports/chargeApi.ts';
import { ListOffers, type OfferApi } from '#application/voucherOrder/listOffers.ts';
import { HttpChargeApi } from '#infrastructure/api/chargeApi.ts';
import { HttpOfferApi } from '#infrastructure/api/offerApi.ts';
import { CHARGE } from '#ui/screens/charge/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

export const CHARGE_TOKENS = {
  chargeApi: token<ChargeApi>('ChargeApi'),
  offerApi: token<OfferApi>('OfferApi'),
} as const;

/** Topping up a prepaid voucher and ordering new vouchers. */
export const charge = areaOf(CHARGE, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(CHARGE_TOKENS.chargeApi, HttpChargeApi, TOKENS.api);
    bindAs(CHARGE_TOKENS.offerApi, HttpOfferApi, TOKENS.api);
    bindClass(ListOffers, CHARGE_TOKENS.offerApi);
    bindClass(CheckCharge, CHARGE_TOKENS.chargeApi, SHARED.kept);
    bindClass(KeepChargeEntry, SHARED.kept);
    bindClass(KeepCharge, SHARED.kept);
  }),
  record: (container) => ({
    checkCharge: container.get(CheckCharge),
    keepChargeEntry: container.get(KeepChargeEntry),
    kept: storedValues(container, SHARED.kept),
    listOffers: container.get(ListOffers),
    keepCharge: container.get(KeepCharge),
    keepOrder: new KeepTyped(container.get(SHARED.kept)),
  }),
});
