import type { Instant } from '../core/clock.ts';
import { present } from '../core/present.ts';
import type { World } from '../core/world.ts';
import { type Payment, advanced, voided } from './payment.ts';

/** Applies the elapsed time to all payments. A payment is received together with what it buys, or not at all. */
export function settlePayments(world: World): void {
  const { till } = world.state;
  for (const payment of till.all()) {
    const settled = advanced(payment, world.now());
    const { stage } = settled;
    if (settled !== payment)
      till.keep(stage.kind === 'received' ? captured(world, settled, stage.at) : settled);
  }
  for (const payment of till.all()) drop(payment);
}

function drop(payment: Payment): void {
  const { purpose, stage } = payment;
  if (stage.kind === 'failed' || stage.kind === 'cancelled') purpose.drop(payment, stage.at);
}

function captured(world: World, payment: Payment, at: Instant): Payment {
  const given = payment.purpose.give(payment, at);
  if (given === undefined) return voided(payment, at);
  const { reference, orderNumber, currency, amountInCent, purpose } = payment;
  const line = { at, orderNumber, reference, currency };
  const { serialNumber } = purpose;
  const paid = { kind: 'payment', amountInCent, ...present({ serialNumber }) } as const;
  world.state.till.ledger.push(...[paid, ...given].map((one) => ({ ...line, ...one })));
  return payment;
}
