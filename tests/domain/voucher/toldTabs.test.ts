import { expect, it } from 'vitest';
import { onShown, type Shown, stillTold, type Told, toldNow } from '#domain/voucher/toldTabs.ts';

const spent: Told = { mark: 'A', leftInCent: 0, at: 1_000_000 };
const removed: Told = { ...spent, leftInCent: null };
const stale: Shown = { mark: 'A', balanceInCent: 50_00, isRestored: true };
const SOON = 1_030_000;

it.each<[string, Told | null, Shown, number, ReturnType<typeof onShown>]>([
  ['a page that was loading when value was spent', spent, stale, SOON, 'tell-again'],
  ['a page that was loading when the voucher was removed', removed, stale, SOON, 'tell-again'],
  [
    'an answer that was on its way when value was spent',
    spent,
    { ...stale, isRestored: false },
    SOON,
    'tell-again',
  ],
  ['a code that was entered again after a removal', removed, { ...stale, isRestored: false }, SOON, 'forget'],
  [
    'a code that was entered again after the order',
    spent,
    { mark: 'A', balanceInCent: 0, isRestored: false },
    SOON,
    'forget',
  ],
  ['a page that knows what is left', spent, { ...stale, balanceInCent: 0 }, SOON, 'keep'],
  ['another voucher', spent, { ...stale, mark: 'B' }, SOON, 'keep'],
  ['a page from the cache long after value was spent', spent, stale, SOON + 1, 'tell-again'],
  ['a page from the cache long after the removal', removed, stale, SOON + 1, 'keep'],
  [
    'an answer so long after the order that it is newer',
    spent,
    { ...stale, isRestored: false },
    SOON + 1,
    'forget',
  ],
  ['an answer at a clock that was set back far', spent, { ...stale, isRestored: false }, 960_000, 'forget'],
  [
    'an answer after another tab spent more',
    { ...spent, leftInCent: 30_00 },
    { mark: 'A', balanceInCent: 10_00, isRestored: false },
    SOON,
    'forget',
  ],
  ['a tab that was told nothing', null, stale, SOON, 'keep'],
])('answers %s', (_name, told, shown, now, expected) => {
  expect(onShown(told, shown, now)).toBe(expected);
});

it('knows what an order left also after the removal that follows it', () => {
  const after = toldNow({ ...removed, at: 1_010_000 }, spent);
  expect(after).toEqual(spent);
  expect(toldNow({ ...removed, mark: 'B' }, spent).leftInCent).toBeNull();
  expect(toldNow({ ...spent, leftInCent: 10_00 }, spent).leftInCent).toBe(10_00);
});

it('counts what the tab itself is answered as newer than what it told', () => {
  expect(stillTold(removed, { ...stale, isRestored: false })).toBeNull();
  expect(stillTold(removed, stale)).toBe(removed);
  expect(stillTold(removed, { ...stale, mark: 'B', isRestored: false })).toBe(removed);
  expect(stillTold(null, stale)).toBeNull();
});
