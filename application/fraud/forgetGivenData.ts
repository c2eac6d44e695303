import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import type { FraudNotes } from '../ports/fraudNotes.ts';

/** Forgets what was typed for a check that needs no data any more, wherever they were given. */
export function forgetGivenData(notes: Pick<FraudNotes, 'forgetDraft'>, check: FraudCheck): void {
  if (check.state !== 'DATA_REQUIRED') notes.forgetDraft(check);
}
