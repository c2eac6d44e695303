/**
 * A moment in milliseconds since 1970-01-01T00:00Z. The domain never reads a clock: the present moment is an
 * argument.
 */
export type Instant = number;
