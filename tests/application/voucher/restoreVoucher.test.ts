import { expect, it } from 'vitest';
import type { Clock } from '#application/ports/clock.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { clockAt, fakeVoucherStore, tokenOf } from '#tests/data/fakeTab.ts';
import { now, tomorrow, yesterday } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const restoring = (
  store: ReturnType<typeof fakeVoucherStore>,
  readToken: ReturnType<typeof tokenOf>,
  clock: Clock,
) => new RestoreVoucher(store, voucherLife(store).end, readToken, clock);

it('finds the voucher that was in use before a reload', async () => {
  const session = aSession({ expires: tomorrow });
  const store = fakeVoucherStore(session);

  expect(await restoring(store, tokenOf(store), clockAt(now)).execute()).toEqual(session);
  expect(store.read()).toEqual(session);
});

it('finds none where none was in use', async () => {
  const store = fakeVoucherStore();
  expect(await restoring(store, tokenOf(store), clockAt(now)).execute()).toBeNull();
});

it.each([yesterday, now, Number.NaN])('clears a voucher whose time was up at %d', async (expires) => {
  const store = fakeVoucherStore(aSession({ expires }));

  expect(await restoring(store, tokenOf(store), clockAt(now)).execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('still restores a voucher in its last millisecond', async () => {
  const store = fakeVoucherStore(aSession({ expires: now + 1 }));

  expect(await restoring(store, tokenOf(store), clockAt(now)).execute()).not.toBeNull();
});

it('keeps what was left after the last redemption when it clears a voucher', async () => {
  const store = fakeVoucherStore(aSession({ expires: yesterday }));
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });

  await restoring(store, tokenOf(store), clockAt(now)).execute();
  expect(store.readBalanceAfter()).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('believes the token where what was stored says otherwise', async () => {
  const store = fakeVoucherStore(aSession({ voucher: aVoucher({ balanceInCent: 1e9, currency: 'GBP' }) }));
  const token = async () => done(aSession({ expires: now + 5 }));

  expect(await restoring(store, token, clockAt(now)).execute()).toEqual(aSession({ expires: now + 5 }));
  expect(store.read()?.voucher).toEqual(aVoucher());
});

it('clears a voucher whose token cannot be read', async () => {
  const store = fakeVoucherStore(aSession());

  const odd = restoring(store, async () => refusal('unreadable-answer'), clockAt(now));
  expect(await odd.execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('keeps the voucher where the reader of tokens does not come, as without a network', async () => {
  const store = fakeVoucherStore(aSession());

  const offline = restoring(store, async () => refusal('offline'), clockAt(now));
  expect(await offline.execute()).toEqual(aSession());
});

it('brings nothing back that was removed while it looked', async () => {
  const store = fakeVoucherStore(aSession());
  const token = async () => {
    store.clear();
    return done(aSession());
  };

  expect(await restoring(store, token, clockAt(now)).execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('ends when what was stored says so, where the token would last longer', async () => {
  const store = fakeVoucherStore(aSession({ expires: now + 1 }));
  const token = async () => done(aSession({ expires: tomorrow }));

  expect((await restoring(store, token, clockAt(now)).execute())?.expiresAt).toBe(now + 1);
});

it('believes the balance that a redemption of this tab has left', async () => {
  const store = fakeVoucherStore(aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) }));
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  const token = async () => done(aSession());

  const restored = await restoring(store, token, clockAt(now)).execute();
  expect(restored?.voucher.balanceInCent).toBe(25_00);
});
