import { expect, it } from 'vitest';
import { type ReadToken, RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { type KeptValues, keptWith } from '#tests/data/fakeKept.ts';
import { clockAt, tokenOf } from '#tests/data/fakeTab.ts';
import { now, tomorrow, yesterday } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const LEFT: KeptValues = { balanceAfter: { amountInCent: 25_00, currency: 'EUR' } };

/** A tab with a voucher in use, or without; `restoring` is its next page. */
function aTab(held: VoucherSession | null = null, values: KeptValues = {}) {
  const kept = keptWith(held, values);
  const { end, store } = voucherLife(kept);
  const restoring = (readToken: ReadToken = tokenOf(store)) =>
    new RestoreVoucher(store, kept, end, readToken, clockAt(now));
  return { kept, store, restoring };
}

it('restores the voucher that was in use before a reload', async () => {
  const session = aSession({ expires: tomorrow });
  const { store, restoring } = aTab(session);

  expect(await restoring().execute()).toEqual(session);
  expect(store.read()).toEqual(session);
});

it('restores nothing without a stored voucher', async () => {
  const { restoring } = aTab();
  expect(await restoring().execute()).toBeNull();
});

it.each([yesterday, now, Number.NaN])('deletes a voucher that had expired at %d', async (expires) => {
  const { store, restoring } = aTab(aSession({ expires }));

  expect(await restoring().execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('restores a voucher in its last millisecond', async () => {
  const { restoring } = aTab(aSession({ expires: now + 1 }));

  expect(await restoring().execute()).not.toBeNull();
});

it('keeps the remainder of the last redemption when it deletes a voucher', async () => {
  const { kept, restoring } = aTab(aSession({ expires: yesterday }), LEFT);

  await restoring().execute();
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('prefers the token to the stored voucher', async () => {
  const { store, restoring } = aTab(aSession({ voucher: aVoucher({ balanceInCent: 1e9, currency: 'GBP' }) }));
  const token = async () => done(aSession({ expires: now + 5 }));

  expect(await restoring(token).execute()).toEqual(aSession({ expires: now + 5 }));
  expect(store.read()?.voucher).toEqual(aVoucher());
});

it('deletes a voucher whose token cannot be read', async () => {
  const { store, restoring } = aTab(aSession());

  const odd = restoring(async () => refusal('unreadable-answer'));
  expect(await odd.execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('keeps the voucher if the token reader cannot be loaded, as when offline', async () => {
  const { restoring } = aTab(aSession());

  const offline = restoring(async () => refusal('offline'));
  expect(await offline.execute()).toEqual(aSession());
});

it('does not restore a voucher that was removed in the meantime', async () => {
  const { kept, store, restoring } = aTab(aSession());
  const token = async () => {
    kept.forget('voucherToken');
    return done(aSession());
  };

  expect(await restoring(token).execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('ends at the stored expiry, even if the token lasts longer', async () => {
  const { restoring } = aTab(aSession({ expires: now + 1 }));
  const token = async () => done(aSession({ expires: tomorrow }));

  expect((await restoring(token).execute())?.expiresAt).toBe(now + 1);
});

it('accepts the balance that a redemption in this tab has left', async () => {
  const { restoring } = aTab(aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) }), LEFT);
  const token = async () => done(aSession());

  const restored = await restoring(token).execute();
  expect(restored?.voucher.balanceInCent).toBe(25_00);
});
