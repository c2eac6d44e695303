import { chargeRefusal } from '../charge/chargeable.ts';
import { present } from '../core/present.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { decisionPage } from '../payment/decide.ts';
import type { Payment } from '../payment/payment.ts';
import { paymentState } from '../payment/outcome.ts';
import { linksOf } from '../redeem/deliver.ts';
import { redemptionAnswer } from '../redeem/redemptionAnswer.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { siteOfId } from '../core/sites.ts';
import { type Voucher, refusalOf } from '../voucher/voucher.ts';

/** Lists are about no host in particular. */
const NO_HOST = new URL('http://localhost/');

/** A voucher as `/sandbox/vouchers` lists it. */
export interface ListedVoucher
  extends Pick<
    Voucher,
    'site' | 'code' | 'serialNumber' | 'condition' | 'balanceInCent' | 'currency' | 'isPrepaid'
  > {
  /** The current refusal of the token call; absent if it returns a token. */
  readonly errorCode?: string;
  readonly reason?: string;
  /** The current refusal of the charge check, for prepaid vouchers; absent if it returns a token. */
  readonly chargeErrorCode?: string;
}

/** A payment as `/sandbox/payments` lists it. */
type ListedPayment = Wire['PaymentState'] &
  Pick<Payment, 'reference' | 'provider' | 'amountInCent' | 'currency'> & {
    readonly purpose: Payment['purpose']['kind'];
    readonly paysFor: string;
    /** The voucher of the payment, if any. */
    readonly serialNumber?: string;
    /** The page that decides the payment; absent once it is decided. */
    readonly page?: string;
  };

type ListedOrder = Wire['Redemption'] & { readonly email: string; readonly serialNumber: string };

export function listedVouchers(world: World): ListedVoucher[] {
  return world.state.vouchers.all().map((voucher) => listedVoucher(world, voucher));
}

export function listedVoucher(world: World, voucher: Voucher): ListedVoucher {
  const now = world.now();
  const { site, code, serialNumber, condition, balanceInCent, currency, isPrepaid } = voucher;
  const asking = { categoryId: siteOfId(site).categoryId, now, asked: NO_HOST };
  const refused = refusalOf(code, voucher, asking)?.body;
  const payments = world.state.till.ofVoucher(serialNumber);
  const chargeRefused = isPrepaid ? chargeRefusal(voucher, payments, now)?.body : undefined;
  return {
    site,
    code,
    serialNumber,
    condition,
    ...present({
      errorCode: refused?.errors[0]?.code,
      reason: refused?.reason,
      chargeErrorCode: chargeRefused?.errors[0]?.code,
    }),
    balanceInCent,
    currency,
    isPrepaid,
  };
}

/** Newest first. */
export function listedPayments(world: World): ListedPayment[] {
  return world.state.till.all().toReversed().map(listedPayment);
}

function listedPayment(payment: Payment): ListedPayment {
  const { reference, provider, purpose, amountInCent, currency, stage } = payment;
  return {
    reference,
    provider,
    purpose: purpose.kind,
    paysFor: purpose.describe(payment),
    ...present({ serialNumber: purpose.serialNumber }),
    amountInCent,
    currency,
    ...paymentState(payment),
    ...(stage.kind === 'awaiting-holder' && { page: decisionPage(payment) }),
  };
}

/** Newest first. */
export function listedOrders(world: World): ListedOrder[] {
  const orders = [...world.state.redemptions.values()].toReversed();
  return orders.map((order) => listedOrder(world, order));
}

/** Adds what only the operator knows. */
export function listedOrder(world: World, order: Redemption): ListedOrder {
  const { customer, quote } = order;
  const view = { links: linksOf(world, quote.id), now: world.now(), language: 'en', opens: true } as const;
  return { ...redemptionAnswer(order, view), email: customer.email, serialNumber: quote.serialNumber };
}
