import type { Instant } from '../core/instant.ts';

/**
 * What can happen to an order (contract): it reaches a status, its delivery reaches a state, or something in between.
 */
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

/** Something that happened to an order. Lists are in order, the oldest first. */
export interface TimelineEntry {
  readonly state: TimelineState;
  readonly at: Instant;
  /** A plain sentence of the backend; null if it has nothing to add. */
  readonly text: string | null;
}
