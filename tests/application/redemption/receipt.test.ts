import { expect, it } from 'vitest';
import { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { done, refused } from '#domain/core/result.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { Redemption, RedemptionId } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { fakeEmailApi, fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { pending } from '#tests/data/pending.ts';
import { aReceipt, aRedemption, aRedemptionId, aStatusToken } from '#tests/data/redemption.ts';

const SENT: Delivery = { state: 'SENT', kind: 'EMAIL', promisedBy: null };
const RIGHT = 'ada.right@post.example' as Email;

const waiting = aReceipt({ redemption: aRedemption({ status: 'PROCESSING', statusToken: aStatusToken }) });
const arrived = aRedemption({ statusToken: aStatusToken, delivery: SENT });

it('looks up the redemption with its status token, and stores the answer', async () => {
  const asked: unknown[] = [];
  const receipts = lastReceipt(waiting);
  const api = {
    find: async (...question: unknown[]) => {
      asked.push(question);
      return done(arrived);
    },
  };
  const expected = { ...waiting, redemption: arrived };
  expect(await new RefreshReceipt(api, receipts).execute(waiting)).toEqual(done(expected));
  expect(asked).toEqual([[aRedemptionId, aStatusToken]]);
  expect(receipts.read()).toEqual(expected);
});

it('keeps the receipt if the lookup fails, or if the answer is about something else', async () => {
  const receipts = lastReceipt(waiting);
  const api = fakeRedemptionApi({
    found: [refusal('offline'), done(null), done({ ...arrived, currency: 'USD' })],
  });
  const refresh = new RefreshReceipt(api, receipts);
  expect(await refresh.execute(waiting)).toEqual(refusal('offline'));
  expect(await refresh.execute(waiting)).toEqual(refusal('order-undeterminable'));
  expect(await refresh.execute(waiting)).toEqual(refusal('order-undeterminable'));
  expect(receipts.read()).toBe(waiting);
});

it.each<[Redemption['status'], Redemption['status'], boolean]>([
  ['COMPLETED', 'FAILED', false],
  ['PROCESSING', 'PAYMENT_PENDING', false],
  ['RETURNED_TO_BALANCE', 'COMPLETED', false],
  ['ACCEPTED', 'FAILED', true],
])(
  'keeps a receipt with the status %s if the answer contradicts it with %s (paid: %s), and reports the money as unknown',
  async (before, told, isPaid) => {
    const paid = isPaid
      ? { reference: 'r' as PaymentReference, provider: 'card' as const, amountInCent: 5_00 }
      : null;
    const known = aReceipt({ redemption: aRedemption({ status: before }), paid });
    const receipts = lastReceipt(known);
    const api = fakeRedemptionApi({ found: [done(aRedemption({ status: told }))] });
    expect(await new RefreshReceipt(api, receipts).execute(known)).toEqual(
      refused({ kind: 'redemption-unclear', moneyState: 'unknown' }),
    );
    expect(receipts.read()).toBe(known);
  },
);

it('does not restore a receipt that was deleted during the lookup', async () => {
  const receipts = lastReceipt();
  const api = fakeRedemptionApi({ found: [done(arrived)] });
  expect((await new RefreshReceipt(api, receipts).execute(waiting)).ok).toBe(true);
  expect(receipts.read()).toBeNull();
});

it('keeps an address that was corrected during the lookup', async () => {
  const receipts = lastReceipt(waiting);
  const answer = pending<Answer<Redemption | null>>();
  const asking = new RefreshReceipt({ find: () => answer.promise }, receipts).execute(waiting);
  receipts.write({ ...waiting, email: RIGHT });
  answer.answer(done(arrived));
  const expected = { ...waiting, email: RIGHT, redemption: arrived };
  expect(await asking).toEqual(done(expected));
  expect(receipts.read()).toEqual(expected);
});

it('keeps the new state of a redemption whose address is being corrected', async () => {
  const receipts = lastReceipt({ ...waiting, redemption: arrived });
  const api = fakeEmailApi({ answers: [done(SENT)] });
  const answer = await new CorrectEmail(api, receipts, fakeKept()).execute(waiting, RIGHT);
  const expected = { ...waiting, email: RIGHT, redemption: arrived };
  expect(answer).toEqual(done(expected));
  expect(receipts.read()).toEqual(expected);
});

it.each([
  ['removed', null],
  ['another redemption’s', aReceipt({ redemption: aRedemption({ id: 'another' as RedemptionId }) })],
])('does not restore a receipt after a correction once it is %s', async (_how, left) => {
  const receipts = lastReceipt(left);
  const api = fakeEmailApi({ answers: [done(SENT)] });
  expect((await new CorrectEmail(api, receipts, fakeKept()).execute(waiting, RIGHT)).ok).toBe(true);
  expect(receipts.read()).toBe(left);
});

it('corrects an address for the mail, the receipt and the next form', async () => {
  const receipts = lastReceipt(waiting);
  const kept = fakeKept({ customerDraft: aCustomerDraft() });
  const api = fakeEmailApi({ answers: [done(SENT)] });
  const answer = await new CorrectEmail(api, receipts, kept).execute(waiting, RIGHT);
  const expected = { ...waiting, email: RIGHT, redemption: { ...waiting.redemption, delivery: SENT } };
  expect(answer).toEqual(done(expected));
  expect(api.corrected).toEqual([{ id: aRedemptionId, token: aStatusToken, email: RIGHT }]);
  expect(receipts.read()).toEqual(expected);
  expect(kept.read('customerDraft')).toMatchObject({ email: RIGHT, repeatEmail: RIGHT });
});

it('does not restore a form that was cleared', async () => {
  const kept = fakeKept();
  const api = fakeEmailApi({ answers: [done(SENT)] });
  await new CorrectEmail(api, lastReceipt(waiting), kept).execute(waiting, RIGHT);
  expect(kept.read('customerDraft')).toBeNull();
});

it('changes nothing if the address can no longer be corrected', async () => {
  const receipts = lastReceipt(waiting);
  const api = fakeEmailApi({ answers: [refusal('code-revealed')] });
  const correct = new CorrectEmail(api, receipts, fakeKept());
  expect(await correct.execute(waiting, RIGHT)).toEqual(refusal('code-revealed'));
  expect(receipts.read()).toBe(waiting);
});

it('makes no lookup without a status token', async () => {
  const api = fakeEmailApi({});
  const correct = new CorrectEmail(api, lastReceipt(), fakeKept());
  expect(await correct.execute(aReceipt(), RIGHT)).toEqual(refusal('session-expired'));
  expect(api.corrected).toEqual([]);
});
