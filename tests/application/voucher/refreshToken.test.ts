import { expect, it } from 'vitest';
import { missedMoney } from '#application/voucher/missed.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { keptWith, sessionOf } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { DAY, now, tomorrow, yesterday } from '#tests/data/moments.ts';
import { fakeTokenApi } from '#tests/data/thirdParty.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const forgetRest = { ifMissed: () => undefined };

/** The same voucher a day longer, under another token. */
function aRenewal(about: Partial<VoucherSession> = {}): VoucherSession {
  return { ...aSession({ expires: tomorrow + DAY }), token: 'renewed' as VoucherToken, ...about };
}

it('renews the token of the voucher in use, and stores the new one in this tab', async () => {
  const held = aSession();
  const store = sessionOf(keptWith(held));
  const api = fakeTokenApi({ renewals: [done(aRenewal())] });
  const answer = await new RefreshToken(api, store, clockAt(now), forgetRest).execute(held);
  expect(api.asked).toEqual([held.token]);
  expect(answer).toMatchObject({ ok: true, value: { token: 'renewed', expiresAt: tomorrow + DAY } });
  expect(store.read()?.token).toBe('renewed');
});

it('updates the balance', async () => {
  const held = aSession({ voucher: aVoucher({ balanceInCent: 50_00 }) });
  const store = sessionOf(keptWith(held));
  const renewal = aRenewal({ voucher: aVoucher({ balanceInCent: 12_50 }) });
  await new RefreshToken(
    fakeTokenApi({ renewals: [done(renewal)] }),
    store,
    clockAt(now),
    forgetRest,
  ).execute(held);
  expect(store.read()?.voucher.balanceInCent).toBe(12_50);
});

it('changes nothing after a refusal: the old token stays valid to its end', async () => {
  const held = aSession();
  const store = sessionOf(keptWith(held));
  const api = fakeTokenApi({ renewals: [refusal('session-expired'), refusal('offline')] });
  const refresh = new RefreshToken(api, store, clockAt(now), forgetRest);
  expect(await refresh.execute(held)).toEqual(refusal('session-expired'));
  expect(await refresh.execute(held)).toEqual(refusal('offline'));
  expect(store.read()).toEqual(held);
});

it('does not restore a voucher that was removed during the call', async () => {
  const held = aSession();
  const kept = keptWith(held);
  const store = sessionOf(kept);
  const refresh = new RefreshToken(
    fakeTokenApi({ renewals: [done(aRenewal())] }),
    store,
    clockAt(now),
    forgetRest,
  );
  const answer = refresh.execute(held);
  kept.forget('voucherToken');
  expect(await answer).toEqual(refusal('session-expired'));
  expect(store.read()).toBeNull();
});

it('does not replace a voucher that was entered in the meantime', async () => {
  const held = aSession();
  const store = sessionOf(keptWith(held));
  const refresh = new RefreshToken(
    fakeTokenApi({ renewals: [done(aRenewal())] }),
    store,
    clockAt(now),
    forgetRest,
  );
  const answer = refresh.execute(held);
  const other = { ...aSession(), token: 'other' as VoucherToken };
  store.write(other);
  expect((await answer).ok).toBe(false);
  expect(store.read()).toEqual(other);
});

it('keeps the mark that copied tabs know, however often it is renewed', async () => {
  const voucher = aVoucher({ serialNumber: null });
  const first = aSession({ voucher });
  const store = sessionOf(keptWith(first));
  const renewals = [DAY, 2 * DAY].map((more, index) =>
    done(aRenewal({ voucher, expiresAt: tomorrow + more, token: `renewed ${index}` as VoucherToken })),
  );
  const refresh = new RefreshToken(fakeTokenApi({ renewals }), store, clockAt(now), forgetRest);
  await refresh.execute(first);
  const second = store.read();
  if (second === null) throw new Error('not renewed');
  await refresh.execute(second);
  expect(store.read()?.expiresAt).toBe(tomorrow + 2 * DAY);
  expect(store.read()).toSatisfy((last: VoucherSession) => voucherMark(last) === voucherMark(first));
});

it('keeps the partner if the new token does not name one', async () => {
  const held = { ...aSession(), partner: 'Sternbonus' };
  const store = sessionOf(keptWith(held));
  await new RefreshToken(
    fakeTokenApi({ renewals: [done(aRenewal())] }),
    store,
    clockAt(now),
    forgetRest,
  ).execute(held);
  expect(store.read()?.partner).toBe('Sternbonus');
});

it('rejects a renewal that is over on arrival, and keeps the old token', async () => {
  const held = aSession();
  const store = sessionOf(keptWith(held));
  const api = fakeTokenApi({ renewals: [done(aRenewal({ expiresAt: yesterday }))] });
  expect(await new RefreshToken(api, store, clockAt(now), forgetRest).execute(held)).toEqual(
    refusal('over-on-arrival'),
  );
  expect(store.read()).toEqual(held);
});

it('deletes the remainder of an order before it adopts the balance after another tab’s top-up', async () => {
  const held = aSession();
  const news = [{ of: ofVoucher(voucherMark(held)), at: 2, what: 'charged' as const }];
  const kept = keptWith(held, { moneyNews: news, moneySeen: 1 });
  const api = fakeTokenApi({ renewals: [done(aRenewal())] });
  const missed: boolean[] = [];
  const ifMissed = (mark: string) => missed.push(missedMoney(kept, mark) !== null);
  await new RefreshToken(api, sessionOf(kept), clockAt(now), { ifMissed }).execute(held);
  expect(missed).toEqual([true]);
  expect(missedMoney(kept, voucherMark(held))).toBeNull();
});
