/** Milliseconds since the Unix epoch. The domain never reads a clock: callers pass the current time. */
export type Instant = number;
