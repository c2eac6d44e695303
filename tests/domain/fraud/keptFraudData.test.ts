import { expect, it } from 'vitest';
import { CONFIRMATIONS_EDITION } from '#domain/fraud/fraudData.ts';
import { fraudDraftOf, keptFraudData } from '#domain/fraud/keptFraudData.ts';
import { aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';

const CHECK = aCheck();

it('restores a draft for its own check only, and stores no ident', () => {
  const kept = keptFraudData(CHECK, aFraudDraft());
  expect(fraudDraftOf(kept, CHECK)).toEqual(aFraudDraft());
  expect(fraudDraftOf(kept, aCheck({ transactionNumber: 'FP-1' }))).toBeNull();
  expect(fraudDraftOf(null, CHECK)).toBeNull();
  expect(JSON.stringify(kept)).not.toContain(aFraudIdent);
});

it('drops the confirmations of an earlier edition of their sentences', () => {
  const kept = keptFraudData(CHECK, aFraudDraft());
  expect(kept.edition).toBe(CONFIRMATIONS_EDITION);
  expect(fraudDraftOf({ ...kept, edition: '2020-01' }, CHECK)).toEqual(aFraudDraft({ confirmed: [] }));
});
