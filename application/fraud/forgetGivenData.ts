import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import { fraudDraftOf } from '#domain/fraud/keptFraudData.ts';
import type { Kept } from '../kept/kept.ts';

/** Forgets the form of a check once the check needs no more data, even if another tab or device sent it. */
export function forgetGivenData(kept: Kept<'fraudDraft'>, check: FraudCheck): void {
  const isOfThis = fraudDraftOf(kept.read('fraudDraft'), check) !== null;
  if (check.state !== 'DATA_REQUIRED' && isOfThis) kept.forget('fraudDraft');
}
