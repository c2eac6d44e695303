import { expect, it } from 'vitest';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { clockAt, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { now, tomorrow, yesterday } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';

it('finds the voucher that was in use before a reload', () => {
  const session = aSession({ expires: tomorrow });
  const store = fakeVoucherStore(session);

  expect(new RestoreVoucher(store, clockAt(now)).execute()).toBe(session);
  expect(store.read()).toBe(session);
});

it('finds none where none was in use', () => {
  expect(new RestoreVoucher(fakeVoucherStore(), clockAt(now)).execute()).toBeNull();
});

it.each([yesterday, now, Number.NaN])('clears a voucher whose time was up at %d', (expires) => {
  const store = fakeVoucherStore(aSession({ expires }));

  expect(new RestoreVoucher(store, clockAt(now)).execute()).toBeNull();
  expect(store.read()).toBeNull();
});

it('still restores a voucher in its last millisecond', () => {
  const store = fakeVoucherStore(aSession({ expires: now + 1 }));

  expect(new RestoreVoucher(store, clockAt(now)).execute()).not.toBeNull();
});

it('keeps what was left after the last redemption when it clears a voucher', () => {
  const store = fakeVoucherStore(aSession({ expires: yesterday }));
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });

  new RestoreVoucher(store, clockAt(now)).execute();
  expect(store.readBalanceAfter()).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});
