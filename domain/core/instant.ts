/** A moment in milliseconds since 1970-01-01T00:00Z. The domain never asks what time it is: it is told. */
export type Instant = number;
