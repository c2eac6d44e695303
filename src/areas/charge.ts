import { ContainerModule } from 'inversify';
import { BeginWallet } from '#application/charge/beginWallet.ts';
import { ChargeKind, type ChargeRun } from '#application/charge/chargeKind.ts';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import { RefreshCharged } from '#application/charge/refreshCharged.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { LookUpPayment } from '#application/charge/lookUpPayment.ts';
import type { OrderBook } from '#application/orders/orderBook.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { ChargeDesk } from '#application/ports/chargeDesk.ts';
import type { OfferDesk } from '#application/ports/offerDesk.ts';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { HttpChargeDesk } from '#infrastructure/api/chargeDesk.ts';
import { HttpOfferDesk } from '#infrastructure/api/offerDesk.ts';
import { HttpPaymentDesk } from '#infrastructure/api/paymentDesk.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import { CHARGE_FORM } from '#infrastructure/storage/chargeNotes.ts';
import { OpenOrderLook } from '#infrastructure/storage/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/storage/orderShelf.ts';
import { CHARGE } from '#ui/screens/charge/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** Container tokens of the ports and values that only this area uses. */
export const CHARGE_TOKENS = {
  chargeBook: token<OrderBook<ChargeUnderWay>>('ChargeBook'),
  chargeDesk: token<ChargeDesk>('ChargeDesk'),
  chargeRun: token<ChargeRun>('ChargeRun'),
  newPaymentReference: token<() => PaymentReference>('NewPaymentReference'),
  offerDesk: token<OfferDesk>('OfferDesk'),
  paymentDesk: token<PaymentDesk>('PaymentDesk'),
} as const;

/** Charging a prepaid voucher. */
export const charge = areaOf(CHARGE, {
  bindings: new ContainerModule(({ bind }) => {
    bind(CHARGE_TOKENS.chargeDesk).toResolvedValue((api) => new HttpChargeDesk(api), [TOKENS.api]);
    bind(CHARGE_TOKENS.offerDesk).toResolvedValue((api) => new HttpOfferDesk(api), [TOKENS.api]);
    bind(CHARGE_TOKENS.paymentDesk).toResolvedValue((api) => new HttpPaymentDesk(api), [TOKENS.api]);
    bind(CHARGE_TOKENS.newPaymentReference).toConstantValue(newPaymentReference);
    bind(CHARGE_TOKENS.chargeBook).toResolvedValue(
      (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), CHARGE_FORM),
      [TOKENS.sessionShelf],
    );
    bind(BeginWallet).toResolvedValue((desk) => new BeginWallet(desk), [CHARGE_TOKENS.paymentDesk]);
    bind(LookUpPayment).toResolvedValue((desk) => new LookUpPayment(desk), [CHARGE_TOKENS.paymentDesk]);
    bind(FinishCharge).toResolvedValue(
      (book, charges, clock) => new FinishCharge(book, charges, clock),
      [CHARGE_TOKENS.chargeBook, SHARED.charges, TOKENS.clock],
    );
    bind(CHARGE_TOKENS.chargeRun).toResolvedValue(
      (desk, finish, book, clock) => new OrderRun(new ChargeKind(desk, finish), book, clock),
      [CHARGE_TOKENS.paymentDesk, FinishCharge, CHARGE_TOKENS.chargeBook, TOKENS.clock],
    );
    bind(RefreshCharged).toResolvedValue(
      (refresh, store) => new RefreshCharged(refresh, store),
      [RefreshToken, TOKENS.voucherStore],
    );
    bind(CheckCharge).toResolvedValue((desk) => new CheckCharge(desk), [CHARGE_TOKENS.chargeDesk]);
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
    chargeRun: container.get(CHARGE_TOKENS.chargeRun),
    charges: container.get(SHARED.charges),
    checkCharge: container.get(CheckCharge),
    loadPayments: container.get(TOKENS.loadPayments),
    lookUpPayment: container.get(LookUpPayment),
    offerDesk: container.get(CHARGE_TOKENS.offerDesk),
    refreshCharged: container.get(RefreshCharged),
    voucherOrders: container.get(SHARED.voucherOrders),
    newPaymentReference: container.get(CHARGE_TOKENS.newPaymentReference),
  }),
});
