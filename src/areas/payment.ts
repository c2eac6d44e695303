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
import { type PaymentServices, PAYMENT } from '#ui/orders/payment/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

const PAYMENT_TOKENS = { orders: token<PaymentServices['orders']>('PaidOrders') } as const;

/** Payments of all order kinds: their runs, the providers, and the return from a provider. */
export const payment = areaOf(PAYMENT, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass } = binding(bind);
    bindClass(ChargeKind);
    bindClass(FinishCharge, SHARED.kept, TOKENS.clock);
    bindClass(VoucherOrderKind, VoucherStore, EndVoucher, RefreshToken);
    bindClass(FinishVoucherOrder, SHARED.kept, SpendVoucher, TOKENS.clock);
    bind(PAYMENT_TOKENS.orders).toResolvedValue(
      (kept, payments, storage, turns, clock, charge, finishCharge, voucherOrder, finishVoucherOrder) => {
        const runOf = <K extends PaidKind, Body extends PaidBody, Value>(
          rules: PaidRules<K, Body, Value>,
          finish: { execute(value: Value, order: PaidKinds[K]['order']): void },
          form: PendingOrderForm<PaidKinds[K]['order']>,
        ) => {
          const kind = new GatewayOrder(rules, payments, finish);
          const store = new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), form);
          return new OrderRun(() => kind, store, turns, clock);
        };
        return {
          charge: { ...beforeCharge(kept), run: runOf(charge, finishCharge, CHARGE_FORM) },
          'voucher-order': {
            ...beforeVoucherOrder(kept),
            run: runOf(voucherOrder, finishVoucherOrder, VOUCHER_ORDER_FORM),
          },
        };
      },
      [
        SHARED.kept,
        KnownPayments,
        TOKENS.tabStorage,
        PressTurns,
        TOKENS.clock,
        ChargeKind,
        FinishCharge,
        VoucherOrderKind,
        FinishVoucherOrder,
      ],
    );
  }),
  record: (container) => ({
    loadPayments: container.get(TOKENS.loadPayments),
    newPaymentReference,
    orders: container.get(PAYMENT_TOKENS.orders),
    payments: container.get(KnownPayments),
  }),
});
