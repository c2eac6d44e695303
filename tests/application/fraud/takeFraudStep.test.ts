import { expect, it } from 'vitest';
import { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import { done } from '#domain/core/result.ts';
import { parseFraudData } from '#domain/fraud/fraudData.ts';
import { keptFraudData } from '#domain/fraud/keptFraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import { refusal } from '#tests/data/answers.ts';
import { type FraudTold, aCheck, aFraudDraft, aFraudIdent, fakeFraudApi } from '#tests/data/fraud.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aJpeg } from '#tests/data/pictures.ts';

const DOCUMENT_REQUIRED = aCheck({ state: 'DOCUMENT_REQUIRED' });
const PIN = '042817' as LetterPin;
const TYPED = keptFraudData(aCheck(), aFraudDraft());
const FILE = { name: 'id.jpg', kind: 'jpeg', bytes: aJpeg() } as const;

function taking(told: FraudTold) {
  const api = fakeFraudApi(told);
  const kept = fakeKept({ fraudDraft: TYPED });
  return { api, kept, take: new TakeFraudStep(api, kept) };
}

function someData() {
  const parsed = parseFraudData(aFraudDraft());
  if (!parsed.ok) throw new Error('the draft is complete');
  return parsed.value;
}

it('opens a check, and makes no call with an invalid address', async () => {
  const api = fakeFraudApi({ looks: [done(aCheck())] });
  const open = new OpenFraudCheck(api, fakeKept());
  expect(await open.execute('no')).toEqual(refusal('check-unknown'));
  expect(api.looked).toEqual([]);
  expect(await open.execute(aFraudIdent)).toEqual(done(aCheck()));
});

it.each([
  ['that needs no data any more', 'IN_REVIEW', null],
  ['that still asks for it', 'DATA_REQUIRED', TYPED],
] as const)('keeps of the draft for a check %s only what is still needed', async (_, state, still) => {
  const kept = fakeKept({ fraudDraft: TYPED });
  await new OpenFraudCheck(fakeFraudApi({ looks: [done(aCheck({ state }))] }), kept).execute(aFraudIdent);
  expect(kept.read('fraudDraft')).toEqual(still);
});

it('deletes the draft once the data have arrived, also if a lookup reports it', async () => {
  const heard = taking({ data: [done(DOCUMENT_REQUIRED)] });
  await heard.take.giveData(aFraudIdent, someData(), 'DE');
  expect(heard.kept.read('fraudDraft')).toBeNull();
  const lost = taking({ data: [refusal('timed-out')], looks: [done(DOCUMENT_REQUIRED)] });
  await lost.take.giveData(aFraudIdent, someData(), 'DE');
  expect(lost.kept.read('fraudDraft')).toBeNull();
});

it('keeps the draft if the data have not arrived', async () => {
  const { take, kept } = taking({ data: [refusal('offline')], looks: [refusal('offline')] });
  await take.giveData(aFraudIdent, someData(), 'DE');
  expect(kept.read('fraudDraft')).toEqual(TYPED);
});

it('sends the data with the site’s country', async () => {
  const { api, take } = taking({ data: [done(DOCUMENT_REQUIRED)] });
  expect(await take.giveData(aFraudIdent, someData(), 'DE')).toEqual(done(DOCUMENT_REQUIRED));
  expect(api.given).toMatchObject([{ country: 'DE', data: { city: 'Berlin' } }]);
});

it.each(['timed-out', 'unknown'] as const)(
  'looks up the check if the answer is lost, and reports its progress: %s',
  async (kind) => {
    const { take } = taking({ data: [refusal(kind)], looks: [done(DOCUMENT_REQUIRED)] });
    expect(await take.giveData(aFraudIdent, someData(), 'DE')).toEqual(done(DOCUMENT_REQUIRED));
  },
);

it.each([
  ['the step has not arrived', done(aCheck())],
  ['nobody answers', refusal('offline')],
])('reports the original problem if %s', async (_, look) => {
  const { take } = taking({ data: [refusal('timed-out')], looks: [look] });
  expect(await take.giveData(aFraudIdent, someData(), 'DE')).toEqual(refusal('timed-out'));
});

it('makes no lookup after a refusal', async () => {
  const wrong = refusal('letter-pin-wrong', { attemptsLeft: 4 });
  const { api, take } = taking({ pins: [wrong] });
  expect(await take.enterPin(aFraudIdent, PIN)).toEqual(wrong);
  expect(api.looked).toEqual([]);
});

it('sends a document and reports the upload progress', async () => {
  const parts: number[] = [];
  const { api, take } = taking({ documents: [done(aCheck({ state: 'LETTER_SENT' }))] });
  const sending = take.sendDocument(aFraudIdent, FILE, (part) => parts.push(part));
  expect(await sending.answer).toMatchObject({ ok: true, value: { state: 'LETTER_SENT' } });
  expect(parts).toEqual([0.5]);
  expect(api.sent).toEqual([FILE]);
});

it('cancels the upload of a document', async () => {
  const { api, take } = taking({ looks: [done(DOCUMENT_REQUIRED)] });
  let giveUp = () => {};
  const answer = new Promise<ReturnType<typeof refusal>>((resolve) => {
    giveUp = () => resolve(refusal('offline'));
  });
  api.sendDocument = () => ({ answer, cancel: giveUp });
  const sending = new TakeFraudStep(api, fakeKept()).sendDocument(aFraudIdent, FILE, () => {});
  sending.cancel();
  expect(await sending.answer).toEqual(refusal('offline'));
  expect(await take.sendDocument('no', FILE, () => {}).answer).toEqual(refusal('check-unknown'));
});

it('keeps the draft for another check', async () => {
  const kept = fakeKept({ fraudDraft: { ...TYPED, of: 'FP-1' } });
  const api = fakeFraudApi({ looks: [done(aCheck({ state: 'IN_REVIEW' }))] });
  await new OpenFraudCheck(api, kept).execute(aFraudIdent);
  expect(kept.read('fraudDraft')?.of).toBe('FP-1');
});
