import type { Instant } from '../core/clock.ts';
import { present } from '../core/present.ts';
import type { World } from '../core/world.ts';
import { failRedemption, giveRedemption } from '../redeem/difference.ts';
import { giveOrder } from '../voucherOrder/give.ts';
import { type Payment, advanced, voided } from './payment.ts';
import type { Given } from './till.ts';

/** Applies the elapsed time to all payments. A payment is received together with what it buys, or not at all. */
export function settlePayments(world: World): void {
  const { till } = world.state;
  for (const payment of till.all()) {
    const settled = advanced(payment, world.now());
    const { stage } = settled;
    if (settled !== payment)
      till.keep(stage.kind === 'received' ? captured(world, settled, stage.at) : settled);
  }
  for (const payment of till.all()) drop(world, payment);
}

/** A redemption fails when its payment fails. */
function drop(world: World, payment: Payment): void {
  const { purpose, stage } = payment;
  const isOver = stage.kind === 'failed' || stage.kind === 'cancelled';
  if (isOver && purpose.kind === 'redemption') failRedemption(world, payment, purpose.redeemId, stage.at);
}

function captured(world: World, payment: Payment, at: Instant): Payment {
  const given = give(world, payment, at);
  if (given === undefined) return voided(payment, at);
  const { reference, orderNumber, currency, amountInCent, purpose } = payment;
  const line = { at, orderNumber, reference, currency };
  const { serialNumber } = purpose;
  const paid = { kind: 'payment', amountInCent, ...present({ serialNumber }) } as const;
  world.state.till.ledger.push(...[paid, ...given].map((one) => ({ ...line, ...one })));
  return payment;
}

/** Gives what a payment buys; `undefined` if that is no longer possible. */
function give(world: World, payment: Payment, at: Instant): readonly Given[] | undefined {
  const { purpose, amountInCent } = payment;
  switch (purpose.kind) {
    case 'charge':
      return topUp(world, purpose.serialNumber, amountInCent);
    case 'redemption':
      return giveRedemption(world, payment, purpose.redeemId, at);
    case 'order':
      return giveOrder(world, payment, at);
  }
}

function topUp(world: World, serialNumber: string, amountInCent: number): readonly Given[] {
  const { vouchers } = world.state;
  const voucher = vouchers.bySerialNumber(serialNumber);
  if (voucher === undefined) throw new RangeError(`There is no voucher ${serialNumber}.`);
  vouchers.credit(voucher, amountInCent);
  return [{ kind: 'charge', serialNumber, amountInCent }];
}
