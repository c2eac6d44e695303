import { ContainerModule } from 'inversify';
import { ChargeKind, FinishCharge, beforeCharge } from '#application/charge/chargeKind.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { type PaidBody, type PaidRules, GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import type { PaidKind, PaidKinds } from '#application/ports/paymentGateway.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import {
  FinishVoucherOrder,
  VoucherOrderKind,
  beforeVoucherOrder,
} from '#application/voucherOrder/voucherOrderKind.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import {
  type PendingOrderForm,
  BrowserPendingOrderStore,
} from '#infrastructure/kept/browserPendingOrderStore.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { CHARGE_FORM, VOUCHER_ORDER_FORM } from '#infrastructure/kept/paidKept.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** Payments of all order kinds: their runs, the providers, and the return from a provider. */
export const payment = areaOf(PAYMENT, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass } = binding(bind);
    bindClass(ChargeKind);
    bindClass(FinishCharge, SHARED.kept, TOKENS.clock);
    bindClass(VoucherOrderKind, VoucherStore, EndVoucher, RefreshToken);
    bindClass(FinishVoucherOrder, SHARED.kept, SpendVoucher, TOKENS.clock);
  }),
  record: (container) => {
    const kept = container.get(SHARED.kept);
    const payments = container.get(KnownPayments);
    const storage = container.get(TOKENS.tabStorage);
    const runOf = <K extends PaidKind, Body extends PaidBody, Value>(
      rules: PaidRules<K, Body, Value>,
      finish: { execute(value: Value, order: PaidKinds[K]['order']): void },
      form: PendingOrderForm<PaidKinds[K]['order']>,
    ) => {
      const kind = new GatewayOrder(rules, payments, finish);
      const store = new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), form);
      return new OrderRun(() => kind, store, container.get(PressTurns), container.get(TOKENS.clock));
    };
    return {
      loadPayments: container.get(TOKENS.loadPayments),
      newPaymentReference,
      orders: {
        charge: {
          ...beforeCharge(kept),
          run: runOf(container.get(ChargeKind), container.get(FinishCharge), CHARGE_FORM),
        },
        'voucher-order': {
          ...beforeVoucherOrder(kept),
          run: runOf(container.get(VoucherOrderKind), container.get(FinishVoucherOrder), VOUCHER_ORDER_FORM),
        },
      },
      payments,
    };
  },
});
