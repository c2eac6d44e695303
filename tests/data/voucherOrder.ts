import type { OfferApi } from '#application/voucherOrder/listOffers.ts';
import { done } from '#domain/core/result.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import type { Offers } from '#domain/voucherOrder/offers.ts';
import type { OrderEntry } from '#domain/voucherOrder/orderEntry.ts';
import type { VoucherOrder } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt, PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { type Answer, inTurn } from './answers.ts';
import { aCustomer } from './customer.ts';
import { now } from './moments.ts';
import { aPayment } from './payment.ts';

/** Three vouchers of 25 euros with a bonus of 2.50 each, or up to twenty of 25 or 50 euros. */
export function someOffers(about: Partial<Offers> = {}): Offers {
  return {
    currency: 'EUR',
    starterBundle: { quantity: 3, valueInCent: 25_00, bonusInCent: 2_50 },
    promotion: {
      minQuantity: 1,
      maxQuantity: 20,
      values: [
        { valueInCent: 25_00, bonusInCent: 0 },
        { valueInCent: 50_00, bonusInCent: 5_00 },
      ],
      exchange: true,
    },
    ...about,
  };
}

/** Two vouchers of 50 euros; 20 euros are exchanged. */
export const AN_ENTRY: OrderEntry = {
  offer: 'promotion',
  quantity: 2,
  valueInCent: 50_00,
  exchanges: true,
  exchangeText: '20',
};

/** The order of `AN_ENTRY`. */
export function aVoucherOrder(about: Partial<VoucherOrder> = {}): VoucherOrder {
  return {
    offer: 'promotion',
    quantity: 2,
    valueInCent: 50_00,
    bonusInCent: 5_00,
    exchangedInCent: 20_00,
    currency: 'EUR',
    ...about,
  };
}

/** This order pending by card, with 60 euros on the voucher of the mark `123456789`. */
export function aPendingVoucherOrder(about: Partial<PendingVoucherOrder> = {}): PendingVoucherOrder {
  return {
    payment: aPayment({ amountInCent: 80_00 }),
    order: aVoucherOrder(),
    email: aCustomer().email,
    buyer: 'private',
    voucher: { mark: '123456789', balanceInCent: 60_00 },
    standing: 'paying',
    ...about,
  };
}

/** The receipt of this order. */
export function anOrderReceipt(about: Partial<VoucherOrderReceipt> = {}): VoucherOrderReceipt {
  const { payment, order, email, buyer } = aPendingVoucherOrder();
  const { reference, provider } = payment;
  return {
    reference,
    provider,
    orderNumber: '482910555',
    order,
    email: maskEmail(email),
    buyer,
    paidAt: now,
    ...about,
  };
}

/** The tab's stored values about orders of vouchers. */
export interface VoucherOrdersKept {
  entry?: Partial<OrderEntry>;
  order?: VoucherOrder;
  receipt?: VoucherOrderReceipt;
}

export function fakeOfferApi(answers?: readonly Answer<Offers>[]) {
  const asked: string[] = [];
  const none = async () => done(someOffers({ starterBundle: null, promotion: null }));
  return { asked, offers: answers ? inTurn(asked, answers) : none } satisfies OfferApi & { asked: string[] };
}
