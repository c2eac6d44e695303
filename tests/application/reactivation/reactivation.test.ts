import { expect, it } from 'vitest';
import { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { refusal } from '#tests/data/answers.ts';
import { aReactivation, fakeKept, fakeReactivationDesk } from '#tests/data/reactivation.ts';

const WISH = {
  code: '2345678923456789' as VoucherCode,
  email: 'ada@mail.example' as Email,
  captcha: 'proof',
};

it('remembers the check that was asked for', async () => {
  const kept = fakeKept();
  const desk = fakeReactivationDesk({ requested: [done(aReactivation())] });
  expect(await new RequestReactivation(desk, kept).execute(WISH)).toEqual(done(aReactivation()));
  expect(kept.read()).toBe(aReactivation().id);
});

it('remembers nothing where nothing is checked', async () => {
  const kept = fakeKept();
  const desk = fakeReactivationDesk({
    requested: [done(aReactivation({ state: 'NOT_NEEDED' })), refusal('code-unknown')],
  });
  await new RequestReactivation(desk, kept).execute(WISH);
  await new RequestReactivation(desk, kept).execute(WISH);
  expect(kept.read()).toBeNull();
});

it('finds the check again, and asks for none that it does not know of', async () => {
  const desk = fakeReactivationDesk({ looked: [done(aReactivation({ state: 'READY' }))] });
  const { id } = aReactivation();
  expect(await new ResumeReactivation(desk, fakeKept(id)).execute()).toEqual(
    done(aReactivation({ state: 'READY' })),
  );
  expect(await new ResumeReactivation(desk, fakeKept()).execute()).toEqual(done(null));
  expect(desk.asked).toEqual([id]);
});

it('forgets a check that is gone, and keeps one that cannot be asked for', async () => {
  const { id } = aReactivation();
  const [gone, away] = [fakeKept(id), fakeKept(id)];
  const desk = fakeReactivationDesk({ looked: [done(null), refusal('offline')] });
  await new ResumeReactivation(desk, gone).execute();
  await new ResumeReactivation(desk, away).execute();
  expect([gone.read(), away.read()]).toEqual([null, id]);
});
