import type { Instant } from '#domain/core/instant.ts';

/** The time as the backend counts it, as far as that is known: a holder's device may be hours off. */
export interface Clock {
  now(): Instant;
}
