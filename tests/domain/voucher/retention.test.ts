import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORM_FOR_THE_REST_MS } from '#domain/voucher/belongings.ts';
import { ENDS, KEPT_PARTS, LEAVES_WHEN, leavesAtBeginning } from '#domain/voucher/retention.ts';
import { holds } from '#tests/data/holds.ts';
import { now } from '#tests/data/moments.ts';

const OF_A_VOUCHER = ['session', 'belongings', 'remainder', 'charge', 'receipts', 'partner', 'help'];

it('lets everything of a voucher leave that was removed or replaced, and of every other end the permission alone', () => {
  expect(Object.entries(ENDS).map(([cause, { leaves }]) => [cause, leaves])).toEqual([
    ['removed', OF_A_VOUCHER],
    ['erased', KEPT_PARTS],
    ['replaced', OF_A_VOUCHER],
    ['done', ['session']],
    ['donated', ['session']],
    ['expired', ['session']],
    ['elsewhere', ['session']],
  ]);
});

it('tells other tabs of what they could not know, and never of the end of a permission', () => {
  const told = Object.entries(ENDS).filter(([, { isTold }]) => isTold);
  expect(told.map(([cause]) => cause)).toEqual(['removed', 'erased', 'replaced', 'done']);
});

it('forgets what the device may remember when the person removes all their data, and at no other end', () => {
  const forgetful = Object.entries(ENDS).filter(([, { leaves }]) => leaves.includes('memory'));
  expect(forgetful.map(([cause]) => cause)).toEqual(['erased']);
});

it('never takes the permission away from a voucher that goes on', () => {
  expect(Object.values(LEAVES_WHEN).flat()).not.toContain('session');
});

const OWN = { mark: 'a', until: null };

it.each([
  ['the same voucher', OWN, null, ['receipts', 'partner']],
  ['the same, by a partner', OWN, 'Sternbonus', ['receipts']],
  ['another voucher', { mark: 'b', until: null }, null, ['receipts', 'belongings', 'remainder', 'partner']],
  [
    'another, by a partner',
    { mark: 'b', until: null },
    'Sternbonus',
    ['receipts', 'belongings', 'remainder', 'partner'],
  ],
  ['a first voucher', null, null, ['receipts', 'belongings', 'remainder', 'partner']],
  ['the same, in time for its rest', { mark: 'a', until: now + 1 }, 'Sternbonus', ['receipts']],
  ['the same, too late', { mark: 'a', until: now }, 'Sternbonus', ['receipts', 'belongings', 'remainder']],
])('lets leave at the beginning of %s', (_which, owner, partner, leaves) => {
  expect(leavesAtBeginning({ mark: 'a', partner }, owner, now)).toEqual(leaves);
});

it('never shows one holder the receipt or the form of another', () => {
  const marks = fc.constantFrom('a', 'b', 'c');
  const until = fc.option(fc.integer({ min: now - FORM_FOR_THE_REST_MS, max: now + FORM_FOR_THE_REST_MS }));
  const owners = fc.option(fc.record({ mark: marks, until }));
  holds(
    fc.property(marks, fc.option(fc.string()), owners, (mark, partner, owner) => {
      const leaves = leavesAtBeginning({ mark, partner }, owner, now);
      expect(leaves).toContain('receipts');
      if (owner?.mark !== mark) expect(leaves).toEqual(expect.arrayContaining(['belongings', 'remainder']));
    }),
  );
});
