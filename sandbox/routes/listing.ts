import { chargeRefusal } from '../charge/chargeable.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { decisionPage } from '../payment/decide.ts';
import type { Payment } from '../payment/payment.ts';
import { paymentState } from '../payment/paymentState.ts';
import { paysFor } from '../payment/paysFor.ts';
import { linksOf } from '../redeem/deliver.ts';
import { redemptionAnswer } from '../redeem/redemptionAnswer.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { siteOfId } from '../core/sites.ts';
import { refusalOf } from '../voucher/voucher.ts';
import type { Voucher, VoucherCondition } from '../voucher/voucher.ts';

/** A voucher as `/sandbox/vouchers` lists it. */
export interface ListedVoucher {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: VoucherCondition;
  /** What the token call of its site answers now; absent where it gives a token. */
  readonly errorCode?: string;
  readonly reason?: string;
  /** What the charge check answers now, for prepaid ones; absent where it gives a token. */
  readonly chargeErrorCode?: string;
  readonly balanceInCent: number;
  readonly currency: string;
  readonly isPrepaid: boolean;
}

/** A payment as `/sandbox/payments` lists it. */
type ListedPayment = Wire['PaymentState'] &
  Pick<Payment, 'reference' | 'provider' | 'amountInCent' | 'currency'> & {
    readonly purpose: Payment['purpose']['kind'];
    /** In words. */
    readonly paysFor: string;
    /** The voucher it concerns, if there is one. */
    readonly serialNumber?: string;
    /** Where it can be decided, while it waits for its holder. */
    readonly page?: string;
  };

type ListedOrder = Wire['Redemption'] & { readonly email: string; readonly serialNumber: string };

export function listedVoucher(world: World, voucher: Voucher): ListedVoucher {
  const now = world.now();
  const { site, code, serialNumber, condition, balanceInCent, currency, isPrepaid } = voucher;
  const asking = { categoryId: siteOfId(site).categoryId, now, asked: new URL('http://localhost/') };
  const refused = refusalOf(code, voucher, asking)?.body;
  const errorCode = refused?.errors[0]?.code;
  return {
    site,
    code,
    serialNumber,
    condition,
    ...(errorCode !== undefined && { errorCode }),
    ...(refused?.reason !== undefined && { reason: refused.reason }),
    ...(isPrepaid && chargeErrorIn(world, voucher)),
    balanceInCent,
    currency,
    isPrepaid,
  };
}

function chargeErrorIn(world: World, voucher: Voucher): { readonly chargeErrorCode?: string } {
  const payments = world.state.till.ofVoucher(voucher.serialNumber);
  const chargeErrorCode = chargeRefusal(voucher, payments, world.now())?.body.errors[0]?.code;
  return chargeErrorCode === undefined ? {} : { chargeErrorCode };
}

export function listedPayment(world: World, payment: Payment): ListedPayment {
  const { reference, provider, purpose, amountInCent, currency, stage } = payment;
  return {
    reference,
    provider,
    purpose: purpose.kind,
    paysFor: paysFor(world, payment),
    ...(purpose.serialNumber !== undefined && { serialNumber: purpose.serialNumber }),
    amountInCent,
    currency,
    ...paymentState(payment),
    ...(stage.kind === 'awaiting-holder' && { page: decisionPage(payment) }),
  };
}

/** A redemption with what only the operator knows of it. */
export function listedOrder(world: World, order: Redemption): ListedOrder {
  const { customer, quote } = order;
  const view = { links: linksOf(world, quote.id), now: world.now(), language: 'en', opens: true } as const;
  return { ...redemptionAnswer(order, view), email: customer.email, serialNumber: quote.serialNumber };
}
