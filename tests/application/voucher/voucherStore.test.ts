import { expect, it } from 'vitest';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

it.each([
  ['a voucher', aSession()],
  ['a voucher that can be topped up', aSession({ voucher: aVoucher({ isPrepaid: true }) })],
  ['a voucher that a partner brought', { ...aSession(), partner: 'Sternbonus' }],
  ['a voucher whose permission was renewed', { ...aSession(), firstEnd: 1_000 }],
])('reads %s as it was written', (_what, session) => {
  const kept = fakeKept();
  new VoucherStore(kept).write(session);
  expect(new VoucherStore(kept).read()).toEqual(session);
});

it('replaces the previous voucher completely', () => {
  const store = new VoucherStore(fakeKept());
  store.write({ ...aSession(), partner: 'Sternbonus', firstEnd: 1_000 });
  store.write(aSession());
  expect(store.read()).toEqual(aSession());
});

it.each(['voucher', 'voucherToken', 'tokenExpiry', 'isPrepaid'] as const)(
  'returns no voucher if %s is missing',
  (key) => {
    const kept = fakeKept();
    const store = new VoucherStore(kept);
    store.write(aSession());
    kept.forget(key);
    expect(store.read()).toBeNull();
  },
);
