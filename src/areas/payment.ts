import { ContainerModule } from 'inversify';
import { ChargeKind, type ChargeRun } from '#application/charge/chargeKind.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { SendVoucherOrder } from '#application/voucherOrder/sendVoucherOrder.ts';
import { VoucherOrderKind, type VoucherOrderRun } from '#application/voucherOrder/voucherOrderKind.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import type { OrderBook } from '#application/orders/orderBook.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { KnownChargePayments, KnownPayments } from '#application/payment/knownPayments.ts';
import { LookUpPayment } from '#application/payment/lookUpPayment.ts';
import type { ChargePayments } from '#application/ports/chargePayments.ts';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import type { VoucherOrderUnderWay } from '#domain/voucherOrder/voucherOrderNote.ts';
import type { VoucherOrderDesk } from '#application/ports/voucherOrderDesk.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { HttpChargePayments } from '#infrastructure/api/chargePayments.ts';
import { HttpVoucherOrderDesk } from '#infrastructure/api/voucherOrderDesk.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import { CHARGE_FORM } from '#infrastructure/kept/chargeNotes.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/voucherOrderNotes.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { watched } from './watched.ts';
import { SHARED } from './sharedTokens.ts';

/** Container tokens of the ports and values that only this area uses. */
export const PAYMENT_TOKENS = {
  chargeBook: token<OrderBook<ChargeUnderWay>>('ChargeBook'),
  chargePayments: token<ChargePayments>('ChargePayments'),
  chargeRun: token<ChargeRun>('ChargeRun'),
  newPaymentReference: token<() => PaymentReference>('NewPaymentReference'),
  voucherOrderBook: token<OrderBook<VoucherOrderUnderWay>>('VoucherOrderBook'),
  voucherOrderDesk: token<VoucherOrderDesk>('VoucherOrderDesk'),
  voucherOrderRun: token<VoucherOrderRun>('VoucherOrderRun'),
} as const;

/** Payments of all kinds of orders: their runs, the providers, and where a provider leads back. */
export const payment = areaOf(PAYMENT, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(PAYMENT_TOKENS.chargePayments, HttpChargePayments, TOKENS.api);
    bind(PAYMENT_TOKENS.newPaymentReference).toConstantValue(newPaymentReference);
    bind(PAYMENT_TOKENS.chargeBook).toResolvedValue(
      (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), CHARGE_FORM),
      [TOKENS.sessionShelf],
    );
    bindClass(LookUpPayment, KnownPayments);
    bindClass(FinishCharge, PAYMENT_TOKENS.chargeBook, SHARED.kept, TOKENS.clock);
    bind(PAYMENT_TOKENS.chargeRun).toResolvedValue(
      (till, desk, kept, finish, book, clock) => {
        const kind = new ChargeKind(new KnownChargePayments(till, kept), desk, finish);
        return new OrderRun(() => kind, book, clock);
      },
      [
        PAYMENT_TOKENS.chargePayments,
        KnownPayments,
        SHARED.kept,
        FinishCharge,
        PAYMENT_TOKENS.chargeBook,
        TOKENS.clock,
      ],
    );
    bindAs(PAYMENT_TOKENS.voucherOrderDesk, HttpVoucherOrderDesk, TOKENS.api);
    bind(PAYMENT_TOKENS.voucherOrderBook).toResolvedValue(
      (shelf) => new OrderShelf(shelf, new OpenOrderLook(shelf), VOUCHER_ORDER_FORM),
      [TOKENS.sessionShelf],
    );
    bindClass(SendVoucherOrder, PAYMENT_TOKENS.voucherOrderDesk, VoucherStore, EndVoucher, RefreshToken);
    bind(FinishVoucherOrder).toResolvedValue(
      (book, kept, spend, clock) => new FinishVoucherOrder({ book, kept, spend, clock }),
      [PAYMENT_TOKENS.voucherOrderBook, SHARED.kept, SpendVoucher, TOKENS.clock],
    );
    bind(PAYMENT_TOKENS.voucherOrderRun).toResolvedValue(
      (send, desk, finish, book, clock) => {
        const kind = new VoucherOrderKind(send, desk, finish);
        return new OrderRun(() => kind, book, clock);
      },
      [SendVoucherOrder, KnownPayments, FinishVoucherOrder, PAYMENT_TOKENS.voucherOrderBook, TOKENS.clock],
    );
  }),
  record: (container) => ({
    chargeRun: container.get(PAYMENT_TOKENS.chargeRun),
    kept: watched(container, SHARED.kept),
    loadPayments: container.get(TOKENS.loadPayments),
    lookUpPayment: container.get(LookUpPayment),
    newPaymentReference: container.get(PAYMENT_TOKENS.newPaymentReference),
    sendVoucherOrder: container.get(SendVoucherOrder),
    voucherOrderRun: container.get(PAYMENT_TOKENS.voucherOrderRun),
  }),
});
