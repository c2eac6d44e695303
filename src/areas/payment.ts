import type { ServiceIdentifier } from 'inversify';
import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import { beforeCharge } from '#application/charge/prepareCharge.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { type PaidBody, type PaidRules, GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { VoucherOrderKind } from '#application/voucherOrder/voucherOrderKind.ts';
import { beforeVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import {
  type PendingOrderForm,
  BrowserPendingOrderStore,
} from '#infrastructure/kept/browserPendingOrderStore.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** Payments of all order kinds: their runs, the providers, and the return from a provider. */
export const payment = areaOf(PAYMENT, ({ bind, make }) => {
  const runOf = <K extends PaidKind, Body extends PaidBody, Value>(
    rules: ServiceIdentifier<PaidRules<K, Body, Value>>,
    finish: ServiceIdentifier<{ execute(value: Value, order: PaidKinds[K]['order']): void }>,
    form: PendingOrderForm<PaidKinds[K]['order']>,
  ) =>
    make(
      (ofKind, finishing, payments, storage, turns, clock) => {
        const kind = new GatewayOrder(ofKind, payments, finishing);
        return new OrderRun(() => kind, new BrowserPendingOrderStore(storage, form), turns, clock);
      },
      rules,
      finish,
      KnownPayments,
      TOKENS.tabStorage,
      PressTurns,
      TOKENS.clock,
    );
  return {
    loadPayments: TOKENS.loadPayments,
    newPaymentReference: make(() => newPaymentReference),
    orders: make(
      (kept, charge, voucherOrder) => ({
        charge: { ...beforeCharge(kept), run: charge },
        'voucher-order': { ...beforeVoucherOrder(kept), run: voucherOrder },
      }),
      SHARED.kept,
      runOf(bind(ChargeKind), bind(FinishCharge, SHARED.kept, TOKENS.clock), CHARGE_FORM),
      runOf(
        bind(VoucherOrderKind, VoucherStore, EndVoucher, RefreshToken),
        bind(FinishVoucherOrder, SHARED.kept, SpendVoucher, TOKENS.clock),
        VOUCHER_ORDER_FORM,
      ),
    ),
    payments: KnownPayments,
  };
});
