import { expect, it, vi } from 'vitest';
import { STAY_MS } from '#domain/kept/stay.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';
import { anOpenTab, inOneHour, withTabs } from './aTab.ts';

withTabs();

const TYPED = { customerDraft: aCustomerDraft(), usedAt: now };
const TYPED_LONG_AGO = { ...TYPED, usedAt: now - DAY };
const type = () => document.dispatchEvent(new Event('input'));

it('forgets personal data half an hour after the user typed, not a millisecond earlier', async () => {
  const { session, kept } = await anOpenTab(null, TYPED);
  vi.advanceTimersByTime(STAY_MS - 1);
  expect(kept.read('customerDraft')).not.toBeNull();
  expect(session.removals).toBe(0);
  vi.advanceTimersByTime(1);
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.removals, 'open forms become empty too').toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('restarts the half hour whenever the user types', async () => {
  const { session, kept } = await anOpenTab(null, TYPED);
  for (let minute = 0; minute < 90; minute += 1) {
    vi.advanceTimersByTime(60 * SECOND);
    type();
  }
  expect(kept.read('customerDraft')).not.toBeNull();
  vi.advanceTimersByTime(STAY_MS);
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.removals).toBe(1);
});

it.each([
  ['40 minutes', 40 * 60 * SECOND],
  ['26 hours', 26 * 3600 * SECOND],
])('shows nothing that was typed %s before the browser restores the tab', async (_, ms) => {
  const { kept } = await anOpenTab(null, { ...TYPED, usedAt: now - ms });
  expect(kept.read('customerDraft')).toBeNull();
});

it.each([
  ['ahead of', 40 * 60 * SECOND],
  ['behind', -40 * 60 * SECOND],
])(
  'keeps what the user typed before a reload if the device’s clock is %s the backend’s',
  async (_, aheadMs) => {
    const answered = await anOpenTab(null, TYPED, aheadMs);
    type();
    // The next document has no answer of the backend yet.
    const { kept } = await anOpenTab(null, answered.kept.all());
    expect(kept.read('customerDraft')).not.toBeNull();
    vi.advanceTimersByTime(STAY_MS);
    expect(kept.read('customerDraft')).toBeNull();
  },
);

it('shows no draft of unknown age when a tab opens', async () => {
  const { kept } = await anOpenTab(null, { customerDraft: aCustomerDraft() });
  expect(kept.read('customerDraft')).toBeNull();
});

it.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('checks the age of personal data on %s, because a frozen page misses its timer', async (_, comeBack) => {
  const { session, kept } = await anOpenTab(null, TYPED);
  vi.setSystemTime(now + DAY);
  comeBack();
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.removals).toBe(1);
});

it('checks the age of personal data every minute, because a timer is suspended while the device sleeps', async () => {
  const { kept } = await anOpenTab(null, TYPED);
  vi.setSystemTime(now + DAY);
  vi.advanceTimersByTime(60 * SECOND);
  expect(kept.read('customerDraft')).toBeNull();
});

it('keeps drafts while a voucher is in use, and for half an hour after its session ended', async () => {
  const { session, kept } = await anOpenTab(inOneHour(), { ...TYPED, usedAt: now - DAY });
  vi.advanceTimersByTime(3600 * SECOND);
  expect(session.state.kind).toBe('expired');
  expect(kept.read('customerDraft')).not.toBeNull();
  vi.advanceTimersByTime(STAY_MS);
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.state.kind, 'nobody is told any more that the entries are kept').toBe('none');
});

it('counts from the end of a session that expired while the tab was discarded', async () => {
  const expired = { ...inOneHour(), expiresAt: now - STAY_MS };
  const { session, kept, store } = await anOpenTab(expired, TYPED_LONG_AGO);
  expect(kept.read('customerDraft')).toBeNull();
  expect(store.read()).toBeNull();
  expect(session.state.kind).toBe('none');
});

it('keeps stored values that name no person', async () => {
  const balanceAfter = { amountInCent: 25_00, currency: 'EUR' } as const;
  const { kept } = await anOpenTab(null, { ...TYPED, balanceAfter, redeemedFrom: '123456789' });
  vi.advanceTimersByTime(DAY);
  expect(kept.read('balanceAfter')).toEqual(balanceAfter);
  expect(kept.read('redeemedFrom')).toBe('123456789');
});
