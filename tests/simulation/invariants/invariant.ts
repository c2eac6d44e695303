import type { Observer } from '../Observer.ts';

/** Judges the world after a step. Returns what is wrong, in one plain sentence, or null. */
export type Invariant = (seen: Observer) => string | null;
