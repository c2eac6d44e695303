import type { Instant } from '../core/instant.ts';

/** What can happen to an order (contract): a status, a state of its delivery, or an event between them. */
export const TIMELINE_STATES = [
  'ACCEPTED',
  'PAYMENT_PENDING',
  'PROCESSING',
  'ON_HOLD',
  'RELEASED',
  'DELAYED',
  'READY',
  'SENT',
  'EMAIL_CORRECTED',
  'COMPLETED',
  'FAILED',
  'RETURNED_TO_BALANCE',
] as const;
export type TimelineState = (typeof TIMELINE_STATES)[number];

/** One thing that has happened; lists of them are in order, the oldest first. */
export interface TimelineEntry {
  readonly state: TimelineState;
  readonly at: Instant;
  /** Plain words of the backend, where there is more to say. */
  readonly text: string | null;
}
