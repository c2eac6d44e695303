import { prepareCharge } from '#application/charge/prepareCharge.ts';
import { prepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

/** Payments of all order kinds: their runs, the providers, and the return from a provider. */
export const payment = areaOf(PAYMENT, (wire) => {
  const { bind, make } = wire;
  return {
    chargeRun: make(
      (rules, payments, finish, storage, turns, clock) => {
        const kind = new GatewayOrder(rules, payments, finish);
        return new OrderRun(() => kind, new BrowserPendingOrderStore(storage, CHARGE_FORM), turns, clock);
      },
      bind(ChargeKind),
      KnownPayments,
      bind(FinishCharge, SHARED.kept, TOKENS.clock),
      TOKENS.tabStorage,
      PressTurns,
      TOKENS.clock,
    ),
    kept: storedValues(wire, SHARED.kept),
    loadPayments: TOKENS.loadPayments,
    newPaymentReference: make(() => newPaymentReference),
    payments: KnownPayments,
    prepareCharge: make(prepareCharge, SHARED.kept),
    prepareVoucherOrder: make(prepareVoucherOrder, SHARED.kept),
    voucherOrderRun: make(
      (rules, payments, finish, storage, turns, clock) => {
        const kind = new GatewayOrder(rules, payments, finish);
        return new OrderRun(
          () => kind,
          new BrowserPendingOrderStore(storage, VOUCHER_ORDER_FORM),
          turns,
          clock,
        );
      },
      bind(VoucherOrderKind, VoucherStore, EndVoucher, RefreshToken),
      KnownPayments,
      bind(FinishVoucherOrder, SHARED.kept, SpendVoucher, TOKENS.clock),
      TOKENS.tabStorage,
      PressTurns,
      TOKENS.clock,
    ),
  };
});
