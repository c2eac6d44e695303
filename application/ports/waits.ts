import type { Wait } from '#domain/voucher/backOff.ts';

/** How long this tab has to wait before it may send another code; a reload does not shorten it (fortress B). */
export interface Waits {
  /** No refusals and no wait if nothing is stored. */
  read(): Wait;
  write(wait: Wait): void;
}
