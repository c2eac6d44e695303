import { expect, it, vi } from 'vitest';
import { UndoRemoval } from '#application/voucher/undoRemoval.ts';
import { ENDS } from '#domain/kept/retention.ts';
import { KEPT, type KeptKey, keysLeavingWith } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

/** A tab in which a voucher is in use, and in which every other key holds something. */
function aTab() {
  const kept = keptWith(aSession());
  for (const key of Object.keys(KEPT) as KeptKey[])
    if (kept.read(key) === null && !['emptySince', 'moneyNews', 'removals'].includes(key))
      kept.write(key, `${key} before` as never);
  const copied: KeptKey[] = [];
  const copies = {
    copy: (keys: readonly KeptKey[]) => {
      copied.push(...keys);
      const values = keys.map((key) => [key, kept.read(key)] as const);
      return () => values.forEach(([key, value]) => value !== null && kept.write(key, value));
    },
  };
  const life = voucherLife(kept);
  return { kept, copied, undo: new UndoRemoval(copies, kept, life.tabSession, life.tabs), ...life };
}

it('restores everything that a removal deleted, and nothing else', () => {
  const { copied, end, kept, tabSession, undo } = aTab();
  const before = kept.all();
  const { restore } = undo.prepare();
  end.execute('removed', voucherMark(aSession()));
  expect(kept.all()).not.toEqual(before);
  restore();
  expect(tabSession.held).toEqual(aSession());
  // Nothing is left of the device’s note, so that no tab follows a removal that was undone.
  expect(kept.all()).toEqual({ ...before, emptySince: now, removals: [] });
  expect(copied).toEqual(keysLeavingWith(ENDS.removed.leaves));
});

it('restores nothing of a removed voucher over the next one', () => {
  const { end, kept, tabSession, take, undo } = aTab();
  const { restore } = undo.prepare();
  end.execute('removed', voucherMark(aSession()));
  const next = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
  take.execute(next, 0);
  const before = kept.all();
  restore();
  expect(tabSession.held).toEqual(next);
  expect(kept.all()).toEqual(before);
});

it('is outdated once another tab reports the same voucher or the removal of all data, until it is unsubscribed', () => {
  const { end, tabs, undo } = aTab();
  const mark = voucherMark(aSession());
  const { onOutdated } = undo.prepare();
  end.execute('removed', mark);
  const listener = vi.fn();
  const stop = onOutdated(listener);
  tabs.notifyForgotten('987654321');
  expect(listener).not.toHaveBeenCalled();
  tabs.notifyForgotten(mark);
  expect(listener).toHaveBeenCalledOnce();
  tabs.notifyRemoved(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  tabs.notifyForgotten(mark);
  tabs.notifyRemoved(null);
  expect(listener).toHaveBeenCalledTimes(2);
});
