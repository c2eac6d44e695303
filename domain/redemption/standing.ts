import type { Delivery } from './delivery.ts';
import { type RedemptionStatus, progressOf } from './redemption.ts';

export const STANDINGS = [
  'preparing',
  'sent',
  'ready',
  'delayed',
  'undeliverable',
  'on-hold',
  'returned',
] as const;
export type Standing = (typeof STANDINGS)[number];

const OF_DELIVERY = {
  PENDING: 'preparing',
  SENT: 'sent',
  READY: 'ready',
  DELAYED: 'delayed',
  FAILED: 'undeliverable',
} as const satisfies Record<Delivery['state'], Standing>;

/** Held or returned money outranks the delivery. Without a delivery, an accepted order counts as sent. */
export function standingOf(status: RedemptionStatus, delivery: Pick<Delivery, 'state'> | null): Standing {
  const progress = progressOf(status);
  if (progress !== 'on-its-way') return progress;
  return delivery === null ? 'sent' : OF_DELIVERY[delivery.state];
}
