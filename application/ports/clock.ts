import type { Instant } from '#domain/core/instant.ts';

/** Tells the time by the backend's clock, as far as it is known: the clock of a holder's device may be hours off. */
export interface Clock {
  /** Epoch milliseconds (UTC). May jump when an answer of the backend proves the device's clock wrong. */
  now(): Instant;
}
