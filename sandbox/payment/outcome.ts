import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { type Payment, type Provider, finalized } from './payment.ts';
import { paymentState } from './paymentState.ts';
import { settlePayments } from './settle.ts';

/** What each provider's payments are called in the body. */
export const ID_FIELD: Readonly<Record<Provider, string>> = {
  'amazon-pay': 'amazonCheckoutSessionId',
  unzer: 'chargeId',
};

/** Captures a payment if its holder has authorised it, and says how it stands then. */
export function captureNow(world: World, payment: Payment): Wire['PaymentOutcome'] {
  const { till } = world.state;
  till.keep(finalized(payment, world.now()));
  settlePayments(world);
  const { state, ...rest } = paymentState(till.byReference(payment.reference) ?? payment);
  return { state: state === 'processing' || state === 'received' ? state : 'failed', ...rest };
}
