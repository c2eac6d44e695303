import { type Instant, rfc3339 } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { Asking } from '../mail/mails.ts';
import type { Voucher } from '../voucher/voucher.ts';

type Outcome = 'READY' | 'REPLACED' | 'REJECTED';

/** The check of an old code. */
export interface Reactivation {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  readonly asking: Asking;
  readonly requestedAt: Instant;
  readonly readyBy: Instant;
  readonly outcome: Outcome;
  /** Whether the outcome was applied and mailed. */
  readonly settled: boolean;
}

/** Only locked old codes need a check. */
export function needsCheck({ refusedWith }: Voucher): boolean {
  return refusedWith?.code === 'VCRx13';
}

export function described(reactivation: Reactivation, now: Instant): Wire['Reactivation'] {
  const { id, outcome, readyBy, requestedAt } = reactivation;
  return {
    reactivationId: id,
    state: now < readyBy ? 'CHECKING' : outcome,
    requestedAt: rfc3339(requestedAt),
    readyBy: rfc3339(readyBy),
  };
}

export function outcomeOf({ condition }: Voucher): Outcome {
  if (condition === 'old-replaced') return 'REPLACED';
  return condition === 'old-rejected' ? 'REJECTED' : 'READY';
}
