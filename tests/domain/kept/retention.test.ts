import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { leavesAtBeginning } from '#domain/kept/leavesAtBeginning.ts';
import { ENDS, KEPT_PARTS, LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { LEAVES_WHEN } from '#domain/kept/retentionOfOrders.ts';
import { KEPT } from '#domain/kept/table.ts';
import { holds } from '#tests/data/holds.ts';

const OF_A_VOUCHER = KEPT_PARTS.filter((part) => part !== 'memory');

it.each(['removed', 'replaced', 'removed-elsewhere'] as const)(
  'deletes every part of a voucher that is %s',
  (cause) => {
    expect(ENDS[cause].leaves).toEqual(OF_A_VOUCHER);
  },
);

it.each(['done', 'donated', 'expired', 'elsewhere'] as const)(
  'deletes only the session of a voucher that is %s',
  (cause) => {
    expect(ENDS[cause].leaves).toEqual(['session']);
  },
);

it('deletes every part when the holder removes all data', () => {
  expect(ENDS.erased.leaves).toEqual(KEPT_PARTS);
});

it('deletes every kept key with its part, or with its order, tab or device', () => {
  const owners: readonly string[] = [...KEPT_PARTS, 'order', 'tab', 'device'];
  for (const { text, leavesWith } of Object.values(KEPT)) expect(owners, text).toContain(leavesWith);
});

it('notifies other tabs of what they could not know, and never of an expired session', () => {
  const notifying = Object.entries(ENDS).filter(([, { notifies }]) => notifies !== 'nothing');
  expect(notifying.map(([cause, { notifies }]) => [cause, notifies])).toEqual([
    ['removed', 'holder'],
    ['erased', 'everything'],
    ['replaced', 'session'],
    ['done', 'session'],
  ]);
});

it('deletes what the device remembers only when the holder removes all data', () => {
  const forgetful = Object.entries(ENDS).filter(([, { leaves }]) => leaves.includes('memory'));
  expect(forgetful.map(([cause]) => cause)).toEqual(['erased']);
});

it('never deletes the session of a voucher that stays in use', () => {
  expect([...Object.values(LEAVES_WHEN).flat(), ...LEAVES_IN_TIME]).not.toContain('session');
});

const OWN = { last: 'a', owner: 'a' };
const RECEIPTS = ['receipts', 'addresses', 'charged'];

it.each([
  ['the same voucher', OWN, null, [...RECEIPTS, 'partner']],
  ['the same, by a partner', OWN, 'Sternbonus', RECEIPTS],
  ['another voucher', { last: 'b', owner: 'b' }, null, OF_A_VOUCHER],
  ['another, by a partner', { last: 'b', owner: 'b' }, 'Sternbonus', OF_A_VOUCHER],
  ['another, whose drafts are gone', { last: 'b', owner: null }, null, OF_A_VOUCHER],
  ['a first voucher', { last: null, owner: null }, null, [...RECEIPTS, 'drafts', 'remainder', 'partner']],
  [
    'the same, whose drafts are gone',
    { last: 'a', owner: null },
    'Sternbonus',
    [...RECEIPTS, 'drafts', 'remainder', 'partner'],
  ],
])('deletes at the beginning of %s', (_which, before, partner, leaves) => {
  expect(leavesAtBeginning({ mark: 'a', partner }, { ...before, isRestOld: false })).toEqual(leaves);
});

it('deletes the remainder of the same voucher if another tab has changed its balance', () => {
  expect(leavesAtBeginning({ mark: 'a', partner: 'Sternbonus' }, { ...OWN, isRestOld: true })).toEqual([
    ...RECEIPTS,
    'remainder',
  ]);
});

it('never shows one holder the receipt or the form of another', () => {
  const marks = fc.constantFrom('a', 'b', 'c');
  const owners = fc.option(marks);
  holds(
    fc.property(marks, fc.option(fc.string()), fc.option(marks), owners, (mark, partner, last, owner) => {
      const leaves = leavesAtBeginning({ mark, partner }, { last, owner, isRestOld: false });
      expect(leaves).toEqual(expect.arrayContaining(RECEIPTS));
      if (owner !== mark) expect(leaves).toEqual(expect.arrayContaining(['drafts', 'remainder']));
      if (last !== null && last !== mark) expect(leaves).toEqual(OF_A_VOUCHER);
    }),
  );
});
