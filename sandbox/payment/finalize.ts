import { refusal } from '../core/problem.ts';
import { type Fields, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { captureNow, ID_FIELD } from './outcome.ts';

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
