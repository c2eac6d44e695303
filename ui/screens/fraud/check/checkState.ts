import type { Instant } from '#domain/core/instant.ts';
import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** State of the current step. */
export type StepState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  /** A document is being uploaded; `part` is the progress from 0 to 1. */
  | { readonly kind: 'sending'; readonly part: number; readonly cancel: () => void }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly problem: Problem };

export type CheckPageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'shown';
      readonly check: FraudCheck;
      readonly step: StepState;
      readonly lookedAt: Instant;
    };
