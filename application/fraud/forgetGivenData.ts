import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import { fraudDraftOf } from '#domain/fraud/keptFraudData.ts';
import type { Kept } from '../kept/kept.ts';

/** Forgets what was typed for a check that needs no data any more, wherever they were given. */
export function forgetGivenData(kept: Kept<'fraudDraft'>, check: FraudCheck): void {
  const isOfThis = fraudDraftOf(kept.read('fraudDraft'), check) !== null;
  if (check.state !== 'DATA_REQUIRED' && isOfThis) kept.forget('fraudDraft');
}
