import { expect, it, vi } from 'vitest';
import { DAY, yesterday } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { MARK, aTab, anOpenTab, inOneHour } from './aTab.ts';

it('knows of no voucher before one is entered', () => {
  const { session } = anOpenTab();
  expect(session.state).toEqual({ kind: 'none' });
  expect(session.voucher).toBeNull();
});

it('restores the voucher of this tab after a reload, and what the last redemption left', () => {
  const kept = inOneHour();
  const { session, store } = aTab(kept);
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  session.start();
  expect(session.voucher).toBe(kept.voucher);
  expect(session.balanceAfter).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('restores nothing that expired while the page was away', () => {
  const { session, store } = anOpenTab(aSession({ expires: yesterday }));
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
});

it('hands its voucher out as it came, not as an observable copy', () => {
  const { session } = aTab();
  const held = inOneHour();
  session.hold(held);
  expect(session.voucher).toBe(held.voucher);
});

it('drops its voucher when another tab says that it is forgotten, and does not tell the others again', () => {
  const { session, store, tabs } = anOpenTab(inOneHour());
  tabs.tellForgotten(MARK);
  expect(session.state).toEqual({ kind: 'elsewhere' });
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps its voucher when another tab is done with a different one', () => {
  const { session, tabs } = anOpenTab(inOneHour());
  tabs.tellForgotten('987654321');
  expect(session.state.kind).toBe('held');
});

it('still asks for the code again when another tab speaks up after the expiry', () => {
  const { session, tabs } = anOpenTab(inOneHour());
  session.expire();
  tabs.tellForgotten(MARK);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('forgets the voucher when it is removed, here and in the other tabs', () => {
  const { session, store, tabs } = anOpenTab(inOneHour());
  session.remove();
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
  expect(vi.getTimerCount()).toBe(0);
});

it('tells the others as soon as it has redeemed: in their hands the balance is out of date', () => {
  const { session, tabs } = aTab();
  session.hold(inOneHour());
  session.spend({ amountInCent: 25_00, currency: 'EUR' });
  expect(tabs.heard).toEqual([MARK]);
  expect(session.state.kind).toBe('held');
});

it('forgets the way back to the partner with everything else', () => {
  const { session, store } = aTab();
  const clearPartner = vi.spyOn(store, 'clearPartner');
  session.hold(inOneHour());
  session.remove();
  expect(clearPartner).not.toHaveBeenCalled();
  session.removeAll();
  expect(clearPartner).toHaveBeenCalledOnce();
});

it('hears and counts nothing after it was disposed', () => {
  const { session, stop, tabs } = anOpenTab(inOneHour());
  stop();
  tabs.tellForgotten(MARK);
  vi.advanceTimersByTime(DAY);
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.state.kind).toBe('held');
});

it('keeps what is left beyond the voucher', () => {
  const { session, store } = aTab();
  session.hold(aSession({ voucher: aVoucher({ currency: 'CHF' }) }));
  const left = { amountInCent: 12_50, currency: 'CHF' } as const;
  session.spend(left);
  session.remove();
  expect(session.balanceAfter).toEqual(left);
  expect(store.readBalanceAfter()).toEqual(left);
});

it('keeps what is left although the voucher ran out while the order was under way', () => {
  const { session } = aTab();
  session.spend({ amountInCent: 0, currency: 'EUR' });
  expect(session.balanceAfter).toEqual({ amountInCent: 0, currency: 'EUR' });
  expect(session.state.kind).toBe('none');
});

it('leaves the voucher in use as it is where another one was spent', () => {
  const { session, store, tabs } = aTab();
  session.hold(inOneHour());
  session.spend({ amountInCent: 7_00, currency: 'EUR' }, 'another');
  expect(tabs.heard).toEqual([]);
  expect(store.read()).toBeNull();
  expect(session.balanceAfter).toEqual({ amountInCent: 7_00, currency: 'EUR' });
});

it('shows no receipt of an earlier voucher', () => {
  const { session, store } = aTab();
  const clearReceipt = vi.spyOn(store, 'clearReceipt');
  session.hold(inOneHour());
  expect(clearReceipt).toHaveBeenCalledOnce();
});

it('ends with a refusal of the session, and with no other problem', () => {
  const { session, store } = anOpenTab(inOneHour());
  expect(session.endedBy({ kind: 'offline' })).toBe(false);
  expect(session.state.kind).toBe('held');
  expect(session.endedBy({ kind: 'session-expired' })).toBe(true);
  expect(session.state).toEqual({ kind: 'expired' });
  expect(store.read()).toBeNull();
});

it('goes on with the balance it had on the page that redeems, and with the new one on the next', () => {
  const { session, store } = aTab(inOneHour());
  session.hold(inOneHour());
  session.spend({ amountInCent: 0, currency: 'EUR' });
  expect(session.voucher?.balanceInCent).toBe(50_00);
  expect(store.read()?.voucher.balanceInCent).toBe(0);
  session.lookAgain();
  expect(session.voucher?.balanceInCent).toBe(0);
});
