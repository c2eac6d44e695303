import type { OperationId } from './contract/contract.ts';
import type { Finding } from './driver/finding.ts';

/** How one thing that was to be tried came out. */
export type Verdict =
  /** With a note on how much of it was tried, where that is counted. */
  | { readonly kind: 'passed' | 'failed'; readonly note?: string }
  /** With what is missing: test data, or a profile that sends the call. */
  | { readonly kind: 'not tried'; readonly why: string };

/** What a run found. */
export interface Outcome {
  readonly profile: string;
  readonly calls: ReadonlyMap<OperationId, Verdict>;
  readonly codes: ReadonlyMap<string, Verdict>;
  readonly rules: ReadonlyMap<string, Verdict>;
  readonly findings: readonly Finding[];
  /** How many items of each list of the data file were used up. */
  readonly used: ReadonlyMap<string, number>;
  readonly seed: number;
}

export function passedIn(verdicts: ReadonlyMap<string, Verdict>): number {
  return [...verdicts.values()].filter(({ kind }) => kind === 'passed').length;
}
