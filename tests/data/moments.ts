import type { Instant } from '#domain/core/instant.ts';

/** The default time of all tests: a Monday at noon, far from midnight in all sites' time zones. */
export const now: Instant = Date.UTC(2026, 5, 15, 12);

export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

export const yesterday: Instant = now - DAY;
export const tomorrow: Instant = now + DAY;
