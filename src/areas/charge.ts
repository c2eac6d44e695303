import { ContainerModule } from 'inversify';
import { BeginWallet } from '#application/charge/beginWallet.ts';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import { PrepareCharge } from '#application/charge/prepareCharge.ts';
import { RefreshCharged } from '#application/charge/refreshCharged.ts';
import type { ChargeDesk } from '#application/ports/chargeDesk.ts';
import { ListOffers, type OfferDesk } from '#application/voucherOrder/listOffers.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { PrepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { HttpChargeDesk } from '#infrastructure/api/chargeDesk.ts';
import { HttpChargePayments } from '#infrastructure/api/chargePayments.ts';
import { HttpOfferDesk } from '#infrastructure/api/offerDesk.ts';
import { CHARGE } from '#ui/screens/charge/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { watched } from './watched.ts';
import { SHARED } from './sharedTokens.ts';

/** Container tokens of the ports and values that only this area uses. */
export const CHARGE_TOKENS = {
  chargeDesk: token<ChargeDesk>('ChargeDesk'),
  offerDesk: token<OfferDesk>('OfferDesk'),
} as const;

/** Charging a prepaid voucher. */
export const charge = areaOf(CHARGE, {
  bindings: new ContainerModule(({ bind }) => {
    bind(CHARGE_TOKENS.chargeDesk).toResolvedValue((api) => new HttpChargeDesk(api), [TOKENS.api]);
    bind(CHARGE_TOKENS.offerDesk).toResolvedValue((api) => new HttpOfferDesk(api), [TOKENS.api]);
    bind(ListOffers).toResolvedValue((desk) => new ListOffers(desk), [CHARGE_TOKENS.offerDesk]);
    bind(BeginWallet).toResolvedValue((api) => new BeginWallet(new HttpChargePayments(api)), [TOKENS.api]);
    bind(RefreshCharged).toResolvedValue(
      (refresh, store) => new RefreshCharged(refresh, store),
      [RefreshToken, VoucherStore],
    );
    bind(CheckCharge).toResolvedValue(
      (desk, kept) => new CheckCharge(desk, kept),
      [CHARGE_TOKENS.chargeDesk, SHARED.kept],
    );
    bind(KeepChargeEntry).toResolvedValue((kept) => new KeepChargeEntry(kept), [SHARED.kept]);
    bind(PrepareCharge).toResolvedValue((kept) => new PrepareCharge(kept), [SHARED.kept]);
    bind(PrepareVoucherOrder).toResolvedValue((kept) => new PrepareVoucherOrder(kept), [SHARED.kept]);
  }),
  texts: {
    de: () => import('#locales/charge/de.json').then((file) => file.default),
    en: () => import('#locales/charge/en.json').then((file) => file.default),
    fr: () => import('#locales/charge/fr.json').then((file) => file.default),
    it: () => import('#locales/charge/it.json').then((file) => file.default),
    nl: () => import('#locales/charge/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    beginWallet: container.get(BeginWallet),
    checkCharge: container.get(CheckCharge),
    keepChargeEntry: container.get(KeepChargeEntry),
    kept: watched(container, SHARED.kept),
    listOffers: container.get(ListOffers),
    prepareCharge: container.get(PrepareCharge),
    prepareVoucherOrder: container.get(PrepareVoucherOrder),
    refreshCharged: container.get(RefreshCharged),
  }),
});
