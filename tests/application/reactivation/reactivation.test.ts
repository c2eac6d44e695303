import { expect, it } from 'vitest';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aReactivation, fakeReactivationApi } from '#tests/data/reactivation.ts';

const WISH = {
  code: '2345678923456789' as VoucherCode,
  email: 'ada@mail.example' as Email,
  captcha: 'proof',
};

it('stores the id of the requested check', async () => {
  const kept = fakeKept();
  const api = fakeReactivationApi({ requested: [done(aReactivation())] });
  expect(await new RequestReactivation(api, kept).execute(WISH)).toEqual(done(aReactivation()));
  expect(kept.read('reactivation')).toBe(aReactivation().id);
});

it('stores nothing if no check was started', async () => {
  const kept = fakeKept();
  const api = fakeReactivationApi({
    requested: [done(aReactivation({ state: 'NOT_NEEDED' })), refusal('code-unknown')],
  });
  await new RequestReactivation(api, kept).execute(WISH);
  await new RequestReactivation(api, kept).execute(WISH);
  expect(kept.read('reactivation')).toBeNull();
});

it('resumes the stored check, and makes no call without one', async () => {
  const api = fakeReactivationApi({ looked: [done(aReactivation({ state: 'READY' }))] });
  const { id } = aReactivation();
  expect(await new ResumeReactivation(api, fakeKept({ reactivation: id })).execute()).toEqual(
    done(aReactivation({ state: 'READY' })),
  );
  expect(await new ResumeReactivation(api, fakeKept()).execute()).toEqual(done(null));
  expect(api.asked).toEqual([id]);
});

it('deletes a check that no longer exists, and keeps one whose lookup fails', async () => {
  const { id } = aReactivation();
  const [gone, away] = [fakeKept({ reactivation: id }), fakeKept({ reactivation: id })];
  const api = fakeReactivationApi({ looked: [done(null), refusal('offline')] });
  await new ResumeReactivation(api, gone).execute();
  await new ResumeReactivation(api, away).execute();
  expect([gone.read('reactivation'), away.read('reactivation')]).toEqual([null, id]);
});
