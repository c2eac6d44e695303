import { expect, it } from 'vitest';
import { withRemoval } from '#domain/kept/removals.ts';
import { usableToken } from '#application/voucher/usableToken.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { DAY, now } from '#tests/data/moments.ts';
import { MARK, anOpenTab, inOneHour, withTabs } from './aTab.ts';

withTabs();

const OF_HOLDER = { customerDraft: aCustomerDraft(), lastVoucher: MARK, usedAt: now };
const REMOVED = withRemoval([], MARK, now);

it('forgets its voucher and all data of the holder when another tab removes that voucher', async () => {
  const { session, kept, store, tabs } = await anOpenTab(inOneHour(), OF_HOLDER);
  tabs.notifyRemoved(MARK);
  expect(session.state).toEqual({ kind: 'removed' });
  expect(store.read()).toBeNull();
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.removals).toBe(1);
});

it('forgets what the holder typed even after the session ended', async () => {
  const { session, kept, tabs } = await anOpenTab(inOneHour(), OF_HOLDER);
  session.endedBy({ kind: 'session-expired' });
  tabs.notifyRemoved(MARK);
  expect(kept.read('customerDraft')).toBeNull();
  expect(session.state, 'nobody is told any more that the entries are kept').toEqual({ kind: 'none' });
});

it('forgets what was typed without a voucher when a voucher is removed in another tab', async () => {
  const { kept, tabs } = await anOpenTab(null, { customerDraft: aCustomerDraft(), usedAt: now });
  tabs.notifyRemoved(MARK);
  expect(kept.read('customerDraft')).toBeNull();
});

it('keeps another voucher and what was typed for it', async () => {
  const { session, kept, tabs } = await anOpenTab(inOneHour(), OF_HOLDER);
  tabs.notifyRemoved('987654321');
  expect(session.state.kind).toBe('held');
  expect(kept.read('customerDraft')).not.toBeNull();
});

it('restores no voucher that was removed while the tab was discarded', async () => {
  const { session, kept, store } = await anOpenTab(inOneHour(), { ...OF_HOLDER, removals: REMOVED });
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
  expect(kept.read('customerDraft')).toBeNull();
});

it.each([
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('looks for a missed removal on %s', async (_, comeBack) => {
  const { session, kept } = await anOpenTab(inOneHour(), OF_HOLDER);
  kept.write('removals', REMOVED);
  comeBack();
  expect(session.state).toEqual({ kind: 'removed' });
  expect(kept.read('customerDraft')).toBeNull();
});

it('sends no token of a voucher that was removed elsewhere unnoticed', async () => {
  const { kept, store } = await anOpenTab(inOneHour(), OF_HOLDER);
  expect(usableToken(store, kept)).toBe(inOneHour().token);
  kept.write('removals', REMOVED);
  expect(usableToken(store, kept)).toBeNull();
});

it('reports the voucher as removed when the backend refuses a request without its token', async () => {
  const { session, kept } = await anOpenTab(inOneHour(), OF_HOLDER);
  kept.write('removals', REMOVED);
  expect(session.endedBy({ kind: 'session-expired' })).toBe(true);
  expect(session.state).toEqual({ kind: 'removed' });
  expect(kept.read('customerDraft')).toBeNull();
});

it.each([
  ['now', now],
  ['by a clock that was a day fast', now + DAY],
])('accepts the code again after the removal: %s', async (_, at) => {
  const { session, take } = await anOpenTab(null, { removals: withRemoval([], MARK, at) });
  take.execute(inOneHour(), 0);
  window.dispatchEvent(new Event('pageshow'));
  expect(session.state.kind).toBe('held');
});
