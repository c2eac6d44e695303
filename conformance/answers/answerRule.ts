import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../driver/call.ts';

/** A rule that a single answer keeps or breaks. Every answer of a run is judged by all of them. */
export interface AnswerRule {
  readonly id: string;
  readonly title: string;
  /** Words of the contract. Empty where the operation itself is the line. */
  readonly contract: string;
  /** What is wrong, in words that quote nothing of the answer. */
  readonly judge: (exchange: Exchange, contract: Contract) => readonly string[];
}
