import type { Flaw } from '../driver/finding.ts';
import type { Trial } from '../driver/trial.ts';

/** A rule beyond the shape of single answers: it takes calls and yields what is wrong. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** A tag of the contract. */
  readonly area: string;
  /** Words of the contract, on one line of it. */
  readonly contract: string;
  readonly check: (trial: Trial) => AsyncIterable<Flaw>;
}
