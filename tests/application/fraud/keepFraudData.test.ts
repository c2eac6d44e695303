import { expect, it } from 'vitest';
import { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import { fraudDraftOf } from '#domain/fraud/keptFraudData.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aCheck, aFraudDraft } from '#tests/data/fraud.ts';

it('stores the draft of a check, and replaces that of another', () => {
  const kept = fakeKept();
  const keep = new KeepFraudData(kept);
  const other = aCheck({ transactionNumber: 'FP-1' });
  keep.execute(other, aFraudDraft({ confirmed: [] }));
  keep.execute(aCheck(), aFraudDraft());
  expect(fraudDraftOf(kept.read('fraudDraft'), aCheck())).toEqual(aFraudDraft());
  expect(fraudDraftOf(kept.read('fraudDraft'), other)).toBeNull();
});
