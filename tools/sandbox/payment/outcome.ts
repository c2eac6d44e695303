import { refusal } from '../core/problem.ts';
import { type Fields, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { FINALIZE_PATH, type Payment, type Provider, finalized } from './payment.ts';
import { settlePayments } from './settle.ts';

/** The body field that holds the payment's id. */
export const ID_FIELD: Readonly<Record<Provider, string>> = {
  'amazon-pay': 'amazonCheckoutSessionId',
  unzer: 'chargeId',
};

/** Captures an authorised payment and returns its new state. */
export function captureNow(world: World, payment: Payment): Wire['PaymentOutcome'] {
  const { till } = world.state;
  till.keep(finalized(payment, world.now()));
  settlePayments(world);
  const { state, ...rest } = paymentState(till.byReference(payment.reference) ?? payment);
  return { state: state === 'processing' || state === 'received' ? state : 'failed', ...rest };
}

/** Captures a payment that needs no token for it. The reference authorises the call. */
export function finalizePayment(world: World, body: Fields, asked: URL): Wire['PaymentOutcome'] {
  const payment = world.state.till.byReference(textAt(body, 'reference'));
  const field = body[ID_FIELD.unzer] === undefined ? ID_FIELD['amazon-pay'] : ID_FIELD.unzer;
  const id = textAt(body, field);
  const isIt = payment?.id === id && ID_FIELD[payment.provider] === field && payment.origin === asked.origin;
  if (!isIt || payment.purpose.finalizePath !== FINALIZE_PATH)
    throw refusal('PAYx1', { status: 404, pointer: '/reference', detail: 'No such payment' });
  return captureNow(world, payment);
}

/** The state of a payment. The reference authorises the call, so it contains no data of the voucher. */
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
