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

/** A tab with a voucher in use, or without; `restored` returns what its next page has in use. */
function aTab(held: VoucherSession | null = null, values: KeptValues = {}) {
  const kept = keptWith(held, values);
  const { end, store, tabSession } = voucherLife(kept);
  const restored = async (readToken: ReadToken = tokenOf(store)) => {
    await new RestoreVoucher(tabSession, kept, end, readToken, clockAt(now)).execute();
    return tabSession.held;
  };
  return { kept, store, restored };
}

it('restores the voucher that was in use before a reload', async () => {
  const session = aSession({ expires: tomorrow });
  const { store, restored } = aTab(session);

  expect(await restored()).toEqual(session);
  expect(store.read()).toEqual(session);
});

it('restores nothing without a stored voucher', async () => {
  const { restored } = aTab();
  expect(await restored()).toBeNull();
});

it.each([yesterday, now, Number.NaN])('deletes a voucher that had expired at %d', async (expires) => {
  const { store, restored } = aTab(aSession({ expires }));

  expect(await restored()).toBeNull();
  expect(store.read()).toBeNull();
});

it('restores a voucher in its last millisecond', async () => {
  const { restored } = aTab(aSession({ expires: now + 1 }));

  expect(await restored()).not.toBeNull();
});

it('keeps the remainder of the last redemption when it deletes a voucher', async () => {
  const { kept, restored } = aTab(aSession({ expires: yesterday }), LEFT);

  await restored();
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('prefers the token to the stored voucher', async () => {
  const { store, restored } = aTab(aSession({ voucher: aVoucher({ balanceInCent: 1e9, currency: 'GBP' }) }));
  const token = async () => done(aSession({ expires: now + 5 }));

  expect(await restored(token)).toEqual(aSession({ expires: now + 5 }));
  expect(store.read()?.voucher).toEqual(aVoucher());
});

it('deletes a voucher whose token cannot be read', async () => {
  const { store, restored } = aTab(aSession());

  expect(await restored(async () => refusal('unreadable-answer'))).toBeNull();
  expect(store.read()).toBeNull();
});

it('keeps the voucher if the token reader cannot be loaded, as when offline', async () => {
  const { restored } = aTab(aSession());

  expect(await restored(async () => refusal('offline'))).toEqual(aSession());
});

it('does not restore a voucher that was removed in the meantime', async () => {
  const { kept, store, restored } = aTab(aSession());
  const token = async () => {
    kept.forget('voucherToken');
    return done(aSession());
  };

  expect(await restored(token)).toBeNull();
  expect(store.read()).toBeNull();
});

it('ends at the stored expiry, even if the token lasts longer', async () => {
  const { restored } = aTab(aSession({ expires: now + 1 }));
  const token = async () => done(aSession({ expires: tomorrow }));

  expect((await restored(token))?.expiresAt).toBe(now + 1);
});

it('accepts the balance that a redemption in this tab has left', async () => {
  const { restored } = aTab(aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) }), LEFT);
  const token = async () => done(aSession());

  expect((await restored(token))?.voucher.balanceInCent).toBe(25_00);
});
