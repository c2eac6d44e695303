import { expect, it, vi } from 'vitest';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { ENDS, type EndCause } from '#domain/kept/retention.ts';
import { KEPT, type KeptKey, keysLeavingWith } from '#domain/kept/table.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());
const CAUSES = Object.keys(ENDS) as EndCause[];
const ON_A_WISH: readonly EndCause[] = ['removed', 'erased', 'removed-elsewhere'];

/** A tab in which somebody uses a voucher, and in which something is kept under every other key. */
function aTab(held = aSession(), clock = clockAt()) {
  const kept = keptWith(held);
  const session = Object.keys(kept.all());
  for (const key of Object.keys(KEPT) as KeptKey[]) {
    if (!session.includes(key)) kept.write(key, `${key} of the voucher` as never);
  }
  kept.write('removals', []);
  kept.write('emptySince', now - DAY);
  return { kept, ...voucherLife(kept, { clock }) };
}

const keys = (kept: ReturnType<typeof keptWith>) => Object.keys(kept.all()).sort();
const ALL = keys(aTab().kept);

it.each(CAUSES)('deletes the parts and notifies the tabs that the table lists: %s', (cause) => {
  const { end, kept, store, tabs } = aTab();
  end.execute(cause, MARK);
  const leaving = keysLeavingWith(ENDS[cause].leaves);
  expect(keys(kept)).toEqual(ALL.filter((key) => !leaving.includes(key as KeptKey)));
  expect(tabs.heard).toEqual(ENDS[cause].notifies === 'nothing' ? [] : [MARK]);
  expect(store.read()).toBeNull();
});

it.each(['removed', 'replaced', 'done'] as const)(
  'has cleared this tab before another one is notified: %s',
  (cause) => {
    const { end, store, tabs } = aTab();
    const hear = vi.fn(() => store.read());
    tabs.onForgotten(hear);
    end.execute(cause, MARK);
    expect(hear).toHaveReturnedWith(null);
  },
);

it.each(CAUSES)('does not notify other tabs if this tab had no voucher: %s', (cause) => {
  const { end, tabs } = aTab();
  end.execute(cause, null);
  expect(tabs.heard).toEqual([]);
});

it.each(CAUSES.filter((cause) => !ON_A_WISH.includes(cause)))(
  'keeps a voucher that came into use in the meantime: %s',
  (cause) => {
    const other = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });
    const { end, kept, store } = aTab(other);
    end.execute(cause, MARK);
    expect(store.read()).toEqual(other);
    expect(keys(kept)).toEqual(ALL);
  },
);

it.each(ON_A_WISH)('removes any voucher at the user’s request: %s', (cause) => {
  const { end, store, tabs } = aTab(aSession({ voucher: aVoucher({ serialNumber: '987654321' }) }));
  end.execute(cause, MARK);
  expect(store.read()).toBeNull();
  expect(tabs.heard).toEqual(ENDS[cause].notifies === 'nothing' ? [] : [MARK]);
});

it('notifies the other tabs once of a removal by the user, with or without a voucher in use', () => {
  for (const mark of [MARK, null]) {
    const { end, tabs } = aTab();
    const hear = vi.fn();
    tabs.onRemoved(hear);
    for (const cause of CAUSES) if (cause !== 'erased' && cause !== 'removed') end.execute(cause, mark);
    expect(hear).not.toHaveBeenCalled();
    end.execute('erased', mark);
    end.execute('removed', mark);
    expect(hear.mock.calls).toEqual(mark === null ? [[null]] : [[null], [mark]]);
  }
});

it.each([
  ['removed', ofVoucher(MARK)],
  ['erased', null],
] as const)('stores a removal by the user on the device, without the mark: %s', (cause, of) => {
  const { end, kept } = aTab();
  end.execute(cause, MARK);
  expect(kept.read('removals')).toEqual([{ of, at: now }]);
  expect(kept.read('emptySince')).toBe(now);
});

it.each(['removed', 'erased'] as const)(
  'stores a removal as later than the previous ones, also after the clock was put back: %s',
  (cause) => {
    const { end, kept } = aTab();
    kept.write('removals', [{ of: 'another', at: now + DAY }]);
    end.execute(cause, MARK);
    expect(kept.read('removals')?.at(-1)?.at).toBe(now + DAY + 1);
    expect(kept.read('emptySince')).toBe(now + DAY + 1);
  },
);

it('marks the stored removals as followed when another tab reports one, and stores none itself', () => {
  const { end, kept } = aTab();
  const removals = [{ of: null, at: now - 1 }];
  kept.write('removals', removals);
  end.execute('removed-elsewhere', MARK);
  expect([kept.read('removals'), kept.read('emptySince')]).toEqual([removals, now - 1]);
});

it.each(CAUSES.filter((cause) => !ON_A_WISH.includes(cause)))(
  'stores no removal at an end without one: %s',
  (cause) => {
    const { end, kept } = aTab();
    end.execute(cause, MARK);
    expect([kept.read('removals'), kept.read('emptySince')]).toEqual([[], now - DAY]);
  },
);

it.each([
  ['now', now + DAY, null, now],
  ['when it ran out, if this page notices later', now - DAY, null, now - DAY],
  ['the typing after that', now - DAY, now - 1, now - 1],
])(
  'counts the last use from the end of the session, or from later typing: %s',
  (_, expires, typedAt, usedAt) => {
    const { end, kept } = aTab(aSession({ expires }));
    kept.forget('usedAt');
    if (typedAt !== null) kept.write('usedAt', typedAt);
    end.execute('expired', MARK);
    expect(kept.read('usedAt')).toBe(usedAt);
  },
);

it.each([
  ['now', now + DAY, 0],
  ['when it ran out, if this page notices later', now - 60 * SECOND, 60 * SECOND],
])('stores the end of the session in the time of the device’s clock: %s', (_, expires, ago) => {
  const deviceTime = now - 40 * 60 * SECOND;
  const { end, kept } = aTab(aSession({ expires }), clockAt(now, deviceTime));
  kept.forget('usedAt');
  end.execute('expired', MARK);
  expect(kept.read('usedAt')).toBe(deviceTime - ago);
});
