import { ContainerModule } from 'inversify';
import { prepareCharge } from '#application/charge/prepareCharge.ts';
import { prepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { ChargeKind, type ChargeRun } from '#application/charge/chargeKind.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { VoucherOrderKind, type VoucherOrderRun } from '#application/voucherOrder/voucherOrderKind.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import type { PendingCharge } from '#domain/charge/chargeOrder.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { newPaymentReference } from '#infrastructure/ids/paymentReferences.ts';
import { CHARGE_FORM } from '#infrastructure/kept/pendingCharge.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserPendingOrderStore } from '#infrastructure/kept/browserPendingOrderStore.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/pendingVoucherOrder.ts';
import { PAYMENT } from '#ui/orders/payment/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';
import { SHARED } from './sharedTokens.ts';

const PAYMENT_TOKENS = {
  chargeStore: token<PendingOrderStore<PendingCharge>>('ChargeStore'),
  chargeRun: token<ChargeRun>('ChargeRun'),
  newPaymentReference: token<() => PaymentReference>('NewPaymentReference'),
  voucherOrderStore: token<PendingOrderStore<PendingVoucherOrder>>('VoucherOrderStore'),
  voucherOrderRun: token<VoucherOrderRun>('VoucherOrderRun'),
} as const;

/** Payments of all order kinds: their runs, the providers, and the return from a provider. */
export const payment = areaOf(PAYMENT, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass } = binding(bind);
    bind(PAYMENT_TOKENS.newPaymentReference).toConstantValue(newPaymentReference);
    bind(PAYMENT_TOKENS.chargeStore).toResolvedValue(
      (storage) => new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), CHARGE_FORM),
      [TOKENS.tabStorage],
    );
    bindClass(ChargeKind);
    bindClass(FinishCharge, SHARED.kept, TOKENS.clock);
    bind(PAYMENT_TOKENS.chargeRun).toResolvedValue(
      (rules, payments, finish, pendingStore, turns, clock) => {
        const kind = new GatewayOrder(rules, payments, finish);
        return new OrderRun(() => kind, pendingStore, turns, clock);
      },
      [ChargeKind, KnownPayments, FinishCharge, PAYMENT_TOKENS.chargeStore, PressTurns, TOKENS.clock],
    );
    bind(PAYMENT_TOKENS.voucherOrderStore).toResolvedValue(
      (storage) => new BrowserPendingOrderStore(storage, new OpenOrderLook(storage), VOUCHER_ORDER_FORM),
      [TOKENS.tabStorage],
    );
    bindClass(VoucherOrderKind, VoucherStore, EndVoucher, RefreshToken);
    bindClass(FinishVoucherOrder, SHARED.kept, SpendVoucher, TOKENS.clock);
    bind(PAYMENT_TOKENS.voucherOrderRun).toResolvedValue(
      (rules, payments, finish, pendingStore, turns, clock) => {
        const kind = new GatewayOrder(rules, payments, finish);
        return new OrderRun(() => kind, pendingStore, turns, clock);
      },
      [
        VoucherOrderKind,
        KnownPayments,
        FinishVoucherOrder,
        PAYMENT_TOKENS.voucherOrderStore,
        PressTurns,
        TOKENS.clock,
      ],
    );
  }),
  record: (container) => ({
    chargeRun: container.get(PAYMENT_TOKENS.chargeRun),
    kept: storedValues(container, SHARED.kept),
    loadPayments: container.get(TOKENS.loadPayments),
    newPaymentReference: container.get(PAYMENT_TOKENS.newPaymentReference),
    payments: container.get(KnownPayments),
    prepareCharge: prepareCharge(container.get(SHARED.kept)),
    prepareVoucherOrder: prepareVoucherOrder(container.get(SHARED.kept)),
    voucherOrderRun: container.get(PAYMENT_TOKENS.voucherOrderRun),
  }),
});
