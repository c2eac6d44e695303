import type { Delivery } from './delivery.ts';
import { type RedemptionStatus, progressOf } from './redemption.ts';

/** How an order, or one line of it, stands in a word. */
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

/**
 * Returns how an order stands. Money that is held or came back outranks every delivery; an order without a word about
 * its delivery counts as sent, since it was accepted and there is nothing to wait for here.
 */
export function standingOf(status: RedemptionStatus, delivery: Pick<Delivery, 'state'> | null): Standing {
  const progress = progressOf(status);
  if (progress !== 'on-its-way') return progress;
  return delivery === null ? 'sent' : OF_DELIVERY[delivery.state];
}
