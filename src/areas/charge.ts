import { CheckCharge } from '#application/charge/checkCharge.ts';
import { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import { KeepCharge } from '#application/charge/keepCharge.ts';
import { ListOffers } from '#application/voucherOrder/listOffers.ts';
import { HttpChargeApi } from '#infrastructure/api/chargeApi.ts';
import { HttpOfferApi } from '#infrastructure/api/offerApi.ts';
import { type ChargeServices, CHARGE } from '#ui/screens/charge/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

/** Topping up a prepaid voucher and ordering new vouchers. */
export const charge = areaOf(CHARGE, (wire) => {
  const { bind, make } = wire;
  return {
    checkCharge: bind(CheckCharge, bind(HttpChargeApi, TOKENS.api), SHARED.kept),
    keepChargeEntry: bind(KeepChargeEntry, SHARED.kept),
    kept: storedValues(wire, SHARED.kept),
    listOffers: bind(ListOffers, bind(HttpOfferApi, TOKENS.api)),
    keepCharge: bind(KeepCharge, SHARED.kept),
    keepOrder: make(
      (of): ChargeServices['keepOrder'] =>
        (key, typed) =>
          of.write(key, typed),
      SHARED.kept,
    ),
  };
});
