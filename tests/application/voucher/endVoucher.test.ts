import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { fakeBelongings, fakeDrafts, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const MARK = voucherMark(aSession());
const CAUSES = Object.keys(ENDS) as EndCause[];

/** A tab in which somebody uses a voucher, of which an earlier redemption has left something. */
function aTab(held = aSession()) {
  const store = fakeVoucherStore(held);
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  const drafts = fakeDrafts({ customer: aCustomerDraft() });
  return { store, drafts, ...voucherLife(store, fakeBelongings(drafts)) };
}

it.each(CAUSES)('forgets what the table says, and tells whom it says: %s', (cause) => {
  const { end, memory, store, tabs } = aTab();
  end.execute(cause, MARK);
  expect(memory.forgotten).toEqual(ENDS[cause].leaves);
  expect(tabs.heard).toEqual(ENDS[cause].isTold ? [MARK] : []);
  expect(store.read()).toBeNull();
});

it('takes the voucher out of this tab and tells the others', () => {
  const { end, store, tabs } = aTab();
  end.execute('done', MARK);
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
});

it.each(['removed', 'replaced', 'done'] as const)(
  'has cleared this tab by the time that another one hears of it: %s',
  (cause) => {
    const { end, store, tabs } = aTab();
    const hear = vi.fn(() => store.read());
    tabs.onForgotten(hear);
    end.execute(cause, MARK);
    expect(hear).toHaveReturnedWith(null);
  },
);

it.each(CAUSES)('tells the others nothing where this tab had nothing to forget: %s', (cause) => {
  const { end, tabs } = aTab();
  end.execute(cause, null);
  expect(tabs.heard).toEqual([]);
});

it('takes everything along that names voucher or person, for who shares the device', () => {
  const { end, memory, drafts, store } = aTab();
  end.execute('removed', MARK);
  expect([store.read(), store.readBalanceAfter()]).toEqual([null, null]);
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(memory.forgotten).toEqual(expect.arrayContaining(['receipts', 'partner']));
});

it.each(CAUSES.filter((cause) => cause !== 'removed' && cause !== 'erased'))(
  'leaves a voucher alone that came into use since: %s',
  (cause) => {
    const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
    const { end, memory, store } = aTab(other);
    end.execute(cause, MARK);
    expect(store.read()).toEqual(other);
    expect(memory.forgotten).toEqual([]);
  },
);

it.each(['removed', 'erased'] as const)('removes whatever is there on somebody’s wish: %s', (cause) => {
  const { end, store, tabs } = aTab(aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }));
  end.execute(cause, MARK);
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
});
