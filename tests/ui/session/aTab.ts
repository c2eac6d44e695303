import { FollowSession } from '#application/voucher/followSession.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { type KeptValues, keptWith } from '#tests/data/fakeKept.ts';
import { tokenOf } from '#tests/data/fakeTab.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { afterEach, beforeEach, vi } from 'vitest';

const running: (() => void)[] = [];

/** Registers the hooks that fake the clock and stop the opened sessions. Each test file that uses a tab calls it once. */
export function withTabs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    for (const stop of running.splice(0)) stop();
  });
}

/**
 * A tab whose clock is the browser's, so that sleeping moves both. `aheadMs`: how far ahead of the backend the device's
 * clock is, as an answer has told.
 */
export function aTab(held: VoucherSession | null = null, values: KeptValues = {}, aheadMs = 0) {
  const kept = keptWith(held, values);
  const clock = { now: () => Date.now() - aheadMs, deviceNow: () => Date.now() };
  const { end, leave, spend, store, tabSession, tabs, take } = voucherLife(kept, { clock });
  const restore = new RestoreVoucher(tabSession, kept, end, tokenOf(store), clock);
  const session = new SessionStore({
    session: tabSession,
    follow: new FollowSession(tabSession, end, restore, leave, kept, tabs, clock),
    leave,
    end,
    kept: new StoredValues(new TabWatch(kept), kept),
    isThanked: () => window.location.pathname === '/thankyou',
  });
  /** As a use case that the backend has just given this session. */
  const hold = (next: VoucherSession) => tabSession.learn(next, tabSession.latestNews());
  return { session, store, kept, tabs, spend, take, hold };
}

/** A tab with an opened page. */
export async function anOpenTab(held: VoucherSession | null = null, values: KeptValues = {}, aheadMs = 0) {
  const tab = aTab(held, values, aheadMs);
  const stop = await tab.session.start();
  running.push(stop);
  return { ...tab, stop };
}

export const inOneHour = () => aSession({ expires: now + 3600 * SECOND });
export const MARK = voucherMark(inOneHour());
