import { expect, it } from 'vitest';
import { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import { fraudDraftOf } from '#domain/fraud/keptFraudData.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aCheck, aFraudDraft } from '#tests/data/fraud.ts';

it('keeps what is typed for a check, in place of what was typed for another', () => {
  const kept = fakeKept();
  const keep = new KeepFraudData(kept);
  const other = aCheck({ transactionNumber: 'FP-1' });
  keep.execute(other, aFraudDraft({ confirmed: [] }));
  keep.execute(aCheck(), aFraudDraft());
  expect(fraudDraftOf(kept.read('fraudDraft'), aCheck())).toEqual(aFraudDraft());
  expect(fraudDraftOf(kept.read('fraudDraft'), other)).toBeNull();
});
