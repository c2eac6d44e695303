import type { Instant } from '#domain/core/instant.ts';

/** Tells the backend's time as far as it is known, because a device's clock may be hours off. */
export interface Clock {
  /** Epoch milliseconds (UTC). May jump when a response of the backend proves the device's clock wrong. */
  now(): Instant;
}

/** Tells the time of the device's own clock, for what one document stores and the next one compares. */
export interface DeviceClock {
  /** Epoch milliseconds (UTC). A new document knows it before any response of the backend. */
  deviceNow(): Instant;
}
