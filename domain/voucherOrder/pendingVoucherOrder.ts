import type { BuyerType } from '../calendar/usableFrom.ts';
import type { Instant } from '../core/instant.ts';
import { visible } from '../core/visible.ts';
import type { Email } from '../customer/email.ts';
import type { MaskedEmail } from '../customer/maskEmail.ts';
import type { Money } from '../money/money.ts';
import type { PaymentProvider, PaymentReference } from '../payment/payment.ts';
import type { PendingPaidOrder, PendingPayment } from '../payment/pendingPayment.ts';
import type { VoucherOrder } from './voucherOrder.ts';

/** Pays part of the order; `balanceInCent` is its balance before. */
export interface ExchangedVoucher {
  readonly mark: string;
  readonly balanceInCent: number;
}

export interface PendingVoucherOrder extends PendingPaidOrder {
  readonly payment: PendingPayment;
  readonly order: VoucherOrder;
  readonly email: Email;
  readonly buyer: BuyerType;
  readonly voucher: ExchangedVoucher | null;
}

export interface VoucherOrderReceipt {
  readonly reference: PaymentReference;
  readonly orderNumber: string | null;
  readonly provider: PaymentProvider;
  readonly order: VoucherOrder;
  readonly email: MaskedEmail;
  readonly buyer: BuyerType;
  readonly paidAt: Instant;
}

/** Decides when the codes are usable: a named company counts as `company`. */
export function buyerOf(company: string): BuyerType {
  return visible(company) === '' ? 'private' : 'company';
}

/** What the order leaves on the voucher that pays part of it. */
export function leftOnVoucher(
  { balanceInCent }: ExchangedVoucher,
  { exchangedInCent, currency }: VoucherOrder,
): Money {
  return { amountInCent: Math.max(0, balanceInCent - exchangedInCent), currency };
}
