import { refusal } from '../core/problem.ts';
import { textAt } from '../core/read.ts';
import type { Fields } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { finalized } from '../payment/payment.ts';
import type { Payment, Provider } from '../payment/payment.ts';
import { paymentState } from '../payment/paymentState.ts';
import { settlePayments } from '../payment/settle.ts';
import type { Voucher } from '../voucher/voucher.ts';

/** What each provider's payments are called in the body. */
const ID_FIELD: Readonly<Record<Provider, string>> = {
  'amazon-pay': 'amazonCheckoutSessionId',
  unzer: 'chargeId',
};

/** Captures an authorised payment of this voucher and says how it stands. */
export function finalizeCharge(
  world: World,
  body: Fields,
  { provider, voucher }: { readonly provider: Provider; readonly voucher: Voucher },
): Wire['ChargeOutcome'] {
  const { till } = world.state;
  const field = ID_FIELD[provider];
  const payment = till.byId(textAt(body, field));
  if (payment?.provider !== provider || payment.serialNumber !== voucher.serialNumber)
    throw refusal('PAYx1', { status: 404, pointer: `/${field}`, detail: 'No such payment' });
  till.keep(finalized(payment, world.now()));
  settlePayments(world);
  return outcome(world, till.byId(payment.id) ?? payment);
}

function outcome(world: World, payment: Payment): Wire['ChargeOutcome'] {
  const { state, ...rest } = paymentState(payment);
  if (state === 'processing') return { state, ...rest };
  if (state !== 'received') return { state: 'failed', ...rest };
  const voucher = world.state.vouchers.bySerialNumber(payment.serialNumber);
  return {
    state,
    chargedInCent: payment.amountInCent,
    balanceInCent: voucher?.balanceInCent ?? payment.amountInCent,
    ...rest,
  };
}
