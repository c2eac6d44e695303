import type { Instant } from '#domain/core/instant.ts';

/** Tells the backend's time as far as it is known, because a device's clock may be hours off. */
export interface Clock {
  /** Epoch milliseconds (UTC). May jump when a response of the backend proves the device's clock wrong. */
  now(): Instant;
}
