import { refusal } from '../core/problem.ts';
import { type Fields, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { type Payment, type Provider, finalized } from './payment.ts';
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

/** Captures the payment of a redemption or an order for who knows its reference, and says how it stands. */
export function finalizePayment(world: World, body: Fields, asked: URL): Wire['PaymentOutcome'] {
  const payment = world.state.till.byReference(textAt(body, 'reference'));
  const field = body[ID_FIELD.unzer] === undefined ? ID_FIELD['amazon-pay'] : ID_FIELD.unzer;
  const id = textAt(body, field);
  const isIt = payment?.id === id && ID_FIELD[payment.provider] === field && payment.origin === asked.origin;
  if (!isIt || payment.purpose.kind === 'charge')
    throw refusal('PAYx1', { status: 404, pointer: '/reference', detail: 'No such payment' });
  return captureNow(world, payment);
}

/** How a payment stands, for who knows its reference; nothing in it belongs to the voucher. */
export function paymentState({ stage, orderNumber }: Payment): Wire['PaymentState'] {
  switch (stage.kind) {
    case 'awaiting-holder':
      return { state: 'processing', reason: 'awaiting-holder' };
    case 'authorised':
      return { state: 'processing', reason: 'checking' };
    case 'received':
      return { state: 'received', orderNumber };
    case 'failed':
      return { state: 'failed', reason: 'declined' };
    case 'cancelled':
      return { state: 'cancelled', reason: stage.reason };
  }
}
