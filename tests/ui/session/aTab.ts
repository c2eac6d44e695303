import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { fakeBelongings, fakeVoucherStore, tokenOf } from '#tests/data/fakeTab.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import { afterEach, beforeEach, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.useRealTimers();
});

const running: (() => void)[] = [];

/**
 * A tab whose clock is the browser's, so that sleeping moves both. `redeemed` is the mark of the voucher that its last
 * redemption spent from.
 */
export function aTab(kept: VoucherSession | null = null, redeemed: string | null = null) {
  const store = fakeVoucherStore(kept, () => redeemed);
  const belongings = fakeBelongings();
  const clock = { now: () => Date.now() };
  const { end, memory, spend, tabs, take } = voucherLife(store, belongings, { clock });
  const session = new SessionStore(
    new RestoreVoucher(store, end, tokenOf(store), clock),
    new TidyBelongings(belongings, memory, clock),
    end,
    store,
    tabs,
    clock,
  );
  return { session, store, tabs, belongings, memory, spend, take };
}

/** A tab whose page has been opened. */
export async function anOpenTab(kept: VoucherSession | null = null, redeemed: string | null = null) {
  const tab = aTab(kept, redeemed);
  const stop = await tab.session.start();
  running.push(stop);
  return { ...tab, stop };
}

export const inOneHour = () => aSession({ expires: now + 3600 * SECOND });
export const MARK = voucherMark(inOneHour());
