import { expect, it } from 'vitest';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeVoucherDesk } from '#tests/data/fakeDesks.ts';
import { fakeKept, keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { SECOND, now, yesterday } from '#tests/data/moments.ts';
import { aCode, aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const unlimited = () => new CodeAttemptLimit(fakeKept(), clockAt(now));

const ENTERED = { code: aCode(), voucherCategory: 1, captcha: 'passed' };

it('exchanges the code for a voucher in use, and keeps it for this tab', async () => {
  const session = aSession();
  const desk = fakeVoucherDesk({ answers: [done(session)] });
  const { store, take } = voucherLife();

  expect(await new EnterVoucherCode(desk, take, unlimited(), clockAt(now)).execute(ENTERED)).toEqual({
    ok: true,
    value: session,
  });
  expect(desk.asked).toEqual([ENTERED]);
  expect(store.read()).toEqual(session);
});

it('keeps nothing of a code that was refused, and says why', async () => {
  const refused = refusal('already-redeemed', { code: 'VCRx2' });
  const { store, take } = voucherLife();

  const entered = new EnterVoucherCode(
    fakeVoucherDesk({ answers: [refused] }),
    take,
    unlimited(),
    clockAt(now),
  ).execute(ENTERED);
  expect(await entered).toEqual(refused);
  expect(store.read()).toBeNull();
});

it('leaves the voucher in use alone when another code is refused', async () => {
  const before = aSession();
  const { store, take } = voucherLife(keptWith(before));

  await new EnterVoucherCode(
    fakeVoucherDesk({ answers: [refusal('code-unknown')] }),
    take,
    unlimited(),
    clockAt(now),
  ).execute(ENTERED);
  expect(store.read()).toEqual(before);
});

it('puts a new voucher in the place of the one in use', async () => {
  const richer = aSession({ voucher: aVoucher({ balanceInCent: 99_00 }) });
  const { store, take } = voucherLife(keptWith(aSession()));

  await new EnterVoucherCode(
    fakeVoucherDesk({ answers: [done(richer)] }),
    take,
    unlimited(),
    clockAt(now),
  ).execute(ENTERED);
  expect(store.read()).toEqual(richer);
});

it('asks once for each entry, and never again by itself', async () => {
  const desk = fakeVoucherDesk({ answers: [refusal('timed-out'), done(aSession())] });

  await new EnterVoucherCode(desk, voucherLife().take, unlimited(), clockAt(now)).execute(ENTERED);
  expect(desk.asked).toHaveLength(1);
});

it.each([yesterday, now, now + 10 * SECOND])(
  'refuses a permission that ends the moment it comes, and leaves the voucher in use alone: %d',
  async (expires) => {
    const before = aSession();
    const { store, take } = voucherLife(keptWith(before));
    const desk = fakeVoucherDesk({ answers: [done(aSession({ expires }))] });

    const answer = await new EnterVoucherCode(desk, take, unlimited(), clockAt(now)).execute(ENTERED);
    expect(answer).toEqual(refusal('over-on-arrival'));
    expect(store.read()).toEqual(before);
  },
);

it('takes one that lasts a moment longer than that', async () => {
  const short = aSession({ expires: now + 10 * SECOND + 1 });
  const { store, take } = voucherLife();

  await new EnterVoucherCode(
    fakeVoucherDesk({ answers: [done(short)] }),
    take,
    unlimited(),
    clockAt(now),
  ).execute(ENTERED);
  expect(store.read()).toEqual(short);
});

it('sends no code while the wait after refused ones lasts, from whatever form', async () => {
  const kept = fakeKept();
  const answers = Array.from({ length: 4 }, () => refusal('code-unknown'));
  const desk = fakeVoucherDesk({ answers });
  const clock = { at: now };
  const ticking = { now: () => clock.at };
  const entering = () =>
    new EnterVoucherCode(desk, voucherLife().take, new CodeAttemptLimit(kept, ticking), ticking).execute(
      ENTERED,
    );
  for (let tries = 0; tries < 3; tries += 1) await entering();
  expect(await entering()).toEqual(refusal('too-many-requests', { retryAfterSeconds: 1 }));
  expect(desk.asked).toHaveLength(3);
  clock.at += SECOND;
  expect(await entering()).toEqual(refusal('code-unknown'));
});

it('ends the row of refused codes with one that is accepted', async () => {
  const kept = fakeKept({ codeWait: { refusals: 2, until: 0 } });
  const desk = fakeVoucherDesk({ answers: [done(aSession())] });
  const limit = new CodeAttemptLimit(kept, clockAt(now));
  await new EnterVoucherCode(desk, voucherLife().take, limit, clockAt(now)).execute(ENTERED);
  expect(kept.all()).toEqual({});
});
