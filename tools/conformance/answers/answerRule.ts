import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../driver/call.ts';
import type { Flaw } from '../driver/finding.ts';

/** What is wrong with an answer. */
export interface Said extends Pick<Flaw, 'cause' | 'spoils'> {
  readonly says: string;
}

/** A rule that a single answer keeps or breaks. Every answer of a run is judged by all rules that are about it. */
export interface AnswerRule {
  readonly id: string;
  readonly title: string;
  /** Words of the contract. Empty where the operation itself is the line. */
  readonly contract: string;
  /** Whether the rule can be broken by such an answer; left out where every answer can break it. */
  readonly isAbout?: (exchange: Exchange) => boolean;
  /** What is wrong, in words that quote nothing of the answer. */
  readonly judge: (exchange: Exchange, contract: Contract) => readonly (string | Said)[];
}
