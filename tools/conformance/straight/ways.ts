import { PAYING } from './paying.ts';
import { READING } from './reading.ts';
import { REDEEMING } from './redeeming.ts';
import { SERVING } from './serving.ts';
import type { StraightWays } from './straight.ts';

/** One for each of the contract's operations; a test compares the two lists. */
export const STRAIGHT_WAYS: StraightWays = { ...READING, ...REDEEMING, ...PAYING, ...SERVING };
