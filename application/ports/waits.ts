import type { Wait } from '#domain/voucher/backOff.ts';

/** How long this tab has to wait before it may ask for another code: a reload shortens nothing (fortress B). */
export interface Waits {
  read(): Wait;
  write(wait: Wait): void;
}
