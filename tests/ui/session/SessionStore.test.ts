import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ForgetVoucher } from '#application/voucher/forgetVoucher.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { ONLY_THE_USUAL, aCustomer, aFullDraft } from '#tests/data/customer.ts';
import { fakeOtherTabs, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, SECOND, now, yesterday } from '#tests/data/moments.ts';
import { aRedemption } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.useRealTimers();
});

const running: (() => void)[] = [];

/** A tab whose clock is the browser's, so that sleeping moves both. */
function aTab(kept: VoucherSession | null = null) {
  const store = fakeVoucherStore(kept);
  const tabs = fakeOtherTabs();
  const clock = { now: () => Date.now() };
  const session = new SessionStore(
    new RestoreVoucher(store, clock),
    new ForgetVoucher(store, tabs),
    store,
    tabs,
    clock,
  );
  return { session, store, tabs };
}

/** A tab whose page has been opened. */
function anOpenTab(kept: VoucherSession | null = null) {
  const tab = aTab(kept);
  const stop = tab.session.start();
  running.push(stop);
  return { ...tab, stop };
}

const inOneHour = () => aSession({ expires: now + 3600 * SECOND });
const MARK = voucherMark(inOneHour());

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

it('expires ten seconds before the token does, not a millisecond earlier', () => {
  const { session, store, tabs } = anOpenTab(inOneHour());
  vi.advanceTimersByTime(3590 * SECOND - 1);
  expect(session.state.kind).toBe('held');
  vi.advanceTimersByTime(1);
  expect(session.state).toEqual({ kind: 'expired' });
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
});

it('expires once', () => {
  const { tabs } = anOpenTab(inOneHour());
  vi.advanceTimersByTime(DAY);
  expect(tabs.heard).toEqual([MARK]);
  expect(vi.getTimerCount()).toBe(0);
});

it('expires at once where only five seconds are left', () => {
  const { session, tabs } = aTab();
  session.hold(aSession({ expires: now + 5 * SECOND }));
  expect(session.state).toEqual({ kind: 'expired' });
  expect(tabs.heard).toEqual([MARK]);
});

it('does not expire early where the token lasts longer than a timer can sleep', () => {
  const { session } = aTab();
  session.hold(aSession({ expires: now + 60 * DAY }));
  vi.advanceTimersByTime(60 * DAY - 11 * SECOND);
  expect(session.state.kind).toBe('held');
  vi.advanceTimersByTime(SECOND);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('expires once, ten seconds ahead, for every lifetime', () => {
  const lifetime = fc.oneof(fc.integer({ min: 0, max: 60 * SECOND }), fc.integer({ min: 0, max: 100 * DAY }));
  holds(
    fc.property(lifetime, (ms) => {
      vi.setSystemTime(now);
      const { session, tabs } = aTab();
      session.hold(aSession({ expires: now + ms }));
      const sleep = Math.max(0, ms - 10 * SECOND);
      if (sleep > 0) vi.advanceTimersByTime(sleep - 1);
      expect(tabs.heard).toHaveLength(sleep > 0 ? 0 : 1);
      vi.advanceTimersByTime(DAY);
      expect(tabs.heard).toHaveLength(1);
    }),
  );
});

it('follows only the newest voucher’s end', () => {
  const { session } = aTab();
  session.hold(inOneHour());
  session.hold(aSession({ expires: now + 2 * 3600 * SECOND }));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(3600 * SECOND);
  expect(session.state.kind).toBe('held');
});

it.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks at the clock on %s, since timers sleep in a hidden tab', (_event, dispatch) => {
  const { session } = anOpenTab(inOneHour());
  vi.setSystemTime(now + DAY); // time passes, the timer sleeps on
  expect(session.state.kind).toBe('held');
  dispatch();
  expect(session.state).toEqual({ kind: 'expired' });
});

it('goes on sleeping when the tab comes back in time', () => {
  const { session } = anOpenTab(inOneHour());
  vi.advanceTimersByTime(1800 * SECOND);
  window.dispatchEvent(new Event('pageshow'));
  expect(session.state.kind).toBe('held');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1790 * SECOND);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('drops its voucher when another tab says that it is forgotten, and does not tell the others again', () => {
  const { session, store, tabs } = anOpenTab(inOneHour());
  tabs.tellForgotten(MARK);
  expect(session.state).toEqual({ kind: 'none' });
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

it('hears and counts nothing after it was disposed', () => {
  const { session, stop, tabs } = anOpenTab(inOneHour());
  stop();
  tabs.tellForgotten(MARK);
  vi.advanceTimersByTime(DAY);
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.state.kind).toBe('held');
});

it('keeps receipt and remaining balance beyond the voucher', () => {
  const { session, store } = aTab();
  session.hold(aSession({ voucher: aVoucher({ currency: 'CHF' }) }));
  const redemption = aRedemption({ remainingBalanceInCent: 12_50 });
  session.keepReceipt(redemption, aCustomer(), 'CHF');
  session.remove();
  const left = { amountInCent: 12_50, currency: 'CHF' };
  expect(session.receipt).toEqual({ redemption, email: 'ada@post.example', byPost: false, balance: left });
  expect(session.balanceAfter).toEqual(left);
  expect(store.readBalanceAfter()).toEqual(left);
});

it('remembers that goods come by post', () => {
  const { session } = aTab();
  session.hold(inOneHour());
  const customer = parseCustomer(aFullDraft(), { ...ONLY_THE_USUAL, address: true, phone: true }, 'DE');
  if (!customer.ok) throw new Error('the full draft is at fault');
  session.keepReceipt(aRedemption(), customer.value, 'EUR');
  expect(session.receipt?.byPost).toBe(true);
});

it('keeps a receipt although the voucher ran out while the order was under way', () => {
  const { session } = aTab();
  session.keepReceipt(aRedemption(), aCustomer(), 'EUR');
  expect(session.receipt?.redemption).toEqual(aRedemption());
});

it('shows no receipt of an earlier voucher', () => {
  const { session } = aTab();
  session.keepReceipt(aRedemption(), aCustomer(), 'EUR');
  session.hold(inOneHour());
  expect(session.receipt).toBeNull();
});

it('ends with a refusal of the session, and with no other problem', () => {
  const { session, store } = anOpenTab(inOneHour());
  expect(session.endedBy({ kind: 'offline' })).toBe(false);
  expect(session.state.kind).toBe('held');
  expect(session.endedBy({ kind: 'session-expired' })).toBe(true);
  expect(session.state).toEqual({ kind: 'expired' });
  expect(store.read()).toBeNull();
});
