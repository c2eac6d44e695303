import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { MARK, aTab, anOpenTab, inOneHour, withTabs } from './aTab.ts';

withTabs();

it('expires ten seconds before the token, not a millisecond earlier', async () => {
  const { session, store, tabs } = await anOpenTab(inOneHour());
  vi.advanceTimersByTime(3590 * SECOND - 1);
  expect(session.state.kind).toBe('held');
  vi.advanceTimersByTime(1);
  expect(session.state).toEqual({ kind: 'expired' });
  expect(store.read()).toBeNull();
  expect(tabs.heard, 'another tab may have renewed its permission').toEqual([]);
});

it('expires once', async () => {
  const { kept } = await anOpenTab(inOneHour());
  const forget = vi.spyOn(kept, 'forget');
  vi.advanceTimersByTime(DAY);
  expect(forget.mock.calls.filter(([key]) => key === 'voucherToken')).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('expires at once if only five seconds are left', async () => {
  const { session, hold } = aTab();
  hold(aSession({ expires: now + 5 * SECOND }));
  expect(session.state).toEqual({ kind: 'expired' });
});

it('warns from two minutes before the end until the end', async () => {
  const { session } = await anOpenTab(inOneHour());
  vi.advanceTimersByTime(3480 * SECOND - 1);
  expect(session.ending).toBe(false);
  vi.advanceTimersByTime(1);
  expect(session.ending).toBe(true);
  vi.advanceTimersByTime(110 * SECOND - 1);
  expect(session.ending).toBe(true);
  vi.advanceTimersByTime(1);
  expect(session.ending).toBe(false);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('stops warning after a renewal, and follows the new end', async () => {
  const { session, hold } = await anOpenTab(inOneHour());
  vi.advanceTimersByTime(3500 * SECOND);
  const next = {
    ...aSession({ expires: now + 2 * 3600 * SECOND }),
    token: 'next' as VoucherSession['token'],
  };
  hold(next);
  expect(session.ending).toBe(false);
  expect(session.held).toBe(next);
  vi.advanceTimersByTime(3580 * SECOND);
  expect(session.ending).toBe(true);
});

it('does not expire early if the token outlasts the longest timer', async () => {
  const { session, hold } = aTab();
  hold(aSession({ expires: now + 60 * DAY }));
  vi.advanceTimersByTime(60 * DAY - 11 * SECOND);
  expect(session.state.kind).toBe('held');
  vi.advanceTimersByTime(SECOND);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('expires once, ten seconds ahead of the token, for every lifetime', async () => {
  const lifetime = fc.oneof(fc.integer({ min: 0, max: 60 * SECOND }), fc.integer({ min: 0, max: 100 * DAY }));
  holds(
    fc.property(lifetime, (ms) => {
      vi.setSystemTime(now);
      const { kept, hold } = aTab();
      const forget = vi.spyOn(kept, 'forget');
      const ends = () => forget.mock.calls.filter(([key]) => key === 'voucherToken').length;
      hold(aSession({ expires: now + ms }));
      const sleep = Math.max(0, ms - 10 * SECOND);
      if (sleep > 0) vi.advanceTimersByTime(sleep - 1);
      expect(ends()).toBe(sleep > 0 ? 0 : 1);
      vi.advanceTimersByTime(DAY);
      expect(ends()).toBe(1);
    }),
  );
});

it('follows only the end of the newest voucher', async () => {
  const { session, hold } = aTab();
  hold(inOneHour());
  hold(aSession({ expires: now + 2 * 3600 * SECOND }));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(3600 * SECOND);
  expect(session.state.kind).toBe('held');
});

it.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('checks the clock on %s, because timers are suspended in a hidden tab', async (_event, dispatch) => {
  const { session } = await anOpenTab(inOneHour());
  vi.setSystemTime(now + 3600 * SECOND); // time passes, the timer is suspended
  expect(session.state.kind).toBe('held');
  dispatch();
  expect(session.state).toEqual({ kind: 'expired' });
});

it('keeps one timer if the tab returns in time', async () => {
  const { session } = await anOpenTab(inOneHour());
  vi.advanceTimersByTime(1800 * SECOND);
  window.dispatchEvent(new Event('pageshow'));
  expect(session.state.kind).toBe('held');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1790 * SECOND);
  expect(session.state).toEqual({ kind: 'expired' });
});

/** The events of a page that the browser restores on "back". */
const restorePage = () => window.dispatchEvent(new Event('pageshow'));

it('is restored by "back" without the voucher that a later page of this tab removed', async () => {
  const { session, kept, tabs } = await anOpenTab(inOneHour());
  kept.forget('voucherToken');
  restorePage();
  expect(session.state).toEqual({ kind: 'none' });
  expect(tabs.heard).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is restored by "back" with the voucher that a later page of this tab entered', async () => {
  const { session, store } = await anOpenTab(inOneHour());
  const later = { ...inOneHour(), token: 'later' as VoucherSession['token'] };
  store.write(later);
  restorePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.held).toEqual(later);
});

it('is restored by "back" with the voucher that a later page entered, although it had none', async () => {
  const { session, store } = await anOpenTab();
  store.write(inOneHour());
  restorePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.held).toEqual(inOneHour());
});

const another = { ...aSession({ voucher: aVoucher({ serialNumber: '987654321' }), expires: now + 2 * DAY }) };
it.each([
  ['another voucher', another, 1],
  ['a renewed session', aSession({ expires: now + 2 * DAY }), 0],
])(
  'is restored by "back" after its own end, and keeps %s of a later page in use',
  async (_which, newer, removals) => {
    const { session, store, tabs } = await anOpenTab(inOneHour());
    const later = { ...newer, token: 'later' as VoucherSession['token'] };
    vi.setSystemTime(now + DAY); // the page and its timer were frozen
    store.write(later);
    document.dispatchEvent(new Event('visibilitychange')); // browsers send it before `pageshow`
    restorePage();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.read()).toEqual(later);
    expect(session.held).toEqual(later);
    expect(session.removals, 'what a page shows of the former goes with it').toBe(removals);
    expect(tabs.heard).toEqual([]);
  },
);

it('stays expired when restored by "back"', async () => {
  const { session, store } = await anOpenTab(inOneHour());
  session.endedBy({ kind: 'session-expired' });
  store.write(inOneHour());
  restorePage();
  expect(session.state).toEqual({ kind: 'expired' });
});

it('is restored by "back" without the remainder that was removed with the voucher', async () => {
  const { session, kept } = await anOpenTab();
  kept.write('balanceAfter', { amountInCent: 25_00, currency: 'EUR' });
  session.lookAgain();
  kept.forget('balanceAfter');
  restorePage();
  expect(session.balanceAfter).toBeNull();
});

it('reports the session as expired if the session renewed by a later page has expired too', async () => {
  const { session, store } = await anOpenTab(inOneHour());
  const { held } = session;
  if (held === null) throw new Error('no voucher is in use');
  store.write({ ...held, token: 'renewed' as VoucherToken, expiresAt: held.expiresAt + 60 * SECOND });
  vi.setSystemTime(now + 3600 * SECOND + 61 * SECOND);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
  expect(session.state.kind).toBe('expired');
});

/** Sets the path of the page. */
const at = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => at('/'));

it.each([
  ['the thank-you page itself, loaded again', '/thankyou', MARK, 'held'],
  ['another page, whose address was typed', '/shops', MARK, 'none'],
  ['another page, where another voucher was redeemed from', '/shops', '987654321', 'held'],
])(
  'drops only the redeemed voucher, and only outside the thank-you page: %s',
  async (_page, path, redeemed, kind) => {
    at(path);
    const { session, store, tabs } = await anOpenTab(inOneHour(), { redeemedFrom: redeemed });
    expect(session.state.kind).toBe(kind);
    expect(store.read() === null).toBe(kind === 'none');
    expect(tabs.heard).toEqual(kind === 'none' ? [MARK] : []);
  },
);

it('is restored by "back" from a thank-you page without the redeemed voucher', async () => {
  at('/thankyou');
  const { session, store } = await anOpenTab(inOneHour(), { redeemedFrom: MARK });
  restorePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state.kind).toBe('held');
  at('/shops');
  store.write({ ...inOneHour(), voucher: aVoucher({ balanceInCent: 25_00 }) });
  restorePage();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
});
