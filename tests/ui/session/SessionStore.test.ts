import { expect, it, vi } from 'vitest';
import { STAY_MS } from '#domain/kept/stay.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { DAY, now, yesterday } from '#tests/data/moments.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { MARK, aTab, anOpenTab, inOneHour, withTabs } from './aTab.ts';

withTabs();

it('has no voucher before one is entered', async () => {
  const { session } = await anOpenTab();
  expect(session.state).toEqual({ kind: 'none' });
  expect(session.voucher).toBeNull();
});

it('restores the voucher of this tab and the remainder of the last order after a reload', async () => {
  const kept = inOneHour();
  const { session } = aTab(kept, { balanceAfter: { amountInCent: 25_00, currency: 'EUR' } });
  await session.start();
  expect(session.voucher).toEqual(kept.voucher);
  expect(session.balanceAfter).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});

it('restores no session that expired meanwhile', async () => {
  const { session, store } = await anOpenTab(aSession({ expires: yesterday }));
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
});

it('returns its voucher as given, not as an observable copy', async () => {
  const { session, hold } = aTab();
  const held = inOneHour();
  hold(held);
  expect(session.voucher).toBe(held.voucher);
});

it('drops its voucher when another tab forgets it, without telling the others again', async () => {
  const { session, store, tabs } = await anOpenTab(inOneHour());
  tabs.notifyForgotten(MARK);
  expect(session.state).toEqual({ kind: 'elsewhere' });
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
  vi.advanceTimersByTime(STAY_MS);
  expect(vi.getTimerCount()).toBe(0);
});

const spent = (at: number) => [{ of: ofVoucher(MARK), at, what: 'spent' as const }];

it('drops its voucher when another tab notes that it has spent from it', async () => {
  const { session, store, kept } = await anOpenTab(inOneHour());
  kept.write('moneyNews', spent(now));
  expect(session.state).toEqual({ kind: 'elsewhere' });
  expect(store.read()).toBeNull();
});

it('drops its voucher when the user returns to a tab that was frozen while another tab spent from it', async () => {
  const { session, kept } = await anOpenTab(inOneHour());
  kept.writeUnheard('moneyNews', spent(now));
  expect(session.state.kind).toBe('held');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.state).toEqual({ kind: 'elsewhere' });
});

it('drops its voucher at the start if another tab has spent from it meanwhile', async () => {
  const { session } = aTab(inOneHour(), { moneyNews: spent(7), moneySeen: 6 });
  const stop = await session.start();
  expect(session.state).toEqual({ kind: 'elsewhere' });
  stop();
});

it('drops a voucher whose answer arrives after another tab has spent from it', async () => {
  const { session, take, kept } = await anOpenTab();
  const seen = take.begin();
  kept.write('moneyNews', spent(now));
  take.execute(inOneHour(), seen);
  expect(session.state).toEqual({ kind: 'elsewhere' });
});

it.each([
  ['it has seen', 7],
  ['it has seen before later ones', 8],
])('keeps its voucher after news that %s', async (_name, moneySeen) => {
  const { session } = await anOpenTab(inOneHour(), { moneyNews: spent(7), moneySeen });
  expect(session.state.kind).toBe('held');
  expect(session.missed).toBeNull();
});

it('keeps its voucher after a top-up in another tab, but marks its balance as outdated', async () => {
  const { session, kept } = await anOpenTab(inOneHour(), {
    balanceAfter: { amountInCent: 25_00, currency: 'EUR' },
  });
  kept.write('moneyNews', [{ of: ofVoucher(MARK), at: now, what: 'charged' }]);
  expect(session.state.kind).toBe('held');
  expect(session.missed).toBe('charged');
  expect(session.balanceAfter).toBeNull();
});

it('shows no remainder of an order once another tab has spent from the voucher', async () => {
  const { session, kept } = await anOpenTab(null, {
    lastVoucher: MARK,
    moneySeen: 1,
    balanceAfter: { amountInCent: 25_00, currency: 'EUR' },
  });
  expect(session.balanceAfter).not.toBeNull();
  kept.write('moneyNews', spent(2));
  expect(session.balanceAfter).toBeNull();
});

it('keeps its voucher when another tab forgets a different one', async () => {
  const { session, tabs } = await anOpenTab(inOneHour());
  tabs.notifyForgotten('987654321');
  expect(session.state.kind).toBe('held');
});

