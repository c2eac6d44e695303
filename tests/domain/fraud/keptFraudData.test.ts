import { expect, it } from 'vitest';
import { CONFIRMATIONS_EDITION } from '#domain/fraud/fraudData.ts';
import { fraudDraftOf, keptFraudData } from '#domain/fraud/keptFraudData.ts';
import { aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';

const CHECK = aCheck();

it('keeps what was typed and confirmed for its check alone, and nothing that opens it', () => {
  const kept = keptFraudData(CHECK, aFraudDraft());
  expect(fraudDraftOf(kept, CHECK)).toEqual(aFraudDraft());
  expect(fraudDraftOf(kept, aCheck({ transactionNumber: 'FP-1' }))).toBeNull();
  expect(fraudDraftOf(null, CHECK)).toBeNull();
  expect(JSON.stringify(kept)).not.toContain(aFraudIdent);
});

it('takes no sentence for confirmed that reads otherwise by now', () => {
  const kept = keptFraudData(CHECK, aFraudDraft());
  expect(kept.edition).toBe(CONFIRMATIONS_EDITION);
  expect(fraudDraftOf({ ...kept, edition: '2020-01' }, CHECK)).toEqual(aFraudDraft({ confirmed: [] }));
});
