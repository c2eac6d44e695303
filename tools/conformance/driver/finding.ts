import type { OperationId } from '../contract/contract.ts';
import type { Exchange } from './call.ts';

/** What a rule found: literals, numbers and statuses. Values that were sent or answered stay in `at`. */
export interface Flaw {
  readonly says: string;
  /** The calls that show it, in their order. */
  readonly at: readonly Exchange[];
  /** The call that it is about, where no exchange shows it. */
  readonly operation?: OperationId;
  /** What is broken, the same for all flaws that have one cause. Never shown; default: the rule and its words. */
  readonly cause?: string;
  /** Nothing of its answers can be read, so that other flaws that they show follow from this one. */
  readonly spoils?: boolean;
}

/** A flaw together with the rule that it breaks. */
export interface Finding extends Flaw {
  readonly rule: string;
  /** Words of the contract, which name the line. Empty where the operation itself is the line. */
  readonly contract: string;
  /** What was being tried: the id that repeats it. */
  readonly during: string;
}

export function flaw(says: string, ...at: readonly Exchange[]): Flaw {
  return { says, at };
}
