import type { Instant } from '../core/instant.ts';

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

/** Lists are sorted oldest first. */
export interface TimelineEntry {
  readonly state: TimelineState;
  readonly at: Instant;
  readonly text: string | null;
}
