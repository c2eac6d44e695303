import type { OperationId } from '../contract/contract.ts';
import type { Trial } from '../driver/trial.ts';

/** Leads to a successful answer of each operation, with everything right. */
export type StraightWays = Partial<Record<OperationId, (trial: Trial) => Promise<unknown>>>;
