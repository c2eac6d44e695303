import { expect, it, vi } from 'vitest';
import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { KEPT, type KeptKey, keysLeavingWith } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { DAY, now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());
const CAUSES = Object.keys(ENDS) as EndCause[];
const ON_A_WISH: readonly EndCause[] = ['removed', 'erased', 'erased-elsewhere'];

/** A tab in which somebody uses a voucher, and in which something is kept under every other key. */
function aTab(held = aSession()) {
  const kept = keptWith(held);
  const session = Object.keys(kept.all());
  for (const key of Object.keys(KEPT) as KeptKey[]) {
    if (!session.includes(key)) kept.write(key, `${key} of the voucher` as never);
  }
  kept.write('erasedAt', now);
  return { kept, ...voucherLife(kept) };
}

const keys = (kept: ReturnType<typeof keptWith>) => Object.keys(kept.all()).sort();
const ALL = keys(aTab().kept);

it.each(CAUSES)('forgets what the table says, and tells whom it says: %s', (cause) => {
  const { end, kept, store, tabs } = aTab();
  end.execute(cause, MARK);
  const leaving = keysLeavingWith(ENDS[cause].leaves);
  expect(keys(kept)).toEqual(ALL.filter((key) => !leaving.includes(key as KeptKey)));
  expect(tabs.heard).toEqual(ENDS[cause].tells === 'nothing' ? [] : [MARK]);
  expect(store.read()).toBeNull();
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

it.each(CAUSES.filter((cause) => !ON_A_WISH.includes(cause)))(
  'leaves a voucher alone that came into use since: %s',
  (cause) => {
    const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
    const { end, kept, store } = aTab(other);
    end.execute(cause, MARK);
    expect(store.read()).toEqual(other);
    expect(keys(kept)).toEqual(ALL);
  },
);

it.each(ON_A_WISH)('removes whatever is there on somebody’s wish: %s', (cause) => {
  const { end, store, tabs } = aTab(aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }));
  end.execute(cause, MARK);
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual(ENDS[cause].tells === 'nothing' ? [] : [MARK]);
});

it('tells the other tabs once that all data were removed, whether a voucher was in use or not', () => {
  for (const mark of [MARK, null]) {
    const { end, tabs } = aTab();
    const hear = vi.fn();
    tabs.onErased(hear);
    for (const cause of CAUSES) if (cause !== 'erased') end.execute(cause, mark);
    expect(hear).not.toHaveBeenCalled();
    end.execute('erased', mark);
    expect(hear).toHaveBeenCalledOnce();
  }
});

it('notes when all data were removed, also after the clock was put back, and that this tab is empty since', () => {
  const { end, kept } = aTab();
  kept.write('erasedAt', now + DAY);
  end.execute('erased', MARK);
  expect([kept.read('erasedAt'), kept.read('emptySince')]).toEqual([now + DAY, now + DAY]);
  kept.write('erasedAt', now - DAY);
  end.execute('erased', null);
  expect([kept.read('erasedAt'), kept.read('emptySince')]).toEqual([now, now]);
});

it.each(CAUSES)('notes that the tab is empty after a wish alone: %s', (cause) => {
  const { end, kept } = aTab();
  kept.forget('emptySince');
  kept.forget('erasedAt');
  end.execute(cause, MARK);
  expect(kept.read('emptySince')).toBe(ON_A_WISH.includes(cause) ? now : null);
  expect(kept.read('erasedAt')).toBe(cause === 'erased' ? now : null);
});
