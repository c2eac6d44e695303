import { expect, it } from 'vitest';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aReactivation, fakeReactivationDesk } from '#tests/data/reactivation.ts';

const WISH = {
  code: '2345678923456789' as VoucherCode,
  email: 'ada@mail.example' as Email,
  captcha: 'proof',
};

it('remembers the check that was asked for', async () => {
  const kept = fakeKept();
  const desk = fakeReactivationDesk({ requested: [done(aReactivation())] });
  expect(await new RequestReactivation(desk, kept).execute(WISH)).toEqual(done(aReactivation()));
  expect(kept.read('reactivation')).toBe(aReactivation().id);
});

it('remembers nothing where nothing is checked', async () => {
  const kept = fakeKept();
  const desk = fakeReactivationDesk({
    requested: [done(aReactivation({ state: 'NOT_NEEDED' })), refusal('code-unknown')],
  });
  await new RequestReactivation(desk, kept).execute(WISH);
  await new RequestReactivation(desk, kept).execute(WISH);
  expect(kept.read('reactivation')).toBeNull();
});

it('finds the check again, and asks for none that it does not know of', async () => {
  const desk = fakeReactivationDesk({ looked: [done(aReactivation({ state: 'READY' }))] });
  const { id } = aReactivation();
  expect(await new ResumeReactivation(desk, fakeKept({ reactivation: id })).execute()).toEqual(
    done(aReactivation({ state: 'READY' })),
  );
  expect(await new ResumeReactivation(desk, fakeKept()).execute()).toEqual(done(null));
  expect(desk.asked).toEqual([id]);
});

it('forgets a check that is gone, and keeps one that cannot be asked for', async () => {
  const { id } = aReactivation();
  const [gone, away] = [fakeKept({ reactivation: id }), fakeKept({ reactivation: id })];
  const desk = fakeReactivationDesk({ looked: [done(null), refusal('offline')] });
  await new ResumeReactivation(desk, gone).execute();
  await new ResumeReactivation(desk, away).execute();
  expect([gone.read('reactivation'), away.read('reactivation')]).toEqual([null, id]);
});