it('stays expired when another tab forgets its voucher afterwards', async () => {
  const { session, tabs } = await anOpenTab(inOneHour());
  session.endedBy({ kind: 'session-expired' });
  tabs.notifyForgotten(MARK);
  expect(session.state).toEqual({ kind: 'expired' });
});

it('removes the voucher here and in the other tabs', async () => {
  const { session, store, tabs } = await anOpenTab(inOneHour());
  session.end('done');
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual([MARK]);
  vi.advanceTimersByTime(STAY_MS);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps the way back to the partner when the voucher is removed, and forgets it when all data is removed', async () => {
  const { session, kept, hold } = aTab(null, { partner: aPartner() });
  hold(inOneHour());
  session.end('done');
  expect(kept.read('partner')).not.toBeNull();
  session.end('removed');
  expect(kept.read('partner')).toBeNull();
});

it('forgets all data of the user when they remove it in another tab, without telling the others', async () => {
  const { session, kept, store, tabs } = await anOpenTab(inOneHour());
  kept.write('partner', aPartner());
  tabs.notifyRemoved(null);
  expect(session.state).toEqual({ kind: 'removed' });
  expect(store.read()).toBeNull();
  expect(kept.read('partner')).toBeNull();
  expect(session.removals).toBe(1);
  expect(tabs.heard).toEqual([]);
});

it('forgets the partner of a used voucher when its user removes their data in another tab', async () => {
  const { session, kept, tabs } = await anOpenTab(inOneHour());
  session.end('done');
  kept.write('partner', aPartner());
  tabs.notifyRemoved(null);
  expect(session.state).toEqual({ kind: 'none' });
  expect(kept.read('partner')).toBeNull();
});

it('forgets all data of the user when the tab opens after they removed it elsewhere', async () => {
  const { session, kept, store } = await anOpenTab(inOneHour(), {
    removals: [{ of: null, at: now - 1 }],
    emptySince: now - 2,
    partner: aPartner(),
  });
  expect(session.state).toEqual({ kind: 'none' });
  expect(store.read()).toBeNull();
  expect(kept.read('partner')).toBeNull();
});

it('forgets all data of the user when the page returns from the back/forward cache after they removed it', async () => {
  const { session, kept } = await anOpenTab(inOneHour());
  kept.write('partner', aPartner());
  kept.write('removals', [{ of: null, at: now }]);
  window.dispatchEvent(new Event('pageshow'));
  expect(session.state).toEqual({ kind: 'removed' });
  expect(kept.read('partner')).toBeNull();
});

it.each([
  ['its data', now],
  ['its data, with a clock that was a day fast', now + DAY],
])('keeps a voucher entered after the removal of %s', async (_, at) => {
  const { session, take } = await anOpenTab(null, { removals: [{ of: null, at }] });
  take.execute(inOneHour(), 0);
  window.dispatchEvent(new Event('pageshow'));
  expect(session.state.kind).toBe('held');
});

it('neither listens nor counts after it is stopped', async () => {
  const { session, stop, tabs } = await anOpenTab(inOneHour());
  stop();
  tabs.notifyForgotten(MARK);
  tabs.notifyRemoved(null);
  vi.advanceTimersByTime(DAY);
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.state.kind).toBe('held');
});

it('ends on an expired session, and on no other problem', async () => {
  const { session, store } = await anOpenTab(inOneHour());
  expect(session.endedBy({ kind: 'offline' })).toBe(false);
  expect(session.state.kind).toBe('held');
  expect(session.endedBy({ kind: 'session-expired' })).toBe(true);
  expect(session.state).toEqual({ kind: 'expired' });
  expect(store.read()).toBeNull();
});

it('shows what an order has left of the voucher as soon as that is stored', () => {
  const { session, store, spend, hold } = aTab();
  hold(inOneHour());
  spend.execute({ amountInCent: 0, currency: 'EUR' }, MARK);
  expect(session.voucher?.balanceInCent).toBe(0);
  expect(store.read()?.voucher.balanceInCent).toBe(0);
});

it('hides the remainder of another voucher when that is forgotten', () => {
  const { session, kept, hold } = aTab(null, { balanceAfter: { amountInCent: 25_00, currency: 'EUR' } });
  session.lookAgain();
  kept.forget('balanceAfter');
  hold(inOneHour());
  expect(session.balanceAfter).toBeNull();
});

it('counts a removal only when another voucher replaces the one in use', () => {
  const { session, hold } = aTab();
  hold(inOneHour());
  hold(inOneHour());
  hold(inOneHour());
  expect(session.removals).toBe(0);
  hold(aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }));
  expect(session.removals).toBe(1);
});
