import { expect, it } from 'vitest';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeVoucherApi } from '#tests/data/fakeApis.ts';
import { fakeKept, keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { SECOND, now, yesterday } from '#tests/data/moments.ts';
import { aCode, aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const unlimited = () => new CodeAttemptLimit(fakeKept(), clockAt(now));

const ENTERED = { code: aCode(), voucherCategory: 1, captcha: 'passed' };

/** A code is entered in a tab with this voucher in use, or none, and answered so. */
function enter(answer: Answer<VoucherSession>, held: VoucherSession | null = null) {
  const api = fakeVoucherApi({ answers: [answer] });
  const { store, take } = voucherLife(keptWith(held));
  return {
    api,
    store,
    entered: new EnterVoucherCode(api, take, unlimited(), clockAt(now)).execute(ENTERED),
  };
}

it('exchanges the code for a voucher session, and stores it in this tab', async () => {
  const session = aSession();
  const { api, entered, store } = enter(done(session));
  expect(await entered).toEqual(done(session));
  expect(api.asked).toEqual([ENTERED]);
  expect(store.read()).toEqual(session);
});

it('stores nothing after a refused code, and returns the reason', async () => {
  const refused = refusal('already-redeemed', { code: 'VCRx2' });
  const { entered, store } = enter(refused);
  expect(await entered).toEqual(refused);
  expect(store.read()).toBeNull();
});

it('keeps the voucher in use when another code is refused', async () => {
  const before = aSession();
  const { entered, store } = enter(refusal('code-unknown'), before);
  await entered;
  expect(store.read()).toEqual(before);
});

it('replaces the voucher in use by a new one', async () => {
  const richer = aSession({ voucher: aVoucher({ balanceInCent: 99_00 }) });
  const { entered, store } = enter(done(richer), aSession());
  await entered;
  expect(store.read()).toEqual(richer);
});

it('makes one call for each entry, and never repeats it', async () => {
  const { api, entered } = enter(refusal('timed-out'));
  await entered;
  expect(api.asked).toHaveLength(1);
});

it.each([yesterday, now, now + 10 * SECOND])(
  'refuses a session that is over on arrival, and keeps the voucher in use: %d',
  async (expires) => {
    const before = aSession();
    const { entered, store } = enter(done(aSession({ expires })), before);
    expect(await entered).toEqual(refusal('over-on-arrival'));
    expect(store.read()).toEqual(before);
  },
);

it('accepts a session that lasts a moment longer', async () => {
  const short = aSession({ expires: now + 10 * SECOND + 1 });
  const { entered, store } = enter(done(short));
  await entered;
  expect(store.read()).toEqual(short);
});

it('sends no code from any form while the back-off lasts', async () => {
  const kept = fakeKept();
  const answers = Array.from({ length: 4 }, () => refusal('code-unknown'));
  const api = fakeVoucherApi({ answers });
  const clock = { at: now };
  const ticking = { now: () => clock.at };
  const entering = () =>
    new EnterVoucherCode(api, voucherLife().take, new CodeAttemptLimit(kept, ticking), ticking).execute(
      ENTERED,
    );
  for (let tries = 0; tries < 3; tries += 1) await entering();
  expect(await entering()).toEqual(refusal('too-many-requests', { retryAfterSeconds: 1 }));
  expect(api.asked).toHaveLength(3);
  clock.at += SECOND;
  expect(await entering()).toEqual(refusal('code-unknown'));
});

it('resets the back-off after an accepted code', async () => {
  const kept = fakeKept({ codeWait: { refusals: 2, until: 0 } });
  const api = fakeVoucherApi({ answers: [done(aSession())] });
  const limit = new CodeAttemptLimit(kept, clockAt(now));
  await new EnterVoucherCode(api, voucherLife().take, limit, clockAt(now)).execute(ENTERED);
  expect(kept.all()).toEqual({});
});
