import type { OrderRun } from '#application/orders/orderRun.ts';
import type { BeforePayment } from '#application/payment/gatewayOrder.ts';
import type { KnownPayments } from '#application/payment/knownPayments.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { areaKey } from '../../session/area.ts';

/** The kinds of orders that are always paid. */
export type AlwaysPaid = Exclude<PaidKind, 'redemption'>;

/** What the pages of one of these kinds use. */
interface PaidOrders<K extends AlwaysPaid> extends BeforePayment<PaidKinds[K]['prepare']> {
  readonly run: OrderRun<PaidKinds[K]['order'], PaidKinds[K]['body'], PaidKinds[K]['received']>;
}

/** Services record of the payment area; pages of every paid order use it beside their own. */
export interface PaymentServices {
  readonly loadPayments: LoadPayments<HTMLElement>;
  readonly newPaymentReference: () => PaymentReference;
  readonly orders: { readonly [K in AlwaysPaid]: PaidOrders<K> };
  /** Looks up a payment of which this tab may know only the reference. */
  readonly payments: Pick<KnownPayments, 'state'>;
}

export const PAYMENT = areaKey<PaymentServices>('payment');
